import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { CountGroup } from '../../../domain/count-groups.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { Answer, Engine, Hit } from '../answer.ts';
import { clustersByBruteForce, once, searchByBruteForce, type Catalogue } from '../oracle.ts';

const objectsPerPage = 7;

/** Returns an answer with the hits of all its pages. */
export function searchAllPages(engine: Engine, filter: SearchFilter): Answer {
  const first = engine.search({ ...filter, objectsPerPage });
  const hits: Hit[] = [...first.hits];
  for (let page = 2; hits.length < first.total; page += 1) {
    const next = engine.search({ ...filter, page, objectsPerPage }).hits;
    if (next.length === 0) break;
    hits.push(...next);
  }
  return { ...first, hits };
}

// The test runner's own comparison takes longer than both searches.
function expectSame(name: string, filter: SearchFilter, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected))
    expect(actual, `${name} ${JSON.stringify(filter)}`).toEqual(expected);
}

/** Turns the facets into a record, so that their order does not matter. */
function plain(answer: Answer): unknown {
  return { ...answer, facets: answer.facets.toRecord() };
}

/** Computes an answer of the oracle once, since several engines are compared with it. */
const askOnce = <Result>(catalogue: Catalogue, question: readonly unknown[], findOut: () => Result): Result =>
  once(catalogue, JSON.stringify(question), findOut);

/** Compares total, pages, order, prices, facets, statistics and capacity; returns the number of hits. */
export function expectOracleAnswer(
  name: string,
  engine: Engine,
  catalogue: Catalogue,
  filter: SearchFilter,
): number {
  const expected = askOnce(catalogue, ['answer', filter], () => searchByBruteForce(catalogue, filter));
  expectSame(name, filter, plain(searchAllPages(engine, filter)), plain(expected));
  expectSame(
    `${name}, numbers`,
    filter,
    engine.find(filter),
    expected.hits.map((hit) => hit.objectNumber),
  );
  expectSame(`${name}, capacity`, filter, engine.capacity(filter), expected.capacity);
  return expected.total;
}

/** Compares an answer with only some groups of counts, and with clusters of the map. */
export function expectOracleCounts(
  name: string,
  engine: Engine,
  catalogue: Catalogue,
  filter: SearchFilter,
  counts: readonly CountGroup[],
): void {
  const options = { counts, zoom: 7 };
  const { hits: _, ...actual } = engine.search(filter, options);
  const { hits: __, ...expected } = askOnce(catalogue, ['counts', filter, counts], () =>
    searchByBruteForce(catalogue, filter, options),
  );
  expectSame(
    `${name}, counts of ${counts.join()}`,
    filter,
    { ...actual, facets: actual.facets.toRecord() },
    { ...expected, facets: expected.facets.toRecord() },
  );
}

/** Compares the histogram, the arrival days around the requested one, and clusters of the map. */
export function expectOracleGuidance(
  name: string,
  engine: Engine,
  catalogue: Catalogue,
  filter: SearchFilter,
): void {
  const all = askOnce(catalogue, ['guidance', filter], () =>
    searchByBruteForce(catalogue, filter, { arrivals: true, histogram: true }),
  );
  const { histogram } = engine.search(filter, { histogram: true });
  expectSame(`${name}, histogram`, filter, histogram, all.histogram);
  const expected = all.arrivals;
  expectSame(`${name}, arrivals`, filter, engine.search(filter, { arrivals: true }).arrivals, expected);
  for (const zoom of [0, 4.5, 9]) {
    const clusters = askOnce(catalogue, ['clusters', filter, zoom], () =>
      clustersByBruteForce(catalogue, filter, zoom),
    );
    expectSame(`${name}, clusters at ${zoom}`, filter, engine.clusters(filter, zoom), clusters);
  }
}
