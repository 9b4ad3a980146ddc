import { expect, test } from 'vitest';
import type { TouristTaxBand } from '../../domain/pricing/home-rates.ts';
import { TaxSchemes } from './tax-schemes.ts';
import { storeAndRestore } from './testing/memory-snapshot.ts';
import { cents } from '../../domain/cents.ts';

const bandsFrom = (amount: number): TouristTaxBand[] => [
  { fromAge: 6, toAge: 15, amount: cents(amount / 2) },
  { fromAge: 16, toAge: 120, amount: cents(amount) },
];
const childAges = [3, 10];

test('homes with the same rates share a scheme, and each scheme has the difference to adults', () => {
  const schemes = new TaxSchemes();
  const [seaside, mountain, again, none] = [200, 350, 200, 0].map((amount) =>
    schemes.enter(amount === 0 ? [] : bandsFrom(amount)),
  );
  expect([again, none]).toEqual([seaside, 0]);
  const differences = schemes.computeDifferences({ persons: 4, childAges }, 7)!;
  expect([seaside!, mountain!, none!].map((number) => differences[number])).toEqual([-2_100, -3_675, 0]);
});

test.each([
  ['no ages', {}],
  ['none of them', { childAges: [] }],
  ['who pays as adults do', { persons: 4, childAges: [16, 17] }],
])('a search with %s has no differences', (_, filter) => {
  const schemes = new TaxSchemes();
  schemes.enter(bandsFrom(200));
  expect(schemes.computeDifferences(filter, 7)).toBeNull();
});

test('more ages than persons are those of as many persons, of two where nobody says how many', () => {
  const schemes = new TaxSchemes();
  const number = schemes.enter(bandsFrom(200));
  const ofParty = (persons?: number) =>
    schemes.computeDifferences({ ...(persons && { persons }), childAges: [10, 10, 3] }, 1)![number];
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
      schemes = await storeAndRestore(
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
  expect(schemes.computeDifferences({ childAges: [3] }, 1)![last]).toBe(-1_998);
});

test('a tax of the first nights alone is less than that of every night, for adults of long stays too', () => {
  const schemes = new TaxSchemes();
  const limited = schemes.enter([
    { fromAge: 6, toAge: 15, amount: cents(100), nightsMax: 3 },
    { fromAge: 16, toAge: 120, amount: cents(200), nightsMax: 7 },
  ]);
  const plain = schemes.enter(bandsFrom(200));
  expect(schemes.computeDifferences({ persons: 2 }, 7)).toBeNull();
  const ofTenNights = schemes.computeDifferences({ persons: 2 }, 10)!;
  expect([ofTenNights[limited], ofTenNights[plain]]).toEqual([-2 * 3 * 200, 0]);
  // In 7 nights a child pays 3 nights at 100 instead of 7 at 200.
  expect(schemes.computeDifferences({ persons: 3, childAges: [10] }, 7)![limited]).toBe(300 - 1_400);
  expect(schemes.weekTax(limited)).toEqual({ difference: 0 });
  const five = schemes.enter([{ fromAge: 0, toAge: 120, amount: cents(100), nightsMax: 5 }]);
  expect(schemes.weekTax(five)).toEqual({ difference: -2 * 2 * 100 });
});

test('a tax that goes by arrival or price has a table by arrival, as long as some home has it', () => {
  const schemes = new TaxSchemes();
  expect(schemes.computeTables({}, 7, 20_000, 3)).toBeNull();
  const bands = [{ fromAge: 0, toAge: 120, amount: cents(0), percent: 5 }];
  const share = schemes.enter(bands);
  const plain = schemes.enter(bandsFrom(200));
  expect([schemes.varies(share), schemes.varies(plain)]).toEqual([true, false]);
  // Two persons and two nights of 5 % each.
  expect(schemes.computeTables({}, 2, 20_000, 3)).toEqual(
    new Map([[share, Int32Array.of(0, 2_000, 0, 2_000, 0, 2_000)]]),
  );
  expect(schemes.findSurcharge(share, {}, 2)!(20_000, cents(10_010))).toBe(501);
  expect(schemes.findSurcharge(plain, {}, 2)).toBeNull();
  schemes.leave(share);
  expect(schemes.computeTables({}, 7, 20_000, 3)).toBeNull();
  expect(schemes.enter([{ fromAge: 0, toAge: 120, amount: cents(120) }])).toBe(share);
  expect(schemes.varies(share)).toBe(false);
});
