/** Templates of manual postings, which one accountant drafts and another approves. */
export const postingTemplates = [
  'free',
  'guestPayment',
  'bankFee',
  'guestRefund',
  'smallDifference',
  'goodwillVoucher',
  'reversal',
] as const;
export type PostingTemplate = (typeof postingTemplates)[number];

export const postingStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type PostingState = (typeof postingStates)[number];

/**
 * Accounts that free postings may use. Amounts on all other accounts belong to a bank transfer, a refund, a payout or a
 * voucher, and may only be moved together with it.
 */
export const freeAccounts = [
  'guestReceivable',
  'landlordPayable',
  'bank',
  'providerClearing',
  'insurancePayable',
  'touristTaxPayable',
  'vatPayable',
  'commissionRevenue',
  'bonusCost',
  'goodwillCost',
  'bankFees',
  'writtenOff',
  'clearing',
] as const;
export type FreeAccount = (typeof freeAccounts)[number];

/** True for accounts on which every amount belongs to a booking. */
export const needsBooking = (account: FreeAccount): boolean =>
  account === 'guestReceivable' || account === 'landlordPayable';

/** The side that bears a manual refund. With `guest`, the guest owes the amount again. */
export const refundBearers = ['house', 'host', 'guest'] as const;
export type RefundBearer = (typeof refundBearers)[number];

/** Cents. Higher differences cannot be written off as small. */
export const smallDifferenceMax = 1_000;

/** Limits of what an accountant copies from an account statement. */
export const paymentWords = { name: 70, purpose: 140 } as const;

export const postingReason = { min: 3, max: 500 } as const;
export const postingLinesMax = 20;
