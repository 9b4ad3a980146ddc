import type { PricedArrival } from '../../../contract/pricing/get-price-calendar.ts';
import { addDays, nightsBetween, type PlainDate, type Stay } from '../../../domain/stay.ts';
import type { Euros } from '../../../domain/money.ts';

/** Prices of stays of one length, by day of arrival. */
export interface CalendarPrices {
  /** In nights. */
  duration: number;
  days: ReadonlyMap<PlainDate, PricedArrival>;
}

/** A bookable stay with its complete price in euros. */
export interface PricedStay extends Stay {
  total: Euros;
}

export function toCalendarPrices(duration: number, days: readonly PricedArrival[]): CalendarPrices {
  return { duration, days: new Map(days.map((day) => [day.date, day])) };
}

export function stayFrom({ days, duration }: CalendarPrices, arrival: PlainDate): PricedStay | null {
  const total = days.get(arrival)?.total ?? null;
  return total === null ? null : { startDate: arrival, endDate: addDays(arrival, duration), total };
}

/** Returns the bookable stay whose arrival is nearest to the date; of two at the same distance the later one. */
export function nearestStay(prices: CalendarPrices, date: PlainDate): PricedStay | null {
  let best: { date: PlainDate; distance: number } | null = null;
  for (const [arrival, { total }] of prices.days) {
    if (total === null) continue;
    const distance = Math.abs(nightsBetween(date, arrival));
    // The days are sorted, so the second of two at the same distance is the later one.
    if (!best || distance <= best.distance) best = { date: arrival, distance };
    else break;
  }
  return best && stayFrom(prices, best.date);
}

/** Returns the lowest total of a month's arrivals in euros; null if there is none. */
export function lowestOfMonth({ days }: CalendarPrices, first: PlainDate): Euros | null {
  let lowest: Euros | null = null;
  for (const [date, { total }] of days) {
    if (total !== null && date.slice(0, 7) === first.slice(0, 7) && (lowest === null || total < lowest)) {
      lowest = total;
    }
  }
  return lowest;
}

/** Larger shares of a month's arrivals are not marked, because marks would not help to choose. */
const markedShareMax = 1 / 3;

/** Returns the lowest total of a month; null if many of its days have just that price. */
export function savingOfMonth(prices: CalendarPrices, first: PlainDate): Euros | null {
  const lowest = lowestOfMonth(prices, first);
  const totals = [...prices.days]
    .filter(([date, { total }]) => total !== null && date.slice(0, 7) === first.slice(0, 7))
    .map(([, { total }]) => total);
  const markedCount = totals.filter((total) => total === lowest).length;
  return markedCount < totals.length && markedCount <= Math.max(1, totals.length * markedShareMax)
    ? lowest
    : null;
}
