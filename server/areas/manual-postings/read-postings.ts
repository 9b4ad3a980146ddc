import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { decidePosting } from '../../../contract/manual-postings/decide-posting.ts';
import { toEuros } from '../../../domain/money.ts';
import type { Queryable } from '../../platform/database.ts';
import { reversibleTemplates } from './build-draft.ts';
import { manualPostingStore, type ManualPostingRow } from './manual-posting-store.ts';
import type { ManualPostingsDeps } from './manual-postings-context.ts';
import { sumMoved } from './draft-lines.ts';

type Presented = ResponseOf<typeof decidePosting>;

export async function presentPostings(
  { attachments }: Pick<ManualPostingsDeps, 'attachments'>,
  db: Queryable,
  rows: readonly ManualPostingRow[],
  uid: string,
): Promise<Presented[]> {
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await manualPostingStore.lines(db, ids), (one) => one.manualPostingId);
  const files = Map.groupBy(await manualPostingStore.files(db, ids), (one) => one.id);
  const postings = Map.groupBy(await manualPostingStore.postings(db, ids), (one) => one.id);
  const reversals = await manualPostingStore.reversals(db, ids);
  const attachmentIds = [...files.values()].flat().map(({ attachmentId }) => attachmentId);
  const attached = await attachments.present(db, attachmentIds);
  return rows.map((row): Presented => {
    const own = lines.get(row.id) ?? [];
    const reversedBy = reversals.get(row.id) ?? null;
    return {
      draftID: row.id,
      template: row.template,
      state: row.state,
      datedOn: row.dated_on,
      reason: row.reason,
      amount: toEuros(sumMoved(own)),
      lines: own.map(({ account, bookingId, displayNumber, name, subject, amount }) => ({
        account,
        bookingID: bookingId,
        bookingDisplayNumber: displayNumber,
        name,
        subject,
        amount: toEuros(amount),
      })),
      files: (files.get(row.id) ?? []).flatMap(({ attachmentId }) => attached.get(attachmentId) ?? []),
      refund: row.refund_source && {
        way: row.refund_iban !== null || row.refund_source.startsWith('transfer/') ? 'transfer' : 'card',
        bearer: row.refund_bearer!,
        holder: row.refund_holder,
        iban: row.refund_iban,
      },
      payment: row.payment,
      voucher: row.voucher && {
        name: row.voucher.name,
        email: row.voucher.email,
        language: row.voucher.language,
      },
      reverses: row.reverses,
      reversedBy,
      draftedName: row.drafted_name,
      draftedAt: row.drafted_at.toISOString(),
      isOwn: row.drafted_by === uid,
      decidedName: row.decided_name,
      decidedAt: row.decided_at?.toISOString() ?? null,
      decisionNote: row.decision_note,
      isReversible: row.state === 'approved' && reversibleTemplates.has(row.template) && reversedBy === null,
      postings: (postings.get(row.id) ?? []).map(({ postingId }) => postingId),
    };
  });
}
