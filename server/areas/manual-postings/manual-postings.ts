import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Queryable } from '../../platform/database.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { jobBody } from '../../platform/jobs.ts';
import { manualPostingsCalls } from './calls.generated.ts';
import { postingMailJob } from './jobs/posting-mail-job.ts';
import { samplePostingMails } from './mails/render-posting-mail.ts';
import { sendPostingMail } from './mails/send-posting-mail.ts';
import { manualPostingStore } from './manual-posting-store.ts';
import type { ManualPostingsDeps } from './manual-postings-context.ts';
import { postingFactsStore } from './posting-facts-store.ts';

// Also used by the demo world, so that its manual postings are drafted and approved like all others.
export { postDraft } from './approve-posting.ts';
export { sumMoved } from './draft-lines.ts';
export { buildDraft, type Draft } from './build-draft.ts';

/**
 * Counts drafts that differ from their ledger postings, and manual postings that no second person approved. Both must
 * be zero.
 */
export const checkManualPostings = (db: Queryable): Promise<{ apart: number; alone: number }> =>
  postingFactsStore.approvedSums(db);

/** Lets accountants make manual postings, with two people for each. */
export function createManualPostings(deps: ManualPostingsDeps): { readonly module: AreaModule } {
  const { connection, attachments } = deps;
  return {
    module: {
      name: 'manual-postings',
      endpoints: bindArea(manualPostingsCalls, deps),
      jobs: [jobBody(postingMailJob, (payload) => sendPostingMail(deps, payload))],
      sampleMails: samplePostingMails,
      async forget(now) {
        await connection.transaction(async (tx) => {
          const before = retentionEnd(now, retentionDays.droppedPostings);
          await attachments.release(tx, await manualPostingStore.forgetDropped(tx, before));
        });
      },
    },
  };
}
