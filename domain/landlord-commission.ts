import { hostNoticeDays } from './host-terms.ts';
import { addDays, type PlainDate } from './stay.ts';

/** Highest commission in tenths of a percent; the database refuses more. */
export const commissionMaxPerMille = 500;

interface CommissionChange {
  validFrom: PlainDate;
  perMille: number;
}

/** A landlord's commission: the initial one, and later changes, earliest first. */
export interface CommissionTerms {
  first: number;
  changes: readonly CommissionChange[];
}

/** Returns the commission, in tenths of a percent, for bookings made on this day. */
export function commissionOn({ first, changes }: CommissionTerms, day: PlainDate): number {
  return changes.findLast(({ validFrom }) => validFrom <= day)?.perMille ?? first;
}

/**
 * Returns the first day from which the office may set this commission. A lower commission may begin today. One that is
 * higher than any promised for that day or later requires the notice period of the terms for hosts.
 */
export function firstDayOfCommission(
  terms: CommissionTerms,
  { perMille, validFrom }: CommissionChange,
  today: PlainDate,
): PlainDate {
  const promised = [
    commissionOn(terms, validFrom),
    ...terms.changes.filter((change) => change.validFrom > validFrom).map((change) => change.perMille),
  ];
  return perMille > Math.min(...promised) ? addDays(today, hostNoticeDays) : today;
}

/** True if the change would have no effect on any day. */
export const changesNoCommission = (
  terms: CommissionTerms,
  { perMille, validFrom }: CommissionChange,
): boolean =>
  perMille === commissionOn(terms, validFrom) &&
  !terms.changes.some((change) => change.validFrom > validFrom);

/** Returns the next change after today; null if none is planned. */
export const comingCommission = ({ changes }: CommissionTerms, today: PlainDate): CommissionChange | null =>
  changes.find(({ validFrom }) => validFrom > today) ?? null;

/** Commission of new landlords if the operator has entered none. The database has the same default. */
export const usualCommissionPerMille = 150;

/** Converts tenths of a percent to percent. */
export const toPercent = (perMille: number): number => perMille / 10;
