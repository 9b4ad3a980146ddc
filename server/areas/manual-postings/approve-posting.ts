import type { PostingTemplate } from '../../../domain/manual-postings.ts';
import { negate } from '../../../domain/money.ts';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import {
  discardRefunds,
  idOfSubject,
  insertRefund,
  lockMoney,
  momentOfDay,
  post,
  refundOverpaid,
  settleJob,
  type CauseByHand,
} from '../ledger/ledger.ts';
import { lockTransfer, recordTransfer, settleRest, tellPaid } from '../payments/payments.ts';
import { grantVoucher } from '../vouchers/vouchers.ts';
import {
  checkDay,
  checkDifference,
  checkPayment,
  checkPaymentReversal,
  checkRefund,
  type DraftProblem,
} from './build-draft.ts';
import type { ManualPostingRow } from './manual-posting-store.ts';
import { splitByBooking, type DraftLine } from './draft-lines.ts';

const causes: Record<PostingTemplate, CauseByHand> = {
  free: 'manual',
  bankFee: 'bankFee',
  guestPayment: 'paymentByHand',
  guestRefund: 'refundByHand',
  smallDifference: 'smallDifference',
  goodwillVoucher: 'goodwillVoucher',
  reversal: 'manualReversed',
};

/**
 * Templates that are posted on the day of their approval, because they send money or a voucher, or reverse an earlier
 * posting.
 */
const postedAtOnce: ReadonlySet<PostingTemplate> = new Set(['guestRefund', 'goodwillVoucher', 'reversal']);

export const dayOfPosting = (
  { template, dated_on: day }: Pick<ManualPostingRow, 'template' | 'dated_on'>,
  today: PlainDate,
): PlainDate => (postedAtOnce.has(template) ? today : day);

/**
 * Posts a draft, in the transaction that approves it. Checks again, with the money of the bookings locked, everything
 * that may have changed since the draft. Call it with the draft locked and approved.
 */
export async function postDraft(
  tx: Tx,
  draft: ManualPostingRow,
  lines: readonly DraftLine[],
  {
    secret,
    at,
    houseEmail,
    houseName,
    account,
  }: {
    secret: ServerKey;
    at: Date;
    houseEmail: string;
    houseName: string;
    /** The house's IBAN, to whose lines a recorded payment belongs. */
    account: string;
  },
): Promise<DraftProblem | null> {
  const today = todayInBerlin(at);
  const bookingIds = [...new Set(lines.flatMap(({ bookingId }) => bookingId ?? []))].sort((a, b) => a - b);
  for (const id of bookingIds) await lockMoney(tx, id);
  const transferIds = lines.flatMap(({ account, subject }) =>
    account === 'unallocatedReceipts' && subject !== null ? idOfSubject(subject) : [],
  );
  for (const id of transferIds) await lockTransfer(tx, id);
  const problem = await findProblem(tx, draft, lines, today);
  if (problem) return problem;
  // Refunds that are not released yet are computed anew, since the guests' debts change.
  const settled = lines
    .filter(({ account }) => account === 'guestReceivable')
    .map(({ bookingId }) => bookingId!);
  const reasons = new Map<number, Awaited<ReturnType<typeof discardRefunds>>>();
  const isRefund = draft.template === 'guestRefund';
  if (!isRefund) for (const id of new Set(settled)) reasons.set(id, await discardRefunds(tx, id, at));
  const postedLines = draft.voucher
    ? await withVoucher(tx, lines, draft, { secret, at, houseEmail, houseName })
    : draft.payment
      ? await withTransfer(tx, lines, draft, { account, at })
      : lines;
  const postingIds: number[] = [];
  for (const [index, { bookingId, entries }] of splitByBooking(postedLines).entries()) {
    const { id } = await post(tx, {
      cause: causes[draft.template],
      key: `manual/${draft.id}/${index + 1}`,
      bookingId,
      at: momentOfDay(dayOfPosting(draft, today), at),
      entries,
      manualPostingId: draft.id,
    });
    postingIds.push(id);
  }
  if (isRefund) await releaseRefund(tx, draft, lines, postingIds[0]!, at);
  for (const [id, reason] of reasons) {
    await refundOverpaid(tx, id, reason ?? 'byHand', at);
    await enqueue(tx, settleJob, { bookingId: id }, { key: `${id}-manual-${draft.id}`, runAt: at });
  }
  if (draft.payment) {
    for (const id of bookingIds) await tellPaid(tx, { bookingId: id, key: `manual/${draft.id}`, at });
  }
  for (const one of lines) {
    if (one.account !== 'unallocatedReceipts' || one.subject === null) continue;
    await settleRest(tx, idOfSubject(one.subject), one.amount);
  }
  if (draft.reverses !== null) {
    for (const one of lines) {
      if (one.account === 'guestReceivable' && one.subject?.startsWith('transfer/')) {
        await settleRest(tx, idOfSubject(one.subject), one.amount);
      }
    }
  }
  return null;
}

async function findProblem(
  tx: Tx,
  draft: ManualPostingRow,
  lines: readonly DraftLine[],
  today: PlainDate,
): Promise<DraftProblem | null> {
  const closed = checkDay(dayOfPosting(draft, today), today, lines);
  if (closed) return closed;
  if (draft.payment) {
    const { amount, bookingId } = lines.find(({ account }) => account === 'bank')!;
    const { name } = draft.payment;
    return checkPayment(tx, { amount, day: draft.dated_on, name, bookingId });
  }
  if (draft.template === 'reversal') return checkPaymentReversal(tx, lines);
  if (draft.template === 'smallDifference') return checkDifference(tx, lines, today);
  if (draft.template !== 'guestRefund') return null;
  const { bookingId, amount } = lines.find(({ account }) => account === 'refundsPayable')!;
  return checkRefund(tx, bookingId!, draft.refund_source!, negate(amount));
}

/**
 * Releases the refund. Two people have approved it, so it goes to the card or into the bank file without another
 * release.
 */
async function releaseRefund(
  tx: Tx,
  { id, refund_source: source, refund_holder: holder, refund_iban: iban }: ManualPostingRow,
  lines: readonly DraftLine[],
  postingId: number,
  at: Date,
): Promise<void> {
  const { bookingId, amount } = lines.find(({ account }) => account === 'refundsPayable')!;
  await insertRefund(tx, {
    booking_id: bookingId!,
    voucher_id: null,
    source: source!,
    amount_cents: negate(amount),
    reason: 'byHand',
    state: 'released',
    posting_id: postingId,
    created_at: at,
    holder,
    iban,
  });
  await enqueue(tx, settleJob, { bookingId: bookingId! }, { key: `${bookingId!}-manual-${id}`, runAt: at });
}

async function withVoucher(
  tx: Tx,
  lines: readonly DraftLine[],
  { voucher }: ManualPostingRow,
  grant: { secret: ServerKey; at: Date; houseEmail: string; houseName: string },
): Promise<DraftLine[]> {
  const value = negate(lines.find(({ account }) => account === 'voucherLiability')!.amount);
  const id = await grantVoucher(tx, { ...voucher!, value, ...grant });
  return lines.map((one) =>
    one.account === 'voucherLiability' ? { ...one, subject: `voucher/${id}` } : one,
  );
}

/** The payment becomes a line of the bank, which can be assigned and refunded like those of an imported statement. */
async function withTransfer(
  tx: Tx,
  lines: readonly DraftLine[],
  { id, payment, dated_on: bookedOn }: ManualPostingRow,
  { account, at }: { account: string; at: Date },
): Promise<DraftLine[]> {
  const { amount, bookingId } = lines.find((one) => one.account === 'bank')!;
  const { name, iban, purpose } = payment!;
  const transferId = await recordTransfer(
    tx,
    account,
    {
      ...{ bankReference: `by-hand-${id}`, amount, bookedOn, otherName: name, purpose },
      otherIban: iban === '' ? null : iban,
    },
    { bookingId, at },
  );
  return lines.map((one) => ({ ...one, subject: `transfer/${transferId}` }));
}
