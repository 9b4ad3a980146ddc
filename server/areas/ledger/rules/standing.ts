import type { Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Entry, Subject } from './accounts.ts';

/** A part of what a guest owes. */
export interface Claim {
  dueOn: PlainDate;
  amount: Cents;
  /** What of it is not paid yet: payments count for the claims in the order of their days. */
  open: Cents;
}

/** How a booking stands with the house, by the ledger alone. All amounts are cents and none is below zero. */
export interface Standing {
  /** What is owed in all, on whichever day. */
  claimed: Cents;
  /** What was paid and not given back: by card, transfer or voucher. */
  paid: Cents;
  /** What is not paid yet. */
  open: Cents;
  /** What of it should be paid by today. */
  due: Cents;
  /** What of it should have been paid before today. */
  overdue: Cents;
  /** What was paid too much. */
  overpaid: Cents;
  claims: readonly Claim[];
}

/** Reads the standing from the entries of a booking on `guestReceivable`. */
export function standingOf(entries: readonly Entry[], today: PlainDate): Standing {
  const owed = new Map<PlainDate, Cents>();
  let paid = 0;
  let left = 0;
  for (const { account, amount, subject, dueOn } of entries) {
    if (account !== 'guestReceivable') continue;
    if (dueOn) owed.set(dueOn, (owed.get(dueOn) ?? 0) + amount);
    else left -= amount;
    // What the office has given up is owed no more, but nobody has paid it.
    if (!dueOn && subject) paid -= amount;
  }
  const claims = [...owed]
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([dueOn, amount]): Claim => {
      const covered = Math.min(left, amount);
      left -= covered;
      return { dueOn, amount, open: amount - covered };
    });
  const openOf = (counts: (claim: Claim) => boolean): Cents =>
    claims.filter(counts).reduce((sum, { open }) => sum + open, 0);
  return {
    claimed: claims.reduce((sum, { amount }) => sum + amount, 0),
    paid,
    open: openOf(() => true),
    due: openOf(({ dueOn }) => dueOn <= today),
    overdue: openOf(({ dueOn }) => dueOn < today),
    overpaid: Math.max(0, Math.min(left, paid)),
    claims,
  };
}

/** What would go back if nothing but this fee were owed any more, as a cancellation leaves it. */
export function overpaidBeside(fee: Cents, entries: readonly Entry[], today: PlainDate): Cents {
  const money = entries.filter(({ dueOn }) => !dueOn);
  return standingOf([...money, { account: 'guestReceivable', amount: fee, dueOn: today }], today).overpaid;
}

/** A part of what was paid too much, and the payment that it goes back to. */
export interface RefundPart {
  source: Subject;
  amount: Cents;
}

/**
 * Says which payments give back what was paid too much: the latest first, each at most what is left of it. `entries` are those of a
 * booking on `guestReceivable` in the order of their posting.
 */
export function refundParts(entries: readonly Entry[], overpaid: Cents): RefundPart[] {
  const left = new Map<Subject, Cents>();
  for (const { account, amount, subject, dueOn } of entries) {
    if (account !== 'guestReceivable' || dueOn || !subject) continue;
    left.set(subject, (left.get(subject) ?? 0) - amount);
  }
  const parts: RefundPart[] = [];
  let rest = overpaid;
  for (const [source, available] of [...left].reverse()) {
    const amount = Math.min(rest, available);
    if (amount <= 0) continue;
    parts.push({ source, amount });
    rest -= amount;
  }
  return parts;
}
