/** Accounts of the ledger in the order in which accountants choose them. Texts: `money.account.<name>`. */
export const ledgerAccounts = [
  'bank',
  'providerClearing',
  'guestReceivable',
  'unallocatedReceipts',
  'refundsPayable',
  'landlordPayable',
  'payoutsInTransit',
  'commissionRevenue',
  'vatPayable',
  'insurancePayable',
  'touristTaxPayable',
  'voucherLiability',
  'expiredVouchers',
  'bonusCost',
  'goodwillCost',
  'bankFees',
  'writtenOff',
  'clearing',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** More entries than an account sheet shows at once. */
export const accountSheetMax = 2_000;
