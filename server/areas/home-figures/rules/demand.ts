import type { getHomeFigures } from '../../../../contract/home-figures/get-home-figures.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { firstOfMonth } from '../../../../domain/months.ts';
import { amenityFlags, parseSearchFilter, searchDefaults } from '../../../../domain/search-filter.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

export type Demand = NonNullable<ResponseOf<typeof getHomeFigures>['demand']>;

/** What a home offers of what is searched. */
export interface Equipment {
  dogsMax: number;
  amenities: string[];
}

export interface SearchRow {
  filter: string;
  searches: number;
  empty: boolean;
}

/** Fewer searches would tell of single people. */
const searchesMin = 50;
const wishesMax = 6;
const monthsMax = 4;
/** Searches for more are counted together. */
const personsMax = 8;

const count = <Key>(counts: Map<Key, number>, key: Key, searches: number): void =>
  void counts.set(key, (counts.get(key) ?? 0) + searches);

const byMost = <Key>(counts: Map<Key, number>): [Key, number][] =>
  [...counts].toSorted(([, one], [, other]) => other - one);

/** Sums searches by what they ask for. Null if there are too few. */
export function sumDemand(
  rows: readonly SearchRow[],
  homes: readonly Equipment[],
  { since, today }: { since: PlainDate; today: PlainDate },
): Demand | null {
  const persons = new Map<number, number>();
  const months = new Map<PlainDate, number>();
  const wishes = new Map<(typeof amenityFlags)[number], number>();
  let searches = 0;
  let empty = 0;
  let withDog = 0;
  for (const row of rows) {
    const filter = parseSearchFilter(Object.fromEntries(new URLSearchParams(row.filter)));
    searches += row.searches;
    if (row.empty) empty += row.searches;
    count(persons, Math.min(personsMax, filter.persons ?? searchDefaults.persons), row.searches);
    if (filter.pets === 'one' || filter.pets === 'more') withDog += row.searches;
    if (filter.startDate !== undefined && filter.startDate >= firstOfMonth(today))
      count(months, firstOfMonth(filter.startDate), row.searches);
    for (const flag of amenityFlags) if (filter[flag] === 'Y') count(wishes, flag, row.searches);
  }
  if (searches < searchesMin) return null;
  return {
    ...{ since, searches, empty, withDog },
    persons: [...persons]
      .toSorted(([one], [other]) => one - other)
      .map(([number, times]) => ({ persons: number, searches: times })),
    months: byMost(months)
      .slice(0, monthsMax)
      .map(([month, times]) => ({ month, searches: times })),
    wishes: byMost(wishes)
      .slice(0, wishesMax)
      .map(([wish, times]) => ({
        wish,
        searches: times,
        homesWith: homes.filter(({ amenities }) => amenities.includes(wish)).length,
      })),
    homesForDogs: homes.filter(({ dogsMax }) => dogsMax > 0).length,
    homes: homes.length,
  };
}
