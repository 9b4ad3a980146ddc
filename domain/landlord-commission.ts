import { hostNoticeDays } from './host-terms.ts';
import { addDays, type PlainDate } from './stay.ts';

/** Highest commission in tenths of a percent; the database refuses more. */
export const commissionMaxPerMille = 500;

interface CommissionChange {
  validFrom: PlainDate;
  perMille: number;
}

/** A landlord's commission: that of the beginning, and its changes, earliest first. */
export interface CommissionTerms {
  first: number;
  changes: readonly CommissionChange[];
}

/** Returns the commission in tenths of a percent that bookings made on that day have. */
export function commissionOn({ first, changes }: CommissionTerms, day: PlainDate): number {
  return changes.findLast(({ validFrom }) => validFrom <= day)?.perMille ?? first;
}

/**
 * Returns the first day from which the office may set this commission. A lower one may begin today. One that is higher than what was
 * promised for that day or a later one needs the notice of the terms for hosts.
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

/** True if the change would leave every day as it is. */
export const changesNoCommission = (
  terms: CommissionTerms,
  { perMille, validFrom }: CommissionChange,
): boolean =>
  perMille === commissionOn(terms, validFrom) &&
  !terms.changes.some((change) => change.validFrom > validFrom);

/** Returns the next change after today; null if none is planned. */
export const comingCommission = ({ changes }: CommissionTerms, today: PlainDate): CommissionChange | null =>
  changes.find(({ validFrom }) => validFrom > today) ?? null;

/** Commission of new landlords while the operator has entered none. The database has the same default. */
export const usualCommissionPerMille = 150;

/** Tenths of a percent as percent. */
export const toPercent = (perMille: number): number => perMille / 10;
