import { add, negate, noMoney, type Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

/**
 * All accounts of the ledger. Debits are positive and credits negative, so assets are positive, liabilities and revenue negative, and all
 * accounts add up to zero.
 */
export const accounts = {
  /** What guests owe us. Claims carry their due day, payments their source. */
  guestReceivable: { kind: 'asset', subjects: ['payment', 'transfer', 'voucher'] },
  bank: { kind: 'asset', subjects: ['transfer'] },
  /** What the card provider has captured or refunded and not yet paid out or collected. */
  providerClearing: { kind: 'asset', subjects: ['payment'] },
  /** What landlords are to get for stays that we collect for; positive where a landlord owes us. */
  landlordPayable: { kind: 'liability', subjects: ['landlord'] },
  insurancePayable: { kind: 'liability', subjects: [] },
  /** Tourist tax that was paid with the booking, to be passed on to the municipality. */
  touristTaxPayable: { kind: 'liability', subjects: [] },
  commissionRevenue: { kind: 'revenue', subjects: [] },
  /** Payouts that were ordered and are not booked at our bank yet. */
  payoutsInTransit: { kind: 'liability', subjects: ['payout'] },
  vatPayable: { kind: 'liability', subjects: ['landlord'] },
  voucherLiability: { kind: 'liability', subjects: ['voucher'] },
  expiredVouchers: { kind: 'revenue', subjects: ['voucher'] },
  /** What is to be refunded to guests; the subject is the payment that is given back. */
  refundsPayable: { kind: 'liability', subjects: ['payment', 'transfer'] },
  /** Transfers whose purpose is not known yet. */
  unallocatedReceipts: { kind: 'liability', subjects: ['transfer'] },
  /** Discounts by bonus codes: we bear them, landlords get their full price. */
  bonusCost: { kind: 'expense', subjects: [] },
  writtenOff: { kind: 'expense', subjects: [] },
} as const satisfies Record<
  string,
  { kind: 'asset' | 'liability' | 'revenue' | 'expense'; subjects: readonly string[] }
>;

export type Account = keyof typeof accounts;

/** What an entry is about beside its account: the kind of row and its id, such as `landlord/12`. */
export type Subject = `${'landlord' | 'payment' | 'transfer' | 'voucher' | 'payout'}/${number}`;

/** One side of a posting. The amount is never zero: a debit is positive, a credit negative. */
export interface Entry {
  account: Account;
  amount: Cents;
  subject?: Subject | null;
  /** The due day of a claim; only claims have one, and every claim has. */
  dueOn?: PlainDate | null;
}

export type Cause =
  /** A booking became binding: its payment plan becomes claims. */
  | 'confirmed'
  | 'changed'
  | 'cancelled'
  | 'cardPayment'
  /** A share of a card payment went to the landlord's own account at the provider. */
  | 'split'
  | 'transfer'
  /** The office has assigned a transfer to a booking. */
  | 'allocation'
  /** The office has taken back what it had assigned. */
  | 'allocationReversed'
  /** More was paid than is owed, so a refund is due. */
  | 'refundIntent'
  /** A refund that was not released yet is no longer due. */
  | 'refundDiscarded'
  | 'refund'
  /** A refund did not arrive and is owed again. */
  | 'refundReturned'
  | 'providerPayout'
  | 'voucherSale'
  | 'voucherWithdrawal'
  | 'voucherRedemption'
  | 'voucherExpiry'
  | 'voucherRefund'
  /** A payout to a landlord was ordered. */
  | 'payout'
  | 'payoutBooked'
  /** The payout came back and is owed to the landlord again. */
  | 'payoutReturned'
  /** A month's commission was billed; the VAT in it becomes payable to the tax office. */
  | 'commissionBilled'
  | 'writeOff';

export function joinEntries(entries: readonly Entry[]): Required<Entry>[] {
  const sums = new Map<string, Required<Entry>>();
  for (const { account, amount, subject = null, dueOn = null } of entries) {
    const key = `${account} ${subject ?? ''} ${dueOn ?? ''}`;
    const before = sums.get(key)?.amount ?? noMoney;
    sums.set(key, { account, subject, dueOn, amount: add(before, amount) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** The entries to post so that `before` becomes `after`, account by account. */
export function differenceOf(before: readonly Entry[], after: readonly Entry[]): Required<Entry>[] {
  return joinEntries([...after, ...before.map((entry) => ({ ...entry, amount: negate(entry.amount) }))]);
}
