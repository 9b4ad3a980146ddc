import type { draftPosting } from '../../../../contract/manual-postings/draft-posting.ts';
import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { Handler } from '../../../http/handler.ts';
import { requestDigest } from '../../../platform/idempotency.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { runOnce } from '../../../platform/run-once.ts';
import { actOfOffice } from '../../payments/payments.ts';
import { dayOfPosting } from '../approve-posting.ts';
import { buildDraft, checkDay } from '../build-draft.ts';
import { postingMailJob } from '../jobs/posting-mail-job.ts';
import { manualPostingStore } from '../manual-posting-store.ts';
import type { ManualPostingsDeps } from '../manual-postings-context.ts';
import { bookingOfLines, sumMoved } from '../draft-lines.ts';

/** Stores a draft without posting it. The other accountants are notified by mail. */
export function draftPostingHandler(deps: ManualPostingsDeps): Handler<typeof draftPosting> {
  const { connection, clock, attachments, findPersonName } = deps;
  return async (request, { user: { uid } }) => {
    const { draft, reason, files: tickets, datedOn } = request;
    const files = attachments.ofTickets(tickets);
    if (files === null) return { ok: false, type: 'attachment-over', data: null };
    if (draft.template === 'free' && files.length === 0) {
      return { ok: false, type: 'document-missing', data: null };
    }
    const name = await findPersonName(uid);
    const call = {
      scope: 'manual-postings.draft',
      key: request.idempotencyKey,
      // Compares the files, because a form that is sent again has new tickets for the same files.
      digest: requestDigest({ draft, reason, datedOn, files }),
    };
    return runOnce(connection, call, async (tx): Promise<Outcome<typeof draftPosting>> => {
      const [at, today] = [clock.now(), clock.today()];
      const day = dayOfPosting({ template: draft.template, dated_on: datedOn }, today);
      const built = await buildDraft(tx, draft, day, today);
      if (!('lines' in built)) return built;
      const { lines, facts } = built;
      const closed = checkDay(day, today, lines);
      if (closed) return closed;
      if (!(await attachments.keep(tx, files))) return { ok: false, type: 'attachment-over', data: null };
      const draftID = await manualPostingStore.insert(
        tx,
        {
          ...{ refund_source: null, refund_bearer: null, refund_holder: null, refund_iban: null },
          ...{ voucher: null, payment: null, reverses: null },
          ...facts,
          ...{ template: draft.template, dated_on: day, reason },
          ...{ drafted_by: uid, drafted_name: name, drafted_at: at },
        },
        lines,
        files,
      );
      if (draftID === null) return { ok: false, type: 'not-reversible', data: null };
      await actOfOffice(tx, {
        bookingId: bookingOfLines(lines),
        ...{ act: 'posting-draft', subject: `posting/${draftID}`, amount: sumMoved(lines) },
        ...{ note: reason, uid, name, at },
      });
      const mail = { draftId: draftID, occasion: 'drafted' } as const;
      await enqueue(tx, postingMailJob, mail, { key: `${draftID}-drafted`, runAt: at });
      return { ok: true, data: { draftID } };
    });
  };
}
