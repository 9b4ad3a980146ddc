import { expect, test } from 'vitest';
import { directory, hitOrder, queryFlag, structureBytes, fields, tileParts } from '../packed/layout.ts';
import { between, createRandom } from '../testing/random-catalogue.ts';
import { sizeDeduction } from '../recommendation.ts';
import { KernelStages } from '../testing/kernel-stages.ts';

const stages = new KernelStages();
const random = createRandom(41);
const slots = Array.from({ length: 1_000 }, (_, index) => 4 * index + (index % 3));
const homes = slots.map((slot, index) => ({
  slot,
  objectNumber: 90_000 - 7 * index,
  price: index % 11 === 0 ? -1 : between(random, 1, index % 5 === 0 ? 900 : 4_000_000),
  stars: index % 4 === 0 ? 0 : between(random, 100, 500),
  ratings: index % 4 === 0 ? 0 : between(random, 1, 90),
  score: between(random, 0, 60),
  capacity: between(random, 1, 14),
}));
type Home = (typeof homes)[number];

for (const { slot, objectNumber, price, stars, ratings, score, capacity } of homes) {
  stages.putWeekPrice(slot, price);
  stages.putInt(stages.tile + tileParts.objectNumbers + 4 * slot, objectNumber);
  stages.putInt(stages.tile + tileParts.ratings + 4 * slot, (ratings << 10) | stars);
  stages.memory.setFloat64(stages.tile + tileParts.scores + 8 * slot, score, true);
  stages.memory.setUint16(stages.tile + tileParts.capacities + 2 * slot, capacity, true);
}
// The best home of each block is not known to be worse than it is.
for (let block = 0; block < 32; block += 1) {
  stages.memory.setFloat64(directory.bestScores + 8 * block, -60, true);
  stages.memory.setFloat64(directory.bestRatings + 8 * block, 0, true);
}

stages.setQuery({ flags: queryFlag.withHits });
stages.call('startAnswer');
for (const part of ['matches', 'hits'] as const) stages.fill(stages.bitmap(part), slots);
const listed = stages.call('takeHits', 0, stages.tile, stages.group);
stages.call('finishAnswer');
stages.call('priceStatistics');

test('hits are listed with their prices, by block, and their ratings summed', () => {
  expect(listed).toBe(homes.length);
  expect(stages.get('answer', 'hitCount')).toBe(homes.length);
  expect(stages.get('answer', 'ratingCount')).toBe(homes.reduce((sum, { ratings }) => sum + ratings, 0));
  expect(stages.get('answer', 'ratingSum')).toBe(
    homes.reduce((sum, { ratings, stars }) => sum + ratings * stars, 0),
  );
  const [hitSlots, hitPrices] = [stages.get('query', 'hitSlots'), stages.get('query', 'hitPrices')];
  expect(homes.map((_, index) => stages.int(hitSlots + 4 * index))).toEqual(slots);
  expect(homes.map((_, index) => stages.int(hitPrices + 4 * index))).toEqual(homes.map(({ price }) => price));
  for (let block = 0; block < 32; block += 1) {
    expect(stages.get('blockHits', 'block', block)).toBe(block);
    expect(stages.get('blockHits', 'firstHit', block)).toBe(slots.findIndex((slot) => slot >= 128 * block));
  }
  expect(stages.get('blockHits', 'block', 32)).toBe(-1);
  expect(stages.get('blockHits', 'firstHit', 32)).toBe(homes.length);
});

test('statistics are those of the sorted prices and of their thirds', () => {
  const prices = homes.flatMap(({ price }) => (price < 0 ? [] : [price])).sort((a, b) => a - b);
  const cheap = Math.ceil(prices.length / 3);
  const mid = cheap + Math.ceil((prices.length - cheap) / 2);
  const parts = [prices, prices.slice(0, cheap), prices.slice(cheap, mid), prices.slice(mid)];
  for (const [index, part] of parts.entries()) {
    const range = ['low', 'high', 'count', 'sum'].map((name) => stages.get('priceRanges', name, index));
    expect(range).toEqual([part[0], part.at(-1), part.length, part.reduce((sum, price) => sum + price, 0)]);
  }
});

const unpricedLast = (sign: number) => (home: Home) => (home.price < 0 ? Infinity : sign * home.price);
test.each<[string, number, (home: Home) => number]>([
  ['price', hitOrder.priceAscending, unpricedLast(1)],
  ['falling price', hitOrder.priceDescending, unpricedLast(-1)],
  ['points', hitOrder.recommendation, ({ score, capacity }) => sizeDeduction(2, capacity) - score],
  ['rating', hitOrder.rating, ({ stars }) => -stars],
])('pages by %s are cut out of the sorted hits', (_, order, keyOf) => {
  const before = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
  const sorted = homes.toSorted((a, b) => before(keyOf(a), keyOf(b)) || a.objectNumber - b.objectNumber);
  const records = stages.get('query', 'records');
  for (const [from, until] of [
    [0, 20],
    [0, 1],
    [200, 230],
    [950, 1_000],
    [0, 1_000],
  ] as const) {
    stages.call('selectRange', order, from, until);
    const page = Array.from({ length: until - from }, (_, index) => {
      const at = records + index * structureBytes.pageHit;
      return {
        objectNumber: stages.int(at + fields.pageHit.objectNumber),
        price: stages.int(at + fields.pageHit.price),
        slot: stages.int(at + fields.pageHit.slot),
      };
    });
    expect(page).toEqual(
      sorted.slice(from, until).map(({ objectNumber, price, slot }) => ({ objectNumber, price, slot })),
    );
  }
});

test('the lowest price alone needs no list', () => {
  stages.setQuery({ flags: queryFlag.withLowest });
  stages.call('startAnswer');
  stages.call('takeHits', 0, stages.tile, stages.group);
  expect(stages.get('answer', 'lowestPrice')).toBe(
    Math.min(...homes.map(({ price }) => (price < 0 ? Infinity : price))),
  );
});
