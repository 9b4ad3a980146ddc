import { larger, smaller } from '../../../../domain/cents.ts';
import { add, noMoney, subtract, sumCents, type Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { MoneyWay } from '../../../../domain/payments.ts';
import type { Entry, Subject } from './accounts.ts';
import { sumByWay, wayOf } from '../../../../domain/money-by-way.ts';

export interface Claim {
  dueOn: PlainDate;
  amount: Cents;
  /** Unpaid part: payments settle claims in order of their due dates. */
  open: Cents;
}

/** What a guest owes for a booking and has paid, by its entries in the ledger. All amounts are cents and never negative. */
export interface Standing {
  claimed: Cents;
  /** Paid and not refunded, by card, transfer or voucher. */
  paid: Cents;
  open: Cents;
  due: Cents;
  overdue: Cents;
  overpaid: Cents;
  claims: readonly Claim[];
}

/** Expects the entries of a booking on `guestReceivable`. */
export function computeStanding(entries: readonly Entry[], today: PlainDate): Standing {
  const owed = new Map<PlainDate, Cents>();
  let paid = noMoney;
  let left = noMoney;
  for (const { account, amount, subject, dueOn } of entries) {
    if (account !== 'guestReceivable') continue;
    if (dueOn) owed.set(dueOn, add(owed.get(dueOn) ?? noMoney, amount));
    else left = subtract(left, amount);
    // Waived claims are no longer owed, but were not paid either.
    if (!dueOn && subject) paid = subtract(paid, amount);
  }
  const claims = [...owed]
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([dueOn, amount]): Claim => {
      const covered = smaller(left, amount);
      left = subtract(left, covered);
      return { dueOn, amount, open: subtract(amount, covered) };
    });
  const sumOpen = (counts: (claim: Claim) => boolean): Cents =>
    sumCents(claims.filter(counts).map(({ open }) => open));
  return {
    claimed: sumCents(claims.map(({ amount }) => amount)),
    paid,
    open: sumOpen(() => true),
    due: sumOpen(({ dueOn }) => dueOn <= today),
    overdue: sumOpen(({ dueOn }) => dueOn < today),
    overpaid: larger(noMoney, smaller(left, paid)),
    claims,
  };
}

/** Returns what the guest has overpaid if only a cancellation fee is still owed. */
export function overpaidAfterFee(fee: Cents, entries: readonly Entry[], today: PlainDate): Cents {
  const money = entries.filter(({ dueOn }) => !dueOn);
  return computeStanding([...money, { account: 'guestReceivable', amount: fee, dueOn: today }], today)
    .overpaid;
}

/** Returns where the overpaid amount goes if only a cancellation fee is still owed: back to what has paid it. */
export function refundsAfterFee(
  fee: Cents,
  entries: readonly Entry[],
  today: PlainDate,
): { way: MoneyWay; amount: Cents }[] {
  const parts = refundParts(entries, overpaidAfterFee(fee, entries, today));
  return sumByWay(parts.map(({ source, amount }) => ({ way: wayOf(source)!, amount })));
}

export interface RefundPart {
  source: Subject;
  amount: Cents;
}

/** Returns the part of each payment that was not refunded, in order of the payments. */
export function refundableBySource(entries: readonly Entry[]): Map<Subject, Cents> {
  const remaining = new Map<Subject, Cents>();
  for (const { account, amount, subject, dueOn } of entries) {
    if (account !== 'guestReceivable' || dueOn || !subject) continue;
    remaining.set(subject, subtract(remaining.get(subject) ?? noMoney, amount));
  }
  return remaining;
}

/**
 * Refunds the latest payments first, each up to its unrefunded amount. `entries` are those of a booking on
 * `guestReceivable` in order of posting.
 */
export function refundParts(entries: readonly Entry[], overpaid: Cents): RefundPart[] {
  const remaining = refundableBySource(entries);
  const parts: RefundPart[] = [];
  let remainder = overpaid;
  for (const [source, available] of [...remaining].reverse()) {
    const amount = smaller(remainder, available);
    if (amount <= 0) continue;
    parts.push({ source, amount });
    remainder = subtract(remainder, amount);
  }
  return parts;
}
