import { company } from '../../../domain/company.ts';
import type { Tx } from '../../platform/database.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import {
  findRefund,
  lockMoney,
  moveRefund,
  post,
  refundOverpaid,
  standingOfBooking,
  type Subject,
} from '../ledger/ledger.ts';
import { bankStore } from './bank-store.ts';
import { enqueueMoneyMail } from './mails/money-mail-job.ts';
import type { PaymentsDeps } from './payments-context.ts';
import { matchLine, numbersIn, refundIn } from './rules/match-line.ts';
import { readStatement, type StatementLine } from './rules/read-statement.ts';

type StatementDeps = Pick<PaymentsDeps, 'connection' | 'clock' | 'payouts'>;

export interface TakenStatement {
  matched: number;
  doubtful: number;
  /** What went out and is no refund: the house pays its own bills from this account. */
  setAside: number;
  /** What was imported before. */
  known: number;
}

export type StatementOutcome =
  | { ok: true; data: TakenStatement }
  | { ok: false; type: 'statement-unreadable' | 'statement-of-other-account'; data: null };

/**
 * Takes over the lines of a statement, each in a transaction of its own and each once. A line that names a booking and pays parts of
 * it is booked; what is doubtful waits for the office, with its money on `unallocatedReceipts`.
 */
export async function takeStatement(deps: StatementDeps, xml: string): Promise<StatementOutcome> {
  const statement = readStatement(xml);
  if (!statement) return { ok: false, type: 'statement-unreadable', data: null };
  const { iban } = statement;
  if (iban !== company.bankAccount.iban) return { ok: false, type: 'statement-of-other-account', data: null };
  const taken: TakenStatement = { matched: 0, doubtful: 0, setAside: 0, known: 0 };
  for (const line of statement.lines) {
    taken[await retryTransaction(deps.connection, (tx) => takeLine(deps, tx, iban, line))]++;
  }
  return { ok: true, data: taken };
}

async function takeLine(
  deps: StatementDeps,
  tx: Tx,
  account: string,
  line: StatementLine,
): Promise<keyof TakenStatement> {
  if (await bankStore.isKnown(tx, account, line.bankReference)) return 'known';
  const book = await deps.payouts.bookingOf(tx, line);
  if (book) {
    const at = deps.clock.now();
    const judged = { state: 'matched', doubt: null, booking_id: null } as const;
    const id = await bankStore.insert(tx, account, line, judged, at);
    if (id === null) return 'known';
    await book(id, at);
    return 'matched';
  }
  return line.amount > 0 ? takeReceipt(deps, tx, account, line) : takePayment(deps, tx, account, line);
}

async function takeReceipt(
  { clock }: StatementDeps,
  tx: Tx,
  account: string,
  line: StatementLine,
): Promise<keyof TakenStatement> {
  const at = clock.now();
  const ids = await bankStore.bookingsOf(tx, numbersIn(line.purpose));
  for (const id of ids) await lockMoney(tx, id);
  const named = await Promise.all(
    ids.map(async (id) => {
      const { open, claims } = await standingOfBooking(tx, id, clock.today());
      return { id, open, parts: claims.map((claim) => claim.open) };
    }),
  );
  const { bookingId, doubt } = matchLine(line.amount, named);
  const state = doubt === null ? 'matched' : 'doubtful';
  const id = await bankStore.insert(tx, account, line, { state, doubt, booking_id: bookingId }, at);
  if (id === null) return 'known';
  const isMatched = doubt === null;
  await bookReceipt(tx, { id, amount: line.amount, bookingId: isMatched ? bookingId : null, at });
  return state;
}

/** The money is in the bank either way; the booking that it is for is null as long as nobody knows. */
async function bookReceipt(
  tx: Tx,
  { id, amount, bookingId, at }: { id: number; amount: number; bookingId: number | null; at: Date },
): Promise<void> {
  const subject: Subject = `transfer/${id}`;
  const other = bookingId === null ? 'unallocatedReceipts' : 'guestReceivable';
  await post(tx, {
    cause: 'transfer',
    key: `transfer/${id}/booked`,
    bookingId,
    at,
    entries: [
      { account: 'bank', subject, amount },
      { account: other, subject, amount: 0 - amount },
    ],
  });
  if (bookingId !== null) await afterReceipt(tx, bookingId, subject, at);
}

/** Called with the money of the booking locked. */
async function afterReceipt(tx: Tx, bookingId: number, key: Subject, at: Date): Promise<void> {
  await refundOverpaid(tx, bookingId, 'overpaid', at);
  await enqueueMoneyMail(tx, { bookingId, template: 'paid', key }, at);
}

/** What went out is a refund where it names one, in its amount; else it is none of the bookings'. */
async function takePayment(
  { clock }: StatementDeps,
  tx: Tx,
  account: string,
  line: StatementLine,
): Promise<keyof TakenStatement> {
  const at = clock.now();
  const refundId = refundIn(line.purpose);
  const refund = refundId === null ? null : await findRefund(tx, refundId);
  const isRefund =
    refund?.state === 'released' &&
    refund.source.startsWith('transfer/') &&
    refund.amount_cents === 0 - line.amount;
  const judged = {
    state: isRefund ? 'matched' : 'set-aside',
    doubt: null,
    booking_id: refund?.booking_id ?? null,
  } as const;
  const id = await bankStore.insert(tx, account, line, judged, at);
  if (id === null) return 'known';
  if (!isRefund) return 'setAside';
  const { booking_id: bookingId, amount_cents: amount, source: subject } = refund;
  if (bookingId === null) throw new Error('Only cards pay for vouchers.');
  await lockMoney(tx, bookingId);
  await moveRefund(tx, refund.id, ['released'], { state: 'done', reference: line.bankReference, at });
  await post(tx, {
    cause: 'refund',
    key: `refund/${refund.id}/done`,
    bookingId,
    at,
    entries: [
      { account: 'refundsPayable', subject, amount },
      { account: 'bank', subject: `transfer/${id}`, amount: 0 - amount },
    ],
  });
  await enqueueMoneyMail(tx, { bookingId, template: 'refunded', key: `refund/${refund.id}` }, at);
  return 'matched';
}

/** Books a doubtful transfer for the booking that the office names. Called with the money of the booking locked. */
export async function allocateTransfer(
  tx: Tx,
  { id, amount, bookingId, at }: { id: number; amount: number; bookingId: number; at: Date },
): Promise<void> {
  const subject: Subject = `transfer/${id}`;
  await post(tx, {
    cause: 'allocation',
    key: `transfer/${id}/allocated`,
    bookingId,
    at,
    entries: [
      { account: 'unallocatedReceipts', subject, amount },
      { account: 'guestReceivable', subject, amount: 0 - amount },
    ],
  });
  await afterReceipt(tx, bookingId, subject, at);
}
