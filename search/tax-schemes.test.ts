import { expect, test } from 'vitest';
import type { TouristTaxBand } from '../domain/pricing/home-rates.ts';
import { TaxSchemes } from './tax-schemes.ts';
import { restoredFrom } from './testing/memory-snapshot.ts';

const bandsFrom = (amount: number): TouristTaxBand[] => [
  { fromAge: 6, toAge: 15, amount: amount / 2 },
  { fromAge: 16, toAge: 120, amount },
];
const childAges = [3, 10];

test('homes with the same rates share a scheme, and each scheme has the difference to adults', () => {
  const schemes = new TaxSchemes();
  const [seaside, mountain, again, none] = [200, 350, 200, 0].map((amount) =>
    schemes.enter(amount === 0 ? [] : bandsFrom(amount)),
  );
  expect([again, none]).toEqual([seaside, 0]);
  const differences = schemes.differencesOf({ persons: 4, childAges }, 7)!;
  expect([seaside!, mountain!, none!].map((number) => differences[number])).toEqual([-2_100, -3_675, 0]);
});

test.each([
  ['no ages', {}],
  ['none of them', { childAges: [] }],
  ['who pays as adults do', { persons: 4, childAges: [16, 17] }],
])('a search with %s has no differences', (_, filter) => {
  const schemes = new TaxSchemes();
  schemes.enter(bandsFrom(200));
  expect(schemes.differencesOf(filter, 7)).toBeNull();
});

test('more ages than persons are those of as many persons, of two where nobody says how many', () => {
  const schemes = new TaxSchemes();
  const number = schemes.enter(bandsFrom(200));
  const ofParty = (persons?: number) =>
    schemes.differencesOf({ ...(persons && { persons }), childAges: [10, 10, 3] }, 1)![number];
  expect([ofParty(1), ofParty(), ofParty(3)]).toEqual([-100, -200, -400]);
});

test('numbers that no home has any more are used again, however often rates change', async () => {
  let schemes = new TaxSchemes();
  const kept = schemes.enter(bandsFrom(90));
  let last = schemes.enter(bandsFrom(100));
  for (let amount = 102; amount < 2_000; amount += 2) {
    // A home takes its new rates before or after it gives its old ones up.
    const next = amount % 4 === 0 ? schemes.enter(bandsFrom(amount)) : null;
    schemes.leave(last);
    last = next ?? schemes.enter(bandsFrom(amount));
    if (amount === 1_000)
      schemes = await restoredFrom(
        (snapshot) => schemes.exchange(snapshot),
        async (snapshot) => {
          const read = new TaxSchemes();
          await read.exchange(snapshot);
          return read;
        },
      );
  }
  expect(schemes.length).toBeLessThanOrEqual(4);
  expect(schemes.enter(bandsFrom(90))).toBe(kept);
  expect(schemes.enter(bandsFrom(1_998))).toBe(last);
  expect(schemes.differencesOf({ childAges: [3] }, 1)![last]).toBe(-1_998);
});
