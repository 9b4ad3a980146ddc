import { add, negate, noMoney, sumCents, type Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { RefundBearer } from '../../../domain/manual-postings.ts';
import { firstOpenDay, joinEntries, type Account, type Entry, type Subject } from '../ledger/ledger.ts';

/** A ledger entry in a draft, with the booking to which it belongs. */
export interface DraftLine extends Required<Entry> {
  bookingId: number | null;
}

export const line = (
  account: Account,
  amount: Cents,
  details: { bookingId?: number | null; subject?: Subject | null; dueOn?: PlainDate | null } = {},
): DraftLine => ({
  account,
  amount,
  bookingId: details.bookingId ?? null,
  subject: details.subject ?? null,
  dueOn: details.dueOn ?? null,
});

/** Returns debits minus credits. */
export const imbalance = (lines: readonly DraftLine[]): Cents => sumCents(lines.map(({ amount }) => amount));

/** Returns the booking under which a draft is logged: that of its first line with a booking. */
export const bookingOfLines = (lines: readonly Pick<DraftLine, 'bookingId'>[]): number | null =>
  lines.find(({ bookingId }) => bookingId !== null)?.bookingId ?? null;

/** Returns the sum that a draft moves. Entries that cancel each other out on the same account and booking do not count. */
export function sumMoved(lines: readonly Pick<DraftLine, 'account' | 'bookingId' | 'amount'>[]): Cents {
  const sums = new Map<string, Cents>();
  for (const { account, bookingId, amount } of lines) {
    const key = `${account} ${bookingId ?? ''}`;
    sums.set(key, add(sums.get(key) ?? noMoney, amount));
  }
  return sumCents([...sums.values()].filter((sum) => sum > 0));
}

/**
 * Splits a draft into one set of entries for each booking, since a ledger posting belongs to one booking. Each set is
 * balanced by an entry on `clearing`; over all sets these add up to zero.
 */
export function splitByBooking(
  lines: readonly DraftLine[],
): { bookingId: number | null; entries: Required<Entry>[] }[] {
  return [...Map.groupBy(lines, ({ bookingId }) => bookingId)]
    .map(([bookingId, own]) => ({
      bookingId,
      entries: joinEntries([
        ...own.map(({ bookingId: _, ...entry }) => entry),
        { account: 'clearing', amount: negate(imbalance(own)) },
      ]),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export function reversedLines(lines: readonly DraftLine[]): DraftLine[] {
  return lines.map((one) => ({ ...one, amount: negate(one.amount) }));
}

/**
 * Returns the entries of a refund. If the house or the host bears it, they also pay the guest's debt, so that the guest
 * does not owe the amount again.
 */
export function refundLines({
  bookingId,
  source,
  amount,
  bearer,
  landlordId,
}: {
  bookingId: number;
  source: Subject;
  amount: Cents;
  bearer: RefundBearer;
  landlordId: number | null;
}): DraftLine[] {
  const paidBack = [
    line('guestReceivable', amount, { bookingId, subject: source }),
    line('refundsPayable', negate(amount), { bookingId, subject: source }),
  ];
  if (bearer === 'guest') return paidBack;
  return [
    bearer === 'host'
      ? line('landlordPayable', amount, { bookingId, subject: `landlord/${landlordId!}` })
      : line('goodwillCost', amount, { bookingId }),
    line('guestReceivable', negate(amount), { bookingId }),
    ...paidBack,
  ];
}

/**
 * Returns the days on which a posting may be dated: this month and the previous one. Postings on hosts' accounts must
 * be dated this month, because hosts already got their statements for the previous one.
 */
export function openDays(
  today: PlainDate,
  lines: readonly { account: string }[] = [],
): { from: PlainDate; until: PlainDate } {
  const first = `${today.slice(0, 7)}-01`;
  const isOfHosts = lines.some(({ account }) => account === 'landlordPayable');
  return { from: isOfHosts ? first : firstOpenDay(today), until: today };
}

export const isOpenDay = (day: PlainDate, { from, until }: { from: PlainDate; until: PlainDate }): boolean =>
  from <= day && day <= until;

/** Returns false if the lines cancel each other out. */
export const movesAnything = (lines: readonly DraftLine[]): boolean => splitByBooking(lines).length > 0;
