import { larger, smaller } from '../../../../domain/cents.ts';
import { add, noMoney, subtract, sumCents, type Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Entry, Subject } from './accounts.ts';

export interface Claim {
  dueOn: PlainDate;
  amount: Cents;
  /** The unpaid part: payments settle claims in the order of their due days. */
  open: Cents;
}

/** The state of a booking's payments, by the ledger alone. All amounts are cents and never negative. */
export interface Standing {
  claimed: Cents;
  /** Paid and not refunded: by card, transfer or voucher. */
  paid: Cents;
  open: Cents;
  /** The part of `open` that is due by today. */
  due: Cents;
  /** The part of `open` that was due before today. */
  overdue: Cents;
  overpaid: Cents;
  claims: readonly Claim[];
}

/** Reads the standing from the entries of a booking on `guestReceivable`. */
export function standingOf(entries: readonly Entry[], today: PlainDate): Standing {
  const owed = new Map<PlainDate, Cents>();
  let paid = noMoney;
  let left = noMoney;
  for (const { account, amount, subject, dueOn } of entries) {
    if (account !== 'guestReceivable') continue;
    if (dueOn) owed.set(dueOn, add(owed.get(dueOn) ?? noMoney, amount));
    else left = subtract(left, amount);
    // What the office has given up is owed no more, but nobody has paid it.
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
  const openOf = (counts: (claim: Claim) => boolean): Cents =>
    sumCents(claims.filter(counts).map(({ open }) => open));
  return {
    claimed: sumCents(claims.map(({ amount }) => amount)),
    paid,
    open: openOf(() => true),
    due: openOf(({ dueOn }) => dueOn <= today),
    overdue: openOf(({ dueOn }) => dueOn < today),
    overpaid: larger(noMoney, smaller(left, paid)),
    claims,
  };
}

export function overpaidBeside(fee: Cents, entries: readonly Entry[], today: PlainDate): Cents {
  const money = entries.filter(({ dueOn }) => !dueOn);
  return standingOf([...money, { account: 'guestReceivable', amount: fee, dueOn: today }], today).overpaid;
}

export interface RefundPart {
  source: Subject;
  amount: Cents;
}

/**
 * Chooses which payments an overpayment is refunded to: the latest first, each with at most what is left of it. `entries` are those of a
 * booking on `guestReceivable` in the order of their posting.
 */
export function refundParts(entries: readonly Entry[], overpaid: Cents): RefundPart[] {
  const left = new Map<Subject, Cents>();
  for (const { account, amount, subject, dueOn } of entries) {
    if (account !== 'guestReceivable' || dueOn || !subject) continue;
    left.set(subject, subtract(left.get(subject) ?? noMoney, amount));
  }
  const parts: RefundPart[] = [];
  let rest = overpaid;
  for (const [source, available] of [...left].reverse()) {
    const amount = smaller(rest, available);
    if (amount <= 0) continue;
    parts.push({ source, amount });
    rest = subtract(rest, amount);
  }
  return parts;
}
