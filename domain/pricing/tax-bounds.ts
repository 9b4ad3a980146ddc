import { isPlainDate } from '../stay.ts';

/** Nights to which a tax rate may be limited. */
export const taxNightsBounds = [1, 365] as const;
/** Percent; a higher share is a typing error. */
export const taxPercentBounds = [0.01, 50] as const;

/** Enough for several ages, each in several seasons. */
export const taxBandsMax = 30;

/** Any leap year. */
const leapYear = '2024';

/** True for `MM-DD` dates that exist in some year, including February 29. */
export const isMonthDay = (value: string): boolean => isPlainDate(`${leapYear}-${value}`);
