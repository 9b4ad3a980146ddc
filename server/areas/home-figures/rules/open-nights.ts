import { add, noMoney, type Cents } from '../../../../domain/money.ts';
import { firstOfMonth, shiftMonth } from '../../../../domain/months.ts';
import { addDays, nightsBetween, type PlainDate, type Stay } from '../../../../domain/stay.ts';
import type { OpenSeason, OpenStay } from '../figures-store.ts';

export interface CountedNights {
  free: number;
  withoutPrice: number;
  shortGaps: number;
  worth: Cents;
}

export const noNights: CountedNights = { free: 0, withoutPrice: 0, shortGaps: 0, worth: noMoney };

export const addNights = (one: CountedNights, other: CountedNights): CountedNights => ({
  free: one.free + other.free,
  withoutPrice: one.withoutPrice + other.withoutPrice,
  shortGaps: one.shortGaps + other.shortGaps,
  worth: add(one.worth, other.worth),
});

/**
 * Counts the free nights of a home in a range by month. Stays and seasons come in the order of their dates, and stays do not overlap. A night
 * without a price is never also counted as part of a short gap. The last gap is as long as the range is open, never short.
 */
export function countOpenNights(
  range: Stay,
  stays: readonly Omit<OpenStay, 'objectNumber'>[],
  seasons: readonly Omit<OpenSeason, 'objectNumber'>[],
): ReadonlyMap<PlainDate, CountedNights> {
  const months = new Map<PlainDate, CountedNights>();
  let from = range.startDate;
  for (const until of [...stays.map((stay) => stay.from), null]) {
    const end = until === null || until > range.endDate ? range.endDate : until;
    const length = nightsBetween(from, end);
    if (length > 0) {
      const isBounded = until !== null && until <= range.endDate;
      for (let index = 0, night = from; index < length; index += 1, night = addDays(night, 1)) {
        const season = seasons.find((one) => one.from <= night && night < one.until);
        const isShort = season !== undefined && isBounded && length < season.minStay;
        const month = firstOfMonth(night);
        months.set(
          month,
          addNights(months.get(month) ?? noNights, {
            free: 1,
            withoutPrice: season === undefined ? 1 : 0,
            shortGaps: isShort ? 1 : 0,
            worth: season === undefined || isShort ? noMoney : season.nightly,
          }),
        );
      }
    }
    const stay = stays.find((one) => one.from === until);
    if (stay && stay.until > from) from = stay.until;
  }
  return months;
}

/** The months of a range that begins on any day, as their first days. */
export const listMonths = ({ startDate }: Stay, count: number): PlainDate[] =>
  Array.from({ length: count }, (_, index) => shiftMonth(firstOfMonth(startDate), index));
