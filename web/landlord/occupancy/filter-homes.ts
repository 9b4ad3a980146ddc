import type { OccupancyHome } from '../../../contract/calendars/get-occupancy-homes.ts';
import { filterRows } from '../../features/work/table-rows.ts';

export interface HomeFilter {
  /** Words of the name, the place or the number. */
  query: string;
  /** Empty for all. */
  place: string;
  state: string;
}

const searched = [
  { key: 'title', label: '', text: ({ title }: OccupancyHome) => title },
  { key: 'place', label: '', text: ({ place }: OccupancyHome) => place },
  { key: 'number', label: '', text: ({ objectNumber }: OccupancyHome) => String(objectNumber) },
];

export const filterHomes = (
  homes: readonly OccupancyHome[],
  { query, place, state }: HomeFilter,
): readonly OccupancyHome[] =>
  filterRows(homes, searched, query).filter(
    (home) => (place === '' || home.place === place) && (state === '' || home.state === state),
  );

/** Counts the homes with each value. The most frequent value comes first. */
export function countValues<Home, Value extends string>(
  homes: readonly Home[],
  valueOf: (home: Home) => Value,
): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const home of homes) counts.set(valueOf(home), (counts.get(valueOf(home)) ?? 0) + 1);
  return [...counts].toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other));
}
