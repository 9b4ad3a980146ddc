import { add, noMoney, times, type Cents } from '../../../../domain/money.ts';
import { firstOfMonth, shiftMonth } from '../../../../domain/months.ts';
import { nightsBetween, type PlainDate, type Stay } from '../../../../domain/stay.ts';

export interface OpenStay {
  objectNumber: number;
  from: PlainDate;
  until: PlainDate;
}

export interface OpenSeason extends OpenStay {
  nightly: Cents;
  minStay: number;
}

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
 * Counts the free nights of a home in a range by month. Stays come in the order of their dates; neither stays nor seasons overlap. A night
 * without a price is never also counted as part of a short gap. The last gap is as long as the range is open, never short.
 */
export function countOpenNights(
  range: Stay,
  stays: readonly Omit<OpenStay, 'objectNumber'>[],
  seasons: readonly Omit<OpenSeason, 'objectNumber'>[],
): ReadonlyMap<PlainDate, CountedNights> {
  const months = new Map<PlainDate, CountedNights>();
  let from = range.startDate;
  for (const stay of [...stays, null]) {
    const isBounded = stay !== null && stay.from <= range.endDate;
    const end = isBounded ? stay.from : range.endDate;
    const length = nightsBetween(from, end);
    for (const part of splitByMonth(from, end)) {
      const counted = countPart(part, seasons, (season) => isBounded && length < season.minStay);
      const month = firstOfMonth(part.startDate);
      months.set(month, addNights(months.get(month) ?? noNights, counted));
    }
    if (stay !== null && stay.until > from) from = stay.until;
  }
  return months;
}

/** Empty unless the end is after the start. */
function splitByMonth(startDate: PlainDate, endDate: PlainDate): Stay[] {
  const parts: Stay[] = [];
  for (let from = startDate; from < endDate;) {
    const next = shiftMonth(firstOfMonth(from), 1);
    const until = next < endDate ? next : endDate;
    parts.push({ startDate: from, endDate: until });
    from = until;
  }
  return parts;
}

function countPart(
  { startDate, endDate }: Stay,
  seasons: readonly Omit<OpenSeason, 'objectNumber'>[],
  isShort: (season: Omit<OpenSeason, 'objectNumber'>) => boolean,
): CountedNights {
  const free = nightsBetween(startDate, endDate);
  let withPrice = 0;
  let shortGaps = 0;
  let worth = noMoney;
  for (const season of seasons) {
    const from = season.from > startDate ? season.from : startDate;
    const until = season.until < endDate ? season.until : endDate;
    if (from >= until) continue;
    const nights = nightsBetween(from, until);
    withPrice += nights;
    if (isShort(season)) shortGaps += nights;
    else worth = add(worth, times(season.nightly, nights));
  }
  return { free, withoutPrice: free - withPrice, shortGaps, worth };
}

/** Returns the first days of consecutive months, beginning with the month of a day. */
export const listMonths = (day: PlainDate, count: number): PlainDate[] =>
  Array.from({ length: count }, (_, index) => shiftMonth(firstOfMonth(day), index));
