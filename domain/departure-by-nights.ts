import type { SearchFilter } from './search-filter.ts';
import { addDays } from './stay.ts';

/** Derives the departure from arrival and nights: such a search is for exactly these nights. */
export function withDeparture(filter: SearchFilter): SearchFilter {
  const { duration, ...search } = filter;
  const { startDate, endDate } = search;
  if (startDate === undefined || endDate !== undefined || duration === undefined) return filter;
  return { ...search, endDate: addDays(startDate, duration) };
}
