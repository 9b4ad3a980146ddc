import type { SearchFilter } from '../../domain/search-filter.ts';
import type { Engine } from '../../engines/search/answer.ts';
import { searchByBruteForce, type Catalogue } from '../../engines/search/oracle.ts';
import { comparable, differences } from '../search/measure-peer.ts';

interface Checked {
  queries: number;
  hits: number;
  /** Queries that found something. */
  found: number;
  wrong: { filter: SearchFilter; differences: string[] }[];
}

/** Compares every hit and figure of each answer with brute force over the same homes. */
export function checkAnswers(
  engine: Engine,
  catalogue: Catalogue,
  queries: readonly SearchFilter[],
): Checked {
  const checked: Checked = { queries: 0, hits: 0, found: 0, wrong: [] };
  for (const filter of queries) {
    const expected = searchByBruteForce(catalogue, filter);
    const answer = engine.search({ ...filter, page: 1, objectsPerPage: Math.max(1, expected.total) });
    const found = differences(comparable(answer), comparable(expected));
    if (found.length > 0) checked.wrong.push({ filter, differences: found });
    checked.queries += 1;
    checked.hits += expected.total;
    checked.found += Number(expected.total > 0);
  }
  return checked;
}

/** Counts of the traits that make a catalogue hard to search. */
export function traitsOf({ homes }: Catalogue): Record<string, number> {
  const positions = new Map<string, number>();
  for (const { lat, lon } of homes) positions.set(`${lat},${lon}`, (positions.get(`${lat},${lon}`) ?? 0) + 1);
  const seasons = homes.flatMap(({ rates }) => rates.seasons);
  return {
    homes: homes.length,
    seasons: seasons.length,
    occupiedStretches: homes.reduce((sum, { occupied }) => sum + occupied.length, 0),
    homesWithoutPrice: homes.filter(({ rates }) => rates.seasons.length === 0).length,
    homesWithGaps: homes.filter(({ rates: { seasons: own } }) =>
      own.some((season, index) => index > 0 && own[index - 1]!.untilDate !== season.fromDate),
    ).length,
    longestMinimumStay: Math.max(0, ...seasons.map(({ minStay }) => minStay)),
    homesWithMinimumStayFrom28: homes.filter(({ rates }) =>
      rates.seasons.some(({ minStay }) => minStay >= 28),
    ).length,
    homesAtSharedPositions: [...positions.values()]
      .filter((count) => count > 1)
      .reduce((sum, count) => sum + count, 0),
  };
}
