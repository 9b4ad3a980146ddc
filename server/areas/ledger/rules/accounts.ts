import type { Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

/**
 * All accounts of the ledger. A debit is above zero and a credit below, so that what the house has or is owed stands above
 * zero, what it owes and what it has earned below, and all accounts together are nothing.
 */
export const accounts = {
  /** What guests owe the house. Claims carry the day on which they are due, what was paid for them its source. */
  guestReceivable: { kind: 'asset', subjects: ['payment', 'transfer', 'voucher'] },
  /** What lies in the house's bank account. */
  bank: { kind: 'asset', subjects: ['transfer'] },
  /** What the card provider has captured or given back, and not yet paid out or taken. */
  providerClearing: { kind: 'asset', subjects: ['payment'] },
  /** What landlords are to get of the stays that the house collects for; below what they owe it, it is above zero. */
  landlordPayable: { kind: 'liability', subjects: ['landlord'] },
  /** Premiums that go on to the insurer. */
  insurancePayable: { kind: 'liability', subjects: [] },
  /** Tourist tax that was paid with the booking and goes on to the municipality. */
  touristTaxPayable: { kind: 'liability', subjects: [] },
  /** What the house has earned by arranging stays. */
  commissionRevenue: { kind: 'revenue', subjects: [] },
  /** What was sent to landlords and is not gone from the bank yet. */
  payoutsInTransit: { kind: 'liability', subjects: ['payout'] },
  /** The tax that is in commissions that were billed. */
  vatPayable: { kind: 'liability', subjects: ['landlord'] },
  /** What is left on value vouchers that were sold. */
  voucherLiability: { kind: 'liability', subjects: ['voucher'] },
  /** What was left on vouchers that have ended. */
  expiredVouchers: { kind: 'revenue', subjects: ['voucher'] },
  /** What goes back to guests and has not left yet; the source says which payment it gives back. */
  refundsPayable: { kind: 'liability', subjects: ['payment', 'transfer'] },
  /** Transfers of which nobody knows yet what they are for. */
  unallocatedReceipts: { kind: 'liability', subjects: ['transfer'] },
  /** What bonus codes have taken off prices: the house bears it, landlords get their whole price. */
  bonusCost: { kind: 'expense', subjects: [] },
  /** Claims that the office has given up. */
  writtenOff: { kind: 'expense', subjects: [] },
} as const satisfies Record<
  string,
  { kind: 'asset' | 'liability' | 'revenue' | 'expense'; subjects: readonly string[] }
>;

export type Account = keyof typeof accounts;

/** What of an account an entry is about, such as `landlord/12`: the kind of row and its id. */
export type Subject = `${'landlord' | 'payment' | 'transfer' | 'voucher' | 'payout'}/${number}`;

/** One side of a posting. The amount is not zero: above it a debit, below it a credit. */
export interface Entry {
  account: Account;
  amount: Cents;
  subject?: Subject | null;
  /** The day on which a claim is due; claims alone have one, and none without it is a claim. */
  dueOn?: PlainDate | null;
}

/** What makes money move; each posting has one. */
export type Cause =
  /** A booking binds both sides: its plan becomes claims. */
  | 'confirmed'
  /** A change of a stay moves what is owed by the difference. */
  | 'changed'
  /** A cancellation leaves its fee owed, and nothing else. */
  | 'cancelled'
  /** A card payment was captured. */
  | 'cardPayment'
  /** A card payment went on to the landlord's own account at the provider. */
  | 'split'
  /** A transfer has arrived. */
  | 'transfer'
  /** The office has said what a transfer was for. */
  | 'allocation'
  /** More was paid than is owed: it is to go back. */
  | 'refundIntent'
  /** It has gone back. */
  | 'refund'
  /** A refund did not arrive, and is owed again. */
  | 'refundReturned'
  /** The provider has paid out to the bank. */
  | 'providerPayout'
  /** A value voucher was sold or given back, or paid for a booking, or ended. */
  | 'voucherSale'
  | 'voucherWithdrawal'
  | 'voucherRedemption'
  | 'voucherExpiry'
  /** What was paid by voucher goes back to it. */
  | 'voucherRefund'
  /** Landlords get what is theirs. */
  | 'payout'
  /** The bank has sent it. */
  | 'payoutBooked'
  /** It did not arrive, and is owed to the landlord again. */
  | 'payoutReturned'
  /** A month's commission is billed, and the tax that is in it becomes the tax office's. */
  | 'commissionBilled'
  /** The office gives a claim up. */
  | 'writeOff';

/** Brings entries of the same account, subject and day together, and leaves out what comes to nothing. */
export function joinEntries(entries: readonly Entry[]): Required<Entry>[] {
  const sums = new Map<string, Required<Entry>>();
  for (const { account, amount, subject = null, dueOn = null } of entries) {
    const key = `${account} ${subject ?? ''} ${dueOn ?? ''}`;
    const before = sums.get(key)?.amount ?? 0;
    sums.set(key, { account, subject, dueOn, amount: before + amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** What is to be posted so that entries become others: the difference, account by account. */
export function differenceOf(before: readonly Entry[], after: readonly Entry[]): Required<Entry>[] {
  return joinEntries([...after, ...before.map((entry) => ({ ...entry, amount: 0 - entry.amount }))]);
}
