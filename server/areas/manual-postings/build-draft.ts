import type { Outcome, RequestOf } from '../../../contract/define-endpoint.ts';
import type { draftPosting } from '../../../contract/manual-postings/draft-posting.ts';
import { isIban, plainIban } from '../../../domain/iban.ts';
import { needsBooking } from '../../../domain/manual-postings.ts';
import { fromEuros, negate, noMoney, toEuros, type Cents } from '../../../domain/money.ts';
import { isEmail } from '../../../domain/reachable.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import {
  findEntries,
  idOfSubject,
  refundableBySource,
  readStanding,
  type Subject,
} from '../ledger/ledger.ts';
import { findUnassigned, mayUnassign } from '../payments/payments.ts';
import { manualPostingStore, type NewManualPosting } from './manual-posting-store.ts';
import { postingFactsStore, type NamedBooking } from './posting-facts-store.ts';
import {
  imbalance,
  isOpenDay,
  line,
  movesAnything,
  openDays,
  refundLines,
  reversedLines,
  type DraftLine,
} from './draft-lines.ts';

export type Draft = RequestOf<typeof draftPosting>['draft'];
type Of<Template> = Extract<Draft, { template: Template }>;
export type DraftProblem = Exclude<Outcome<typeof draftPosting>, { ok: true }>;

type Facts = Pick<
  NewManualPosting,
  'refund_source' | 'refund_bearer' | 'refund_holder' | 'refund_iban' | 'voucher' | 'payment' | 'reverses'
>;

export type BuiltDraft = { ok: true; lines: DraftLine[]; facts: Partial<Facts> } | DraftProblem;

/** Converts a draft to balanced lines, or returns the reason why it is invalid. */
export async function buildDraft(
  tx: Tx,
  draft: Draft,
  day: PlainDate,
  today: PlainDate,
): Promise<BuiltDraft> {
  switch (draft.template) {
    case 'free':
      return buildFree(tx, draft, day);
    case 'guestPayment':
      return buildPayment(tx, draft, day);
    case 'bankFee': {
      const amount = fromEuros(draft.amount);
      return built([line('bankFees', amount), line('bank', negate(amount))]);
    }
    case 'guestRefund':
      return buildRefund(tx, draft);
    case 'smallDifference':
      return buildDifference(tx, draft, today);
    case 'goodwillVoucher': {
      const { amount: typed, name, email, language, dedication } = draft;
      if (!isEmail(email)) return { ok: false, type: 'email-invalid', data: null };
      const amount = fromEuros(typed);
      return built([line('goodwillCost', amount), line('voucherLiability', negate(amount))], {
        voucher: { name, email, language, dedication },
      });
    }
    case 'reversal':
      return buildReversal(tx, draft);
  }
}

const built = (lines: DraftLine[], facts: Partial<Facts> = {}): BuiltDraft => ({ ok: true, lines, facts });

async function buildFree(tx: Tx, draft: Of<'free'>, day: PlainDate): Promise<BuiltDraft> {
  const numbers = draft.lines.flatMap(({ bookingDisplayNumber }) => bookingDisplayNumber ?? []);
  const bookings = await postingFactsStore.bookings(tx, numbers);
  const unknown = numbers.filter((number) => !bookings.has(number));
  if (unknown.length > 0) return bookingsNotFound(unknown);
  const lines: DraftLine[] = [];
  for (const { account, side, amount: typed, bookingDisplayNumber, landlordNumber } of draft.lines) {
    const booking = bookingDisplayNumber === null ? null : bookings.get(bookingDisplayNumber)!;
    if (needsBooking(account) && !booking) return bookingsNotFound([]);
    if (account === 'landlordPayable' && booking!.landlordId === null) {
      return { ok: false, type: 'booking-without-host', data: { number: booking!.displayNumber } };
    }
    if (account === 'vatPayable' && landlordNumber !== null) {
      if (!(await postingFactsStore.hasLandlord(tx, landlordNumber))) {
        return { ok: false, type: 'host-not-found', data: { number: landlordNumber } };
      }
    }
    const amount = side === 'debit' ? fromEuros(typed) : negate(fromEuros(typed));
    lines.push(
      line(account, amount, {
        bookingId: booking?.id ?? null,
        subject: findSubject(account, booking, landlordNumber),
        // A new debt of a guest is a claim, due on the day of the posting. A waiver has no due date.
        dueOn: account === 'guestReceivable' && amount > 0 ? day : null,
      }),
    );
  }
  const difference = imbalance(lines);
  if (difference !== 0 || !movesAnything(lines)) {
    return { ok: false, type: 'posting-unbalanced', data: { difference: toEuros(difference) } };
  }
  return built(lines);
}

function findSubject(
  account: Of<'free'>['lines'][number]['account'],
  booking: NamedBooking | null,
  landlordNumber: number | null,
): Subject | null {
  if (account === 'landlordPayable') return `landlord/${booking!.landlordId!}`;
  return account === 'vatPayable' && landlordNumber !== null ? `landlord/${landlordNumber}` : null;
}

/** The line of the bank that it becomes has a number only once it is approved, so its entries have no subject yet. */
async function buildPayment(tx: Tx, draft: Of<'guestPayment'>, day: PlainDate): Promise<BuiltDraft> {
  const { bookingDisplayNumber: number, name, purpose } = draft;
  const booking = number === null ? null : (await postingFactsStore.bookings(tx, [number])).get(number);
  if (booking === undefined) return bookingsNotFound([number!]);
  const iban = plainIban(draft.iban);
  if (iban !== '' && !isIban(iban)) return { ok: false, type: 'iban-invalid', data: null };
  const amount = fromEuros(draft.amount);
  const known = await checkPayment(tx, { amount, day, name, bookingId: booking?.id ?? null });
  if (known) return known;
  return built(
    [
      line('bank', amount, { bookingId: booking?.id ?? null }),
      line(booking ? 'guestReceivable' : 'unallocatedReceipts', negate(amount), {
        bookingId: booking?.id ?? null,
      }),
    ],
    { payment: { name, iban, purpose } },
  );
}

/** Refuses a payment that was imported, or recorded by hand, with the same amount at about the same time. */
export async function checkPayment(
  db: Queryable,
  payment: { amount: Cents; day: PlainDate; name: string; bookingId: number | null },
): Promise<DraftProblem | null> {
  const bookedOn = await postingFactsStore.findSameLine(db, payment);
  return bookedOn === null ? null : { ok: false, type: 'payment-known', data: { bookedOn } };
}

async function buildRefund(tx: Tx, draft: Of<'guestRefund'>): Promise<BuiltDraft> {
  const { bookingDisplayNumber: number, bearer, holder } = draft;
  const booking = (await postingFactsStore.bookings(tx, [number])).get(number);
  if (!booking) return bookingsNotFound([number]);
  if (bearer === 'host' && booking.landlordId === null) {
    return { ok: false, type: 'booking-without-host', data: { number } };
  }
  const sources = await postingFactsStore.sources(tx, booking.id);
  const source = sources.find((one) => one.source === draft.source);
  if (!source) return { ok: false, type: 'source-not-found', data: null };
  const iban = plainIban(draft.iban);
  if (iban !== '' && !isIban(iban)) return { ok: false, type: 'iban-invalid', data: null };
  const isNamed = iban !== '' && holder !== '';
  const isHalf = (iban === '') !== (holder === '');
  const isWithoutWay = !isNamed && source.source.startsWith('transfer/') && source.iban === null;
  if (isHalf || isWithoutWay) return { ok: false, type: 'account-missing', data: null };
  const amount = fromEuros(draft.amount);
  const exceeds = await checkRefund(tx, booking.id, source.source, amount);
  if (exceeds) return exceeds;
  const { landlordId } = booking;
  return built(refundLines({ bookingId: booking.id, source: source.source, amount, bearer, landlordId }), {
    refund_source: source.source,
    refund_bearer: bearer,
    refund_holder: isNamed ? holder : null,
    refund_iban: isNamed ? iban : null,
  });
}

/**
 * Refuses a refund that exceeds the unrefunded part of the payment. The result is only reliable with the money of the
 * booking locked.
 */
export async function checkRefund(
  db: Queryable,
  bookingId: number,
  source: Subject,
  amount: Cents,
): Promise<DraftProblem | null> {
  const left = refundableBySource(await findEntries(db, bookingId)).get(source) ?? noMoney;
  return amount <= left ? null : { ok: false, type: 'refund-exceeds', data: { left: toEuros(left) } };
}

async function buildDifference(
  tx: Tx,
  { of, amount: typed }: Of<'smallDifference'>,
  today: PlainDate,
): Promise<BuiltDraft> {
  const amount = fromEuros(typed);
  switch (of.kind) {
    case 'booking': {
      const number = of.bookingDisplayNumber;
      const booking = (await postingFactsStore.bookings(tx, [number])).get(number);
      if (!booking) return bookingsNotFound([number]);
      const { open } = await readStanding(tx, booking.id, today);
      if (amount > open) return differenceExceeds(open);
      const bookingId = booking.id;
      return built([
        line('writtenOff', amount, { bookingId }),
        line('guestReceivable', negate(amount), { bookingId }),
      ]);
    }
    case 'transfer': {
      const rest = await findUnassigned(tx, of.transferID);
      if (amount > rest) return differenceExceeds(rest);
      const subject: Subject = `transfer/${of.transferID}`;
      return built([line('unallocatedReceipts', amount, { subject }), line('writtenOff', negate(amount))]);
    }
    case 'provider': {
      const loss = of.isLoss ? amount : negate(amount);
      return built([line('writtenOff', loss), line('providerClearing', negate(loss))]);
    }
  }
}

/** Checks whether the claim was paid, or the transfer assigned, since the draft. */
export async function checkDifference(
  tx: Tx,
  lines: readonly DraftLine[],
  today: PlainDate,
): Promise<DraftProblem | null> {
  for (const { account, amount, bookingId, subject } of lines) {
    if (account === 'guestReceivable') {
      const { open } = await readStanding(tx, bookingId!, today);
      if (negate(amount) > open) return differenceExceeds(open);
    }
    if (account === 'unallocatedReceipts') {
      const rest = await findUnassigned(tx, idOfSubject(subject!));
      if (amount > rest) return differenceExceeds(rest);
    }
  }
  return null;
}

/**
 * Refunds and vouchers cannot be reversed by a posting, because the money has left; they have processes of their own.
 */
export const reversibleTemplates: ReadonlySet<string> = new Set([
  'free',
  'bankFee',
  'guestPayment',
  'smallDifference',
]);

async function buildReversal(tx: Tx, { draftID }: Of<'reversal'>): Promise<BuiltDraft> {
  const first = await manualPostingStore.lock(tx, draftID);
  const isReversed = (await manualPostingStore.reversals(tx, [draftID])).has(draftID);
  if (first?.state !== 'approved' || isReversed || !reversibleTemplates.has(first.template)) {
    return { ok: false, type: 'not-reversible', data: null };
  }
  if (first.template === 'guestPayment') {
    const lines = await manualPostingStore.postedLines(tx, draftID);
    const hindered = await checkPaymentReversal(tx, reversedLines(lines));
    return hindered ?? built(reversedLines(lines), { reverses: draftID });
  }
  const lines = (await manualPostingStore.lines(tx, [draftID])).map(
    ({ account, amount, bookingId, subject, dueOn }) => ({ account, amount, bookingId, subject, dueOn }),
  );
  return built(reversedLines(lines), { reverses: draftID });
}

/** A recorded payment that was refunded, paid out to the host or assigned to something else since cannot be taken back. */
export async function checkPaymentReversal(
  db: Queryable,
  lines: readonly DraftLine[],
): Promise<DraftProblem | null> {
  // Of all that is posted by hand, only a recorded payment has a line of the bank.
  if (!lines.some(({ account, subject }) => account === 'bank' && subject !== null)) return null;
  const notReversible = { ok: false, type: 'not-reversible', data: null } as const;
  for (const { account, amount, bookingId, subject } of lines) {
    if (subject === null || account === 'bank') continue;
    if (account === 'unallocatedReceipts') {
      if ((await findUnassigned(db, idOfSubject(subject))) !== amount) return notReversible;
      continue;
    }
    if (account !== 'guestReceivable' || bookingId === null) continue;
    if (!(await mayUnassign(db, { bookingId, transferId: idOfSubject(subject), amount })))
      return notReversible;
  }
  return null;
}

export function checkDay(
  day: PlainDate,
  today: PlainDate,
  lines: readonly DraftLine[],
): Extract<DraftProblem, { type: 'day-closed' }> | null {
  const days = openDays(today, lines);
  return isOpenDay(day, days) ? null : { ok: false, type: 'day-closed', data: days };
}

const bookingsNotFound = (numbers: number[]): DraftProblem => ({
  ok: false,
  type: 'booking-not-found',
  data: { numbers },
});

const differenceExceeds = (left: Cents): DraftProblem => ({
  ok: false,
  type: 'difference-exceeds',
  data: { left: toEuros(left) },
});
