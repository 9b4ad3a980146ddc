import type { SearchFilter } from '../../domain/search-filter.ts';
import type { Engine } from '../../engines/search/answer.ts';
import { searchByBruteForce, type Catalogue } from '../../engines/search/oracle.ts';
import { toPeerAnswer, listDifferences } from '../search/measure-peer.ts';

interface CheckResult {
  queries: number;
  hits: number;
  found: number;
  wrong: { filter: SearchFilter; differences: string[] }[];
}

/** Compares every hit and figure of each answer with brute force on the same homes. */
export function checkAnswers(
  engine: Engine,
  catalogue: Catalogue,
  queries: readonly SearchFilter[],
): CheckResult {
  const result: CheckResult = { queries: 0, hits: 0, found: 0, wrong: [] };
  for (const filter of queries) {
    const expectedAnswer = searchByBruteForce(catalogue, filter);
    const answer = engine.search({ ...filter, page: 1, objectsPerPage: Math.max(1, expectedAnswer.total) });
    const differenceList = listDifferences(toPeerAnswer(answer), toPeerAnswer(expectedAnswer));
    if (differenceList.length > 0) result.wrong.push({ filter, differences: differenceList });
    result.queries += 1;
    result.hits += expectedAnswer.total;
    result.found += Number(expectedAnswer.total > 0);
  }
  return result;
}

export function countTraits({ homes }: Catalogue): Record<string, number> {
  const positions = new Map<string, number>();
  for (const { lat, lon } of homes) positions.set(`${lat},${lon}`, (positions.get(`${lat},${lon}`) ?? 0) + 1);
  const seasons = homes.flatMap(({ rates }) => rates.seasons);
  return {
    homes: homes.length,
    seasons: seasons.length,
    occupiedStretches: homes.reduce((sum, { occupied }) => sum + occupied.length, 0),
    homesWithoutPrice: homes.filter(({ rates }) => rates.seasons.length === 0).length,
    homesWithGaps: homes.filter(({ rates: { seasons: seasons } }) =>
      seasons.some((season, index) => index > 0 && seasons[index - 1]!.untilDate !== season.fromDate),
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
