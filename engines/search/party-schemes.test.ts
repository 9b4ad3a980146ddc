import { expect, test } from 'vitest';
import { PartySchemes } from './party-schemes.ts';
import { storeAndRestore } from './testing/memory-snapshot.ts';
import { cents } from '../../domain/cents.ts';

const tax = [
  { fromAge: 6, toAge: 15, amount: cents(100) },
  { fromAge: 16, toAge: 120, amount: cents(200) },
];
const byPrice = [{ fromAge: 0, toAge: 120, amount: cents(0), percent: 10 }];
const four = { included: 4, amount: cents(1_000) };

const restored = (schemes: PartySchemes): Promise<PartySchemes> =>
  storeAndRestore(
    (snapshot) => schemes.exchange(snapshot),
    async (snapshot) => {
      const read = new PartySchemes();
      await read.exchange(snapshot);
      return read;
    },
  );

test('what further guests pay is a difference beside that of the tax, and none where nobody is one', async () => {
  const schemes = new PartySchemes();
  const [alone, taxed, plain] = [
    schemes.enter({ touristTax: [], furtherGuests: four }),
    schemes.enter({ touristTax: tax, furtherGuests: four }),
    schemes.enter({ touristTax: tax, furtherGuests: null }),
  ];
  expect(schemes.enter({ touristTax: [], furtherGuests: { ...four } })).toBe(alone);
  expect(schemes.enter({ touristTax: [], furtherGuests: { included: 2, amount: cents(0) } })).toBe(0);
  expect(schemes.computeDifferences({ persons: 4 }, 7)).toBeNull();
  const party = { persons: 6, childAges: [3] };
  const ofSix = schemes.computeDifferences(party, 7)!;
  expect([0, alone, taxed, plain].map((number) => ofSix[number])).toEqual([0, 14_000, 12_600, -1_400]);
  expect([...(await restored(schemes)).computeDifferences(party, 7)!]).toEqual([...ofSix]);
  const single = schemes.enter({ touristTax: [], furtherGuests: { included: 1, amount: cents(500) } });
  expect(schemes.weekCosts(single)).toEqual({ difference: 3_500 });
});

test('schemes of one tax by price share its table, and it takes its share of what further guests pay', () => {
  const schemes = new PartySchemes();
  const [cheap, dear] = [100, 200].map((amount) =>
    schemes.enter({ touristTax: byPrice, furtherGuests: { included: 1, amount: cents(amount) } }),
  );
  const tables = schemes.computeTables({ persons: 2 }, 3, 20_000, 2)!;
  expect(tables.size).toBe(2);
  expect(tables.get(cheap!)).toBe(tables.get(dear!));
  expect(schemes.findSurcharge(dear!, { persons: 2 }, 3)!(20_000, cents(10_000))).toBe(1_060);
  expect(schemes.weekCosts(dear!).surcharge!(20_000, cents(10_000))).toBe(1_140);
});

test('numbers that no home has any more are used again, however often amounts change', async () => {
  let schemes = new PartySchemes();
  let last = schemes.enter({ touristTax: byPrice, furtherGuests: four });
  for (let amount = 1; amount < 500; amount += 1) {
    const next = schemes.enter({
      touristTax: amount % 2 ? tax : byPrice,
      furtherGuests: { ...four, amount: cents(amount) },
    });
    schemes.leave(last);
    last = next;
    if (amount === 250) schemes = await restored(schemes);
  }
  expect(schemes.length).toBeLessThanOrEqual(3);
  expect(schemes.varies(last)).toBe(false);
  expect([...schemes.computeDifferences({ persons: 5 }, 2)!].filter(Boolean)).toEqual([998]);
});
