import { isPlainDate } from '../stay.ts';

/** The fewest and the most nights of a stay that a rate of tourist tax may be bound to. */
export const taxNightsBounds = [1, 365] as const;
/** A share of the price in percent: what is above is a typing error. */
export const taxPercentBounds = [0.01, 50] as const;

/** A home has no more rates than these: a few ages, each in a few seasons. */
export const taxBandsMax = 30;

/** A year with a 29th of February. */
const leapYear = '2024';

/** True for a day that some year has, in the form `MM-DD`. */
export const isMonthDay = (value: string): boolean => isPlainDate(`${leapYear}-${value}`);
