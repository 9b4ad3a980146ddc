import { expect, test } from 'vitest';
import { createEngine } from '../../engines/search/engine.ts';
import { randomCatalogue } from '../../engines/search/testing/random-catalogue.ts';
import { toPeerAnswer, listDifferences } from './measure-peer.ts';
import type { PeerAnswer } from './postgres-peer.ts';
import { cents } from '../../domain/cents.ts';
import { add } from '../../domain/money.ts';

const today = '2026-11-21';
const engine = createEngine(
  randomCatalogue({ seed: 5, homes: 60, countries: 3, regions: 5, places: 12, today }),
);
const found = engine.search({ startDate: '2026-12-05', endDate: '2026-12-08', tolerance: 3 });
const answer = toPeerAnswer(found);

test('an answer does not differ from itself', () => {
  expect(answer.total).toBeGreaterThan(3);
  expect(listDifferences(answer, structuredClone(answer))).toEqual([]);
});

test.each<[string, (other: PeerAnswer) => void]>([
  ['total', (other) => (other.total += 1)],
  ['hits', (other) => other.hits.reverse()],
  ['hits', (other) => (other.hits[0]!.price = add(other.hits[0]!.price!, cents(1)))],
  ['prices', (other) => (other.prices.mid.avg = add(other.prices.mid.avg, cents(1)))],
  ['capacity', (other) => (other.capacity! += 1)],
  ['ratingAverage', (other) => (other.ratingAverage = 1)],
  ['tv:Y', (other) => (other.facets['tv:Y']! += 1)],
  ['region:region-9', (other) => (other.facets['region:region-9'] = 1)],
  ['sauna:Y', (other) => delete other.facets['sauna:Y']],
])('a difference in %s is reported', (name, change) => {
  const other = structuredClone(answer);
  change(other);
  expect(listDifferences(answer, other)[0]).toMatch(new RegExp(`^${name}: `));
});
