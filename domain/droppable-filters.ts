import { serializeSearchFilter, type FilterKey, type SearchFilter } from './search-filter.ts';

/** Filters that only make sense together are dropped together. */
const groups: readonly (readonly FilterKey[])[] = [
  ['startDate', 'endDate', 'tolerance', 'duration'],
  ['priceMin', 'priceMax'],
  ['latitude', 'longitude', 'distance'],
];

/** These filters do not reduce the hits. */
const neverDropped: ReadonlySet<FilterKey> = new Set<FilterKey>([
  'childAges',
  'page',
  'sort',
  'PID',
  'language',
  't',
  'group',
  'precision',
  'insObject',
  'ignoreFilter',
  'wish',
]);

export function droppableFilters(filter: SearchFilter): (readonly FilterKey[])[] {
  const keys = Object.keys(serializeSearchFilter(filter)) as FilterKey[];
  const droppable: (readonly FilterKey[])[] = [];
  for (const key of keys) {
    if (neverDropped.has(key)) continue;
    const group = groups.find((members) => members.includes(key)) ?? [key];
    if (!droppable.includes(group)) droppable.push(group);
  }
  return droppable;
}

export function withoutKeys(filter: SearchFilter, keys: readonly FilterKey[]): SearchFilter {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !keys.includes(key as FilterKey)));
}
