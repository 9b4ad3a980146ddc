import type { SearchFilter } from '../../../domain/search-filter.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';

/** The offer of the page for last-minute stays. */
export const lastMinuteOffer = 12;
const nights = 7;
/** Days from today within which such a stay lies. */
const windowDays = 28;

/**
 * Returns the filter to search with. A search for last-minute stays without dates covers the cheapest week of the next
 * four weeks; results have its dates, its price and the price without discount. All other filters stay.
 */
export function withLastMinuteWindow(filter: SearchFilter, today: PlainDate): SearchFilter {
  const isRequested = filter.lastminuteonly === 'Y' || filter.offer === lastMinuteOffer;
  if (!isRequested || filter.startDate !== undefined || filter.endDate !== undefined) return filter;
  return { ...filter, startDate: addDays(today, 1), endDate: addDays(today, windowDays), duration: nights };
}

/** False for dates beyond the window, where last-minute stays are no choice. */
export const withinLastMinute = ({ startDate }: Pick<SearchFilter, 'startDate'>, today: PlainDate): boolean =>
  startDate === undefined || startDate <= addDays(today, windowDays);
