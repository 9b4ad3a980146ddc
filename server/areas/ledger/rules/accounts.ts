import { add, negate, noMoney, type Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

/**
 * Debits are positive and credits negative: assets are positive, liabilities and revenue negative, and all accounts
 * add up to zero.
 */
export const accounts = {
  /** Debts of guests to us. Claims have a due date, payments a source. */
  guestReceivable: { kind: 'asset', subjects: ['payment', 'transfer', 'voucher'] },
  bank: { kind: 'asset', subjects: ['transfer'] },
  /** Captured or refunded by the card provider, but not yet paid out or collected. */
  providerClearing: { kind: 'asset', subjects: ['payment'] },
  /** Owed to landlords for stays that we collect for; positive if a landlord owes us. */
  landlordPayable: { kind: 'liability', subjects: ['landlord'] },
  insurancePayable: { kind: 'liability', subjects: [] },
  touristTaxPayable: { kind: 'liability', subjects: [] },
  commissionRevenue: { kind: 'revenue', subjects: [] },
  payoutsInTransit: { kind: 'liability', subjects: ['payout'] },
  vatPayable: { kind: 'liability', subjects: ['landlord'] },
  voucherLiability: { kind: 'liability', subjects: ['voucher'] },
  expiredVouchers: { kind: 'revenue', subjects: ['voucher'] },
  /** Owed to guests; the subject is the payment to be refunded. */
  refundsPayable: { kind: 'liability', subjects: ['payment', 'transfer'] },
  unallocatedReceipts: { kind: 'liability', subjects: ['transfer'] },
  /** Discounts by bonus codes: we bear them, landlords get the full price. */
  bonusCost: { kind: 'expense', subjects: [] },
  writtenOff: { kind: 'expense', subjects: [] },
  bankFees: { kind: 'expense', subjects: [] },
  goodwillCost: { kind: 'expense', subjects: [] },
  /** Amounts in transit, such as those moved from one booking to another. */
  clearing: { kind: 'asset', subjects: [] },
} as const satisfies Record<
  string,
  { kind: 'asset' | 'liability' | 'revenue' | 'expense'; subjects: readonly string[] }
>;

export type Account = keyof typeof accounts;

/** Row that an entry refers to beside its account, such as `landlord/12`. */
export type Subject = `${'landlord' | 'payment' | 'transfer' | 'voucher' | 'payout'}/${number}`;

/** Returns the id of the row that a subject refers to. */
export const idOfSubject = (subject: Subject): number => Number(subject.split('/')[1]);

/** The amount is never zero: a debit is positive, a credit negative. */
export interface Entry {
  account: Account;
  amount: Cents;
  subject?: Subject | null;
  /** Due date; set for all claims, and only for claims. */
  dueOn?: PlainDate | null;
}

/** Causes of manual postings, which one person drafts and another approves. */
export type CauseByHand =
  | 'manual'
  | 'manualReversed'
  | 'bankFee'
  | 'smallDifference'
  | 'goodwillVoucher'
  | 'refundByHand'
  /** A transfer was read on a statement of which there is no file. */
  | 'paymentByHand';

export type Cause =
  /** A booking became binding: its payment plan becomes claims. */
  | 'confirmed'
  | 'changed'
  | 'cancelled'
  | 'cardPayment'
  /** Part of a card payment went to the landlord's own account at the provider. */
  | 'split'
  | 'transfer'
  | 'allocation'
  | 'allocationReversed'
  | 'refundIntent'
  | 'refundDiscarded'
  | 'refund'
  | 'refundReturned'
  | 'providerPayout'
  | 'voucherSale'
  | 'voucherWithdrawal'
  | 'voucherRedemption'
  | 'voucherExpiry'
  | 'voucherRefund'
  | 'payout'
  | 'payoutBooked'
  | 'payoutReturned'
  /** The commission of a month was billed; its VAT becomes payable. */
  | 'commissionBilled'
  | 'writeOff'
  | CauseByHand;

export function joinEntries(entries: readonly Entry[]): Required<Entry>[] {
  const sums = new Map<string, Required<Entry>>();
  for (const { account, amount, subject = null, dueOn = null } of entries) {
    const key = `${account} ${subject ?? ''} ${dueOn ?? ''}`;
    const formerSum = sums.get(key)?.amount ?? noMoney;
    sums.set(key, { account, subject, dueOn, amount: add(formerSum, amount) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

export function entryDifference(before: readonly Entry[], after: readonly Entry[]): Required<Entry>[] {
  return joinEntries([...after, ...before.map((entry) => ({ ...entry, amount: negate(entry.amount) }))]);
}
