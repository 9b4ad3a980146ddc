import { addDays, type PlainDate } from './stay.ts';

/** What a value voucher may be worth, in whole euros; buyers may type any amount between. */
export const voucherEuros = { min: 25, max: 1_000, offered: [50, 100, 200, 500] } as const;

/** The illustrations that a voucher may have, by the theme that they show. Texts: `vouchers.motif.<motif>`. */
export const voucherMotifs = ['beach', 'mountains', 'lake', 'countryside', 'wine', 'snow'] as const;
export type VoucherMotif = (typeof voucherMotifs)[number];

/** Letters of the words that are printed on a voucher. */
export const dedicationMax = 300;

/** How far ahead the day may lie on which a voucher is mailed. */
export const voucherMailDaysMax = 365;

/** Where the illustration of a motif lies. */
export const motifPicture = (motif: VoucherMotif): string => `/pictures/scene/theme-${motif}`;

/** Claims end so many years after the end of the year in which they arose (§§ 195, 199 BGB). */
export const voucherYears = 3;

/** The last day of a voucher. */
export function voucherValidUntil(paidOn: PlainDate): PlainDate {
  return `${Number(paidOn.slice(0, 4)) + voucherYears}-12-31`;
}

/** The last day of what a booking gives back to a voucher that had ended. */
export function revivedVoucherValidUntil(today: PlainDate): PlainDate {
  return `${Number(today.slice(0, 4)) + 1}-12-31`;
}

/** Days in which a contract that was made from afar may be withdrawn from (§ 355 BGB), from the day after it on. */
export const withdrawalDays = 14;

/** The last day on which a voucher may be given back without a reason. */
export function voucherWithdrawalEnd(orderedOn: PlainDate): PlainDate {
  return addDays(orderedOn, withdrawalDays);
}
