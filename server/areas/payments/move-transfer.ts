import type { Outcome } from '../../../contract/define-endpoint.ts';
import type { matchTransfer } from '../../../contract/payments/match-transfer.ts';
import type { takeBackMatch } from '../../../contract/payments/take-back-match.ts';
import type { undoTransferAside } from '../../../contract/payments/undo-transfer-aside.ts';
import { add, fromEuros, negate, noMoney, toEuros, type Cents, type Euros } from '../../../domain/money.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import {
  readBalance,
  discardRefunds,
  findRefunds,
  lockMoney,
  post,
  refundOverpaid,
  type Subject,
} from '../ledger/ledger.ts';
import { bankStore } from './bank-store.ts';
import { moneyStore } from './money-store.ts';
import { findRestDoubt, unassignHindrance, joinParts, checkParts } from './rules/transfer-parts.ts';
import { completeReceipt } from './import-lines.ts';
import type { StatementLine } from './rules/read-statement.ts';
import { transferMatchStore } from './transfer-match-store.ts';

interface OfficeAct {
  uid: string;
  name: string;
  note: string;
  at: Date;
}

interface Part {
  bookingDisplayNumber: number;
  amount: Euros;
}

export async function findUnassigned(
  db: Parameters<typeof readBalance>[0],
  transferId: number,
): Promise<Cents> {
  return negate(await readBalance(db, 'unallocatedReceipts', { subject: `transfer/${transferId}` }));
}

/** Assigns parts of a doubtful transfer to bookings; the rest keeps waiting for the office. */
export async function splitTransfer(
  tx: Tx,
  request: { transferID: number; rest: Euros; parts: readonly Part[] },
  act: OfficeAct,
): Promise<Outcome<typeof matchTransfer>> {
  const parts = joinParts(request.parts.map((part) => ({ ...part, amount: fromEuros(part.amount) })));
  const ids = await transferMatchStore.bookingIds(
    tx,
    parts.map((part) => part.bookingDisplayNumber),
  );
  const numbers = parts.map((part) => part.bookingDisplayNumber).filter((number) => !ids.has(number));
  if (numbers.length > 0) return { ok: false, type: 'booking-not-found', data: { numbers } };
  // Same order everywhere, to avoid deadlocks.
  for (const id of [...ids.values()].sort((one, other) => one - other)) await lockMoney(tx, id);
  const transfer = await bankStore.lock(tx, request.transferID);
  if (transfer?.state !== 'doubtful') return { ok: false, type: 'transfer-not-open', data: null };
  const rest = await findUnassigned(tx, transfer.id);
  const verdict = checkParts({ rest, seenRest: fromEuros(request.rest) }, parts);
  if (!verdict.ok) return { ok: false, type: verdict.type, data: { rest: toEuros(rest) } };
  const subject: Subject = `transfer/${transfer.id}`;
  const isWhole = parts.length === 1 && verdict.left === 0;
  let count = await transferMatchStore.countMoves(tx, transfer.id);
  for (const { bookingDisplayNumber, amount } of parts) {
    const bookingId = ids.get(bookingDisplayNumber)!;
    await post(tx, {
      cause: 'allocation',
      key: `${subject}/allocated-${++count}`,
      bookingId,
      at: act.at,
      entries: [
        { account: 'unallocatedReceipts', subject, amount },
        { account: 'guestReceivable', subject, amount: negate(amount) },
      ],
    });
    await completeReceipt(tx, bookingId, count === 1 ? subject : `${subject}-${count}`, act.at);
    await moneyStore.act(tx, { bookingId, act: isWhole ? 'match' : 'split', subject, amount, ...act });
  }
  await updateTransferRow(tx, transfer, verdict.left);
  return { ok: true, data: { rest: toEuros(verdict.left) } };
}

/**
 * Undoes an assignment to a booking: the amount waits for the office again, and the booking owes it again. Refunds
 * not released yet are recomputed.
 */
export async function unassign(
  tx: Tx,
  request: { transferID: number; bookingDisplayNumber: number; amount: Euros },
  act: OfficeAct,
): Promise<Outcome<typeof takeBackMatch>> {
  const { transferID, bookingDisplayNumber } = request;
  const bookingId = await moneyStore.bookingOfNumber(tx, bookingDisplayNumber);
  if (bookingId === null) return { ok: false, type: 'match-changed', data: { amount: toEuros(noMoney) } };
  await lockMoney(tx, bookingId);
  const transfer = await bankStore.lock(tx, transferID);
  const matches = await transferMatchStore.matches(tx, [transferID]);
  const amount = matches.find((match) => match.booking_id === bookingId)?.amount ?? noMoney;
  if (!transfer || amount <= 0 || amount !== fromEuros(request.amount)) {
    return { ok: false, type: 'match-changed', data: { amount: toEuros(amount) } };
  }
  const source: Subject = `transfer/${transferID}`;
  const paidOut = negate(await readBalance(tx, 'payoutsInTransit', { bookingId }));
  const hindrance = unassignHindrance({ source, refunds: await findRefunds(tx, bookingId), paidOut });
  if (hindrance) return { ok: false, type: hindrance, data: null };
  const reason = await discardRefunds(tx, bookingId, act.at);
  const count = await transferMatchStore.countMoves(tx, transferID);
  await post(tx, {
    cause: 'allocationReversed',
    key: `${source}/taken-back-${count + 1}`,
    bookingId,
    at: act.at,
    entries: [
      { account: 'guestReceivable', subject: source, amount },
      { account: 'unallocatedReceipts', subject: source, amount: negate(amount) },
    ],
  });
  await refundOverpaid(tx, bookingId, reason ?? 'overpaid', act.at);
  await moneyStore.act(tx, { bookingId, act: 'take-back', subject: source, amount, ...act });
  const rest = await findUnassigned(tx, transferID);
  await updateTransferRow(tx, transfer, rest);
  return { ok: true, data: { rest: toEuros(rest) } };
}

/** True if the whole amount of a transfer still pays this booking, and was neither refunded nor paid out since. */
export async function mayUnassign(
  db: Queryable,
  { bookingId, transferId, amount }: { bookingId: number; transferId: number; amount: Cents },
): Promise<boolean> {
  const [match, ...others] = await transferMatchStore.matches(db, [transferId]);
  if (others.length > 0 || match?.booking_id !== bookingId || match.amount !== amount) return false;
  const paidOut = negate(await readBalance(db, 'payoutsInTransit', { bookingId }));
  const source: Subject = `transfer/${transferId}`;
  return unassignHindrance({ source, refunds: await findRefunds(db, bookingId), paidOut }) === null;
}

/** Records a transfer that an accountant has read on a statement, without posting it. Returns its number. */
export async function recordTransfer(
  tx: Tx,
  account: string,
  line: StatementLine,
  { bookingId, at }: { bookingId: number | null; at: Date },
): Promise<number> {
  const judged =
    bookingId === null
      ? ({ state: 'doubtful', doubt: 'unknown', booking_id: null } as const)
      : ({ state: 'matched', doubt: null, booking_id: bookingId } as const);
  const id = await bankStore.insert(tx, account, line, judged, at);
  if (id === null) throw new Error(`Transfer ${line.bankReference} is recorded already.`);
  return id;
}

/**
 * Updates a transfer after a manual posting that took `moved` off its unassigned rest. A remaining rest waits for the
 * office; without a rest the transfer is done. A transfer that was set aside with an unassigned rest stays set aside.
 */
export async function settleRest(tx: Tx, transferId: number, moved: Cents): Promise<void> {
  const transfer = await bankStore.lock(tx, transferId);
  if (!transfer) throw new Error(`Transfer ${transferId} is gone.`);
  const rest = await findUnassigned(tx, transferId);
  if (transfer.state === 'set-aside' && add(rest, moved) !== 0) return;
  await updateTransferRow(tx, transfer, rest, 'reopened');
}

/** Makes a transfer that was set aside wait for the office again. */
export async function undoAside(
  tx: Tx,
  { transferID, rest: seenRest }: { transferID: number; rest: Euros },
  act: OfficeAct,
): Promise<Outcome<typeof undoTransferAside>> {
  const transfer = await bankStore.lock(tx, transferID);
  const amount = await findUnassigned(tx, transferID);
  if (transfer?.state !== 'set-aside' || amount <= 0) {
    return { ok: false, type: 'transfer-not-aside', data: null };
  }
  if (amount !== fromEuros(seenRest))
    return { ok: false, type: 'rest-changed', data: { rest: toEuros(amount) } };
  await updateTransferRow(tx, transfer, amount, 'reopened');
  const subject: Subject = `transfer/${transferID}`;
  await moneyStore.act(tx, { bookingId: null, act: 'aside-undone', subject, amount, ...act });
  return { ok: true, data: {} };
}

/** The row names a booking only if the whole transfer is assigned to it. */
async function updateTransferRow(
  tx: Tx,
  transfer: { id: number; amount_cents: Cents },
  rest: Cents,
  whole: 'taken-back' | 'reopened' = 'taken-back',
): Promise<void> {
  const doubt = findRestDoubt(transfer.amount_cents, rest, whole);
  const [match, ...otherMatches] = await transferMatchStore.matches(tx, [transfer.id]);
  const isOfOne = doubt === null && otherMatches.length === 0;
  // A transfer that was written off manually pays no booking.
  const done = match ? 'matched' : 'set-aside';
  await bankStore.settle(tx, transfer.id, {
    state: doubt === null ? done : 'doubtful',
    doubt,
    booking_id: isOfOne ? (match?.booking_id ?? null) : null,
  });
}
