import { droppableFilters, withoutKeys } from '../../domain/droppable-filters.ts';
import type { SearchFilter } from '../../domain/search-filter.ts';
import { addDays, fromDayNumber, toDayNumber, type PlainDate, type Stay } from '../../domain/stay.ts';
import type { Relaxation } from './answer.ts';
import { readPeriod } from './period.ts';

/** Number of arrival days before and after the requested one. */
const arrivalReach = 7;

/** Stays of the requested length from each day around the requested arrival, none in the past. */
export function listArrivalStays(filter: SearchFilter, today: PlainDate): Stay[] {
  const period = readPeriod(filter, today);
  if (!period) return [];
  const first = Math.max(toDayNumber(today), period.requestedDay - arrivalReach);
  const stays: Stay[] = [];
  for (let day = first; day <= period.requestedDay + arrivalReach; day += 1) {
    const startDate = fromDayNumber(day);
    stays.push({ startDate, endDate: addDays(startDate, period.nights) });
  }
  return stays;
}

export function withStay(filter: SearchFilter, stay: Stay): SearchFilter {
  return { ...withoutKeys(filter, ['tolerance', 'duration']), ...stay };
}

export function findRelaxations(filter: SearchFilter, count: (filter: SearchFilter) => number): Relaxation[] {
  return droppableFilters(filter)
    .map((keys) => ({ keys, total: count(withoutKeys(filter, keys)) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.keys[0]! < b.keys[0]! ? -1 : 1));
}
