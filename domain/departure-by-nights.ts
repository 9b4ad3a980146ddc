import type { SearchFilter } from './search-filter.ts';
import { addDays } from './stay.ts';

/** An arrival and a number of nights say when a stay ends: a search that names no departure is one of exactly these nights. */
export function withDeparture(filter: SearchFilter): SearchFilter {
  const { duration, ...search } = filter;
  const { startDate, endDate } = search;
  if (startDate === undefined || endDate !== undefined || duration === undefined) return filter;
  return { ...search, endDate: addDays(startDate, duration) };
}
