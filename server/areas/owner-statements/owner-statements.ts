import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { jobBody } from '../../platform/jobs.ts';
import { ownerStatementsCalls } from './calls.generated.ts';
import { ownerDocuments } from './documents/owner-documents.ts';
import { ownerStatementMailJob } from './jobs/owner-statement-mail-job.ts';
import { sampleOwnerMails, sendOwnerStatementMail } from './mails/owner-statement-mail.ts';
import type { OwnerStatementsDeps } from './owner-statements-context.ts';
import { ownersStore } from './owners-store.ts';
import { personalDataOfOwners } from './personal-data-store.ts';
import { statementsStore } from './statements-store.ts';

// Also used by the demo world, so that its statements agree with its bookings.
export { buildStatement } from './build-statement.ts';
export { insertFinished } from './finish-statement.ts';

/** Lets agencies send monthly statements to the owners of their homes. No money passes through us. */
export function createOwnerStatements(deps: OwnerStatementsDeps): { readonly module: AreaModule } {
  const { connection, attachments } = deps;
  return {
    module: {
      name: 'owner-statements',
      personalData: personalDataOfOwners,
      endpoints: bindArea(ownerStatementsCalls, deps),
      routes: [ownerDocuments(deps)],
      jobs: [jobBody(ownerStatementMailJob, ({ mailId }) => sendOwnerStatementMail(deps, mailId))],
      sampleMails: sampleOwnerMails,
      async forget(now) {
        await connection.transaction(async (tx) => {
          const before = todayInBerlin(retentionEnd(now, retentionDays.ownerStatements));
          await attachments.release(tx, await statementsStore.forgetBefore(tx, before));
          await ownersStore.forgetRemoved(tx);
        });
      },
    },
  };
}
