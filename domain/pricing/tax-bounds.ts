import { isPlainDate } from '../stay.ts';

/** Nights to which a tax rate may be limited. */
export const taxNightsBounds = [1, 365] as const;
/** Percent; a higher share is a typing error. */
export const taxPercentBounds = [0.01, 50] as const;

/** Enough for a few ages, each in a few seasons. */
export const taxBandsMax = 30;

/** A year with a 29th of February. */
const leapYear = '2024';

/** True for a day that some year has, in the form `MM-DD`. */
export const isMonthDay = (value: string): boolean => isPlainDate(`${leapYear}-${value}`);
