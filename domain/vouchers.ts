import { addDays, type PlainDate } from './stay.ts';
import { euros } from './money.ts';

/** Whole euros; buyers may type any amount between. */
export const voucherEuros = {
  min: euros(25),
  max: euros(1_000),
  offered: [euros(50), euros(100), euros(200), euros(500)],
} as const;

/** Illustrations by theme. Texts: `vouchers.motif.<motif>`. */
export const voucherMotifs = ['beach', 'mountains', 'lake', 'countryside', 'wine', 'snow'] as const;
export type VoucherMotif = (typeof voucherMotifs)[number];

/** Characters of the printed dedication. */
export const dedicationMax = 300;

export const voucherMailDaysMax = 365;

export const motifPicture = (motif: VoucherMotif): string => `/pictures/scene/theme-${motif}`;

/** Claims expire this many years after the end of the year in which they arose (§§ 195, 199 BGB). */
export const voucherYears = 3;

export function voucherValidUntil(paidOn: PlainDate): PlainDate {
  return `${Number(paidOn.slice(0, 4)) + voucherYears}-12-31`;
}

/** Returns the last day of an amount that a cancelled booking returns to an expired voucher. */
export function revivedVoucherValidUntil(today: PlainDate): PlainDate {
  return `${Number(today.slice(0, 4)) + 1}-12-31`;
}

/** Days of withdrawal for distance contracts (§ 355 BGB), from the day after the contract on. */
export const withdrawalDays = 14;

export function voucherWithdrawalEnd(orderedOn: PlainDate): PlainDate {
  return addDays(orderedOn, withdrawalDays);
}
