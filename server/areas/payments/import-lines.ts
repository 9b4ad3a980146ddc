import type { Tx } from '../../platform/database.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import {
  findRefund,
  lockMoney,
  momentOfBankLine,
  moveRefund,
  post,
  refundOverpaid,
  readStanding,
  type Subject,
} from '../ledger/ledger.ts';
import { bankStore } from './bank-store.ts';
import { enqueueMoneyMail } from './mails/money-mail-job.ts';
import type { PaymentsDeps } from './payments-context.ts';
import {
  findBrokenNumbers,
  matchLine,
  findNumbers,
  findRefundNumber,
  type Doubt,
} from './rules/match-line.ts';
import {
  lineDigest,
  readStatement,
  type StatementLine,
  type StatementProblem,
} from './rules/read-statement.ts';
import type { LeftOutLine } from './rules/statement-lines.ts';
import { negate, type Cents } from '../../../domain/money.ts';

type StatementDeps = Pick<PaymentsDeps, 'connection' | 'clock' | 'payouts' | 'operator'>;

export interface TakenStatement {
  matched: number;
  doubtful: number;
  /** Outgoing lines that are no refunds: we pay our own bills from this account, too. */
  setAside: number;
  known: number;
  leftOut: readonly LeftOutLine[];
  otherAccounts: string[];
}

type LineOutcome = 'matched' | 'doubtful' | 'setAside' | 'known';

type AccountProblem = Extract<StatementProblem, { problem: 'other-account' }>;

export type StatementOutcome =
  | { ok: true; data: TakenStatement }
  | { ok: false; type: 'statement-unreadable'; data: Exclude<StatementProblem, AccountProblem> }
  | { ok: false; type: 'statement-of-other-account'; data: { accounts: string[] } };

/**
 * Imports the lines of a statement, each once and in its own transaction. Lines that name a booking and pay its instalments are posted;
 * others wait for the office on `unallocatedReceipts`.
 */
export async function importLines(deps: StatementDeps, xml: string): Promise<StatementOutcome> {
  // Without a configured account no statement is ours.
  const iban = deps.operator().bankAccount?.iban ?? '';
  const statement = readStatement(xml, iban);
  if ('problem' in statement) {
    return statement.problem === 'other-account'
      ? { ok: false, type: 'statement-of-other-account', data: { accounts: statement.accounts } }
      : { ok: false, type: 'statement-unreadable', data: statement };
  }
  const file = { account: iban, takenSince: deps.clock.now() };
  const counts: Record<LineOutcome, number> = { matched: 0, doubtful: 0, setAside: 0, known: 0 };
  for (const line of statement.lines) {
    counts[await retryTransaction(deps.connection, (tx) => importLine(deps, tx, file, line))]++;
  }
  const { leftOut, otherAccounts } = statement;
  return { ok: true, data: { ...counts, leftOut, otherAccounts } };
}

interface StatementFile {
  account: string;
  takenSince: Date;
}

async function importLine(
  deps: StatementDeps,
  tx: Tx,
  file: StatementFile,
  statementLine: StatementLine,
): Promise<LineOutcome> {
  const { account } = file;
  const line = await makeReferenceUnique(tx, account, statementLine);
  if (await bankStore.findByReference(tx, account, line.bankReference)) return 'known';
  const book = await deps.payouts.matchPayout(tx, line);
  if (book) {
    const at = deps.clock.now();
    const judged = { state: 'matched', doubt: null, booking_id: null } as const;
    const id = await bankStore.insert(tx, account, line, judged, at);
    if (id === null) return 'known';
    await book(id, { at, bookedAt: momentOfBankLine(line.bookedOn, at) });
    return 'matched';
  }
  return line.amount > 0 ? importReceipt(deps, tx, file, line) : importOutgoing(deps, tx, account, line);
}

/** Appends a digest to a reference that the bank has used for another amount or day, since it is another line. */
async function makeReferenceUnique(tx: Tx, account: string, line: StatementLine): Promise<StatementLine> {
  const { bankReference, amount, bookedOn } = line;
  const existingLine = await bankStore.findByReference(tx, account, bankReference);
  if (!existingLine || (existingLine.amount_cents === amount && existingLine.booked_on === bookedOn))
    return line;
  return { ...line, bankReference: `${bankReference}#${lineDigest(line)}` };
}

async function importReceipt(
  { clock }: StatementDeps,
  tx: Tx,
  { account, takenSince }: StatementFile,
  line: StatementLine,
): Promise<LineOutcome> {
  const at = clock.now();
  const wholeNumbers = await bankStore.findBookings(tx, findNumbers(line.purpose));
  const ids =
    wholeNumbers.length > 0
      ? wholeNumbers
      : await bankStore.findBookings(tx, findBrokenNumbers(line.purpose));
  for (const id of ids) await lockMoney(tx, id);
  const candidates = await Promise.all(
    ids.map(async (id) => {
      const { open, claims } = await readStanding(tx, id, clock.today());
      return { id, open, parts: claims.map((claim) => claim.open) };
    }),
  );
  const { bookingId, doubt: doubtOfMatch } = matchLine(line.amount, candidates);
  const saysAnything = line.otherName !== '' || line.purpose !== '';
  const isRepeated =
    (saysAnything && (await bankStore.hasTwin(tx, account, line, takenSince))) ||
    (await bankStore.wasRecorded(tx, account, line, bookingId));
  const doubt: Doubt | null = isRepeated ? 'repeated' : doubtOfMatch;
  const state = doubt === null ? 'matched' : 'doubtful';
  const id = await bankStore.insert(tx, account, line, { state, doubt, booking_id: bookingId }, at);
  if (id === null) return 'known';
  const isMatched = doubt === null;
  const bookedAt = momentOfBankLine(line.bookedOn, at);
  await bookReceipt(tx, { id, amount: line.amount, bookingId: isMatched ? bookingId : null, at, bookedAt });
  return state;
}

/** Posts the receipt in any case, on the bank's day; the booking is null while it is unknown. */
export async function bookReceipt(
  tx: Tx,
  {
    id,
    amount,
    bookingId,
    at,
    bookedAt = at,
  }: { id: number; amount: Cents; bookingId: number | null; at: Date; bookedAt?: Date },
): Promise<void> {
  const subject: Subject = `transfer/${id}`;
  const contraAccount = bookingId === null ? 'unallocatedReceipts' : 'guestReceivable';
  await post(tx, {
    cause: 'transfer',
    key: `transfer/${id}/booked`,
    bookingId,
    at: bookedAt,
    entries: [
      { account: 'bank', subject, amount },
      { account: contraAccount, subject, amount: negate(amount) },
    ],
  });
  if (bookingId !== null) await completeReceipt(tx, bookingId, subject, at);
}

/**
 * Completes a receipt of money for a booking: refunds what was paid too much, and mails the guest that the money has
 * arrived. Call it with the money of the booking locked. The key keeps the mail from being sent twice.
 */
export async function completeReceipt(tx: Tx, bookingId: number, key: string, at: Date): Promise<void> {
  await refundOverpaid(tx, bookingId, 'overpaid', at);
  await enqueueMoneyMail(tx, { bookingId, template: 'paid', key }, at);
}

/** An outgoing line is a refund if it has the reference and amount of one; otherwise it is unrelated to bookings. */
async function importOutgoing(
  { clock }: StatementDeps,
  tx: Tx,
  account: string,
  line: StatementLine,
): Promise<LineOutcome> {
  const at = clock.now();
  const refundId = findRefundNumber(line.purpose);
  const refund = refundId === null ? null : await findRefund(tx, refundId);
  const isRefund =
    refund?.state === 'released' && refund.way === 'transfer' && refund.amount_cents === negate(line.amount);
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
    at: momentOfBankLine(line.bookedOn, at),
    entries: [
      { account: 'refundsPayable', subject, amount },
      { account: 'bank', subject: `transfer/${id}`, amount: negate(amount) },
    ],
  });
  await enqueueMoneyMail(tx, { bookingId, template: 'refunded', key: `refund/${refund.id}` }, at);
  return 'matched';
}
