/** What an accountant may post by hand; another one approves it. */
export const postingTemplates = [
  'free',
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
 * Accounts of free postings. What lies on the others belongs to a line of the bank, a refund, a payout or a voucher, and is moved with it
 * alone.
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

/** Accounts on which an amount belongs to a booking. */
export const needsBooking = (account: FreeAccount): boolean =>
  account === 'guestReceivable' || account === 'landlordPayable';

/** Who bears a refund by hand; `guest`: the guest owes the amount again. */
export const refundBearers = ['house', 'host', 'guest'] as const;
export type RefundBearer = (typeof refundBearers)[number];

/** Cents up to which a difference is small. */
export const smallDifferenceMax = 1_000;

export const postingReason = { min: 3, max: 500 } as const;
export const postingLinesMax = 20;
