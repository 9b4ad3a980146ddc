import { beforeEach, expect, test } from 'vitest';
import { queryFlag, sizes } from '../packed/layout.ts';
import { createRandom } from '../testing/random-catalogue.ts';
import { KernelStages } from '../testing/kernel-stages.ts';
import { canBeBooked, computeCosts, priceStay, randomHome, type PlainHome } from '../testing/plain-stay.ts';

const today = 20_000;
const random = createRandom(23);
const homes = Array.from({ length: 128 }, () => randomHome(random, today));
const stages = new KernelStages();
stages.setToday(today);
/** The homes have these schemes of tourist tax in turns. */
const schemes = 7;
for (const [slot, home] of homes.entries()) {
  stages.putHome(slot, home);
  stages.putPartyScheme(slot, slot % schemes);
}
const differenceRoom = stages.take(4 * schemes);
stages.call('fillTile', stages.tile, stages.group, 1, today >>> 5);
const slots = [...homes.keys()];

interface Asked {
  nights: number;
  day: number;
  tolerance: number;
  persons: number;
  dogs: number;
  /** The price difference for children, by scheme. */
  partyDifferences?: readonly number[];
}
const asked: readonly Asked[] = [
  { nights: 3, day: today + 20, tolerance: 0, persons: 2, dogs: 0 },
  {
    nights: 7,
    day: today + 14,
    tolerance: 3,
    persons: 4,
    dogs: 1,
    partyDifferences: [0, -1, -1_575, -80, -18_000, -19, 3_333],
  },
  {
    nights: 5,
    day: today + 30,
    tolerance: 2,
    persons: 2,
    dogs: 0,
    partyDifferences: [-500, -15_000, -8, 8_000, 900_000, 0, 9],
  },
  { nights: 6, day: today + 25, tolerance: 1, persons: 5, dogs: 1 },
  { nights: 7, day: today + 14, tolerance: 3, persons: 2, dogs: 0 },
  { nights: 10, day: today + 35, tolerance: 2, persons: 3, dogs: 2 },
  { nights: 14, day: today + 9, tolerance: 3, persons: 4, dogs: 0 },
];

const shiftsOf = ({ day }: Asked, tolerance: number): number[] =>
  Array.from({ length: 2 * tolerance + 1 }, (_, index) => day - tolerance + index).filter(
    (own) => own >= today,
  );

/** The lowest complete price of the home within a tolerance; null where it cannot be booked. */
function lowest(home: PlainHome, query: Asked, tolerance: number): number | null {
  const { nights, persons, dogs, partyDifferences } = query;
  const costs =
    computeCosts(home, nights, persons, dogs) + (partyDifferences?.[homes.indexOf(home) % schemes] ?? 0);
  const prices = shiftsOf(query, tolerance)
    .filter((day) => canBeBooked(home, day, nights, today))
    .map((day) => priceStay(home, day, nights, today) + costs);
  return prices.length === 0 ? null : Math.min(...prices);
}

function begin(query: Asked, bounds: { priceMin?: number; priceMax?: number } = {}): void {
  const { nights, day, tolerance, persons, dogs, partyDifferences } = query;
  for (const [scheme, cents] of (partyDifferences ?? []).entries())
    stages.putInt(differenceRoom + 4 * scheme, cents);
  const flags = queryFlag.dated | queryFlag.withHits | queryFlag.withOptions | queryFlag.bounded;
  stages.setQuery({
    flags,
    nights,
    firstDay: day - 3,
    arrivalCount: 7,
    requested: 3,
    tolerance,
    persons,
    dogs,
    partyDifferences: partyDifferences ? differenceRoom : 0,
    today,
    horizonDay: today + 700,
    priceMin: 0,
    priceMax: 0x7fffffff,
    ...bounds,
  });
  stages.call('startAnswer');
  stages.call('readQuery');
  stages.call('preparePrices');
  stages.call('prepareScreen');
  stages.call('enterRun', 0, 16);
  for (const part of ['matches', 'matchesButOne'] as const) stages.fill(stages.bitmap(part), slots);
  stages.call('findArrivals', stages.tile, stages.group, 1);
}

beforeEach(() => {
  for (let reach = 0; reach < 3; reach += 1) stages.fill(stages.bitmap('withinPriceWithDogs', reach), []);
});

test('single prices, discounts and costs are those of the rules', () => {
  for (const [slot, home] of homes.entries()) {
    expect(stages.call('costs', stages.tile, slot, 9, 3, 2)).toBe(computeCosts(home, 9, 3, 2));
    for (const nights of [2, 6, 7, 12])
      for (let day = today; day < today + 60; day += 7) {
        if (!canBeBooked(home, day, nights, today)) continue;
        const full = stages.call('accommodation', stages.tile, slot, day, nights);
        const percent = stages.call('discountPercent', stages.tile, slot, day - today, nights);
        expect(stages.call('afterDiscount', full, percent)).toBe(priceStay(home, day, nights, today));
      }
  }
});

test.each(asked)('homes have the lowest price of their shifts: %o', (query) => {
  begin(query);
  stages.call('priceDated', stages.tile, stages.group, stages.bitmap('bookableNear'));
  let priced = 0;
  for (const [slot, home] of homes.entries()) {
    const price = lowest(home, query, query.tolerance);
    expect(stages.call('has', stages.bitmap('bookableNear'), slot)).toBe(Number(price !== null));
    if (price === null) continue;
    expect(stages.word('prices', slot), `home ${slot}`).toBe(price);
    priced += 1;
  }
  expect(priced).toBeGreaterThan(3);
  expect(stages.get('answer', 'homesPriced')).toBe(priced);
});

test.each(asked)('homes within the bounds are found, for each number of dogs and tolerance: %o', (query) => {
  const priceMin = 60_000;
  const priceMax = 160_000;
  begin(query, { priceMin, priceMax });
  stages.call('boundDated', stages.tile, stages.group, 1, 1, 1);
  const within = (dogs: number, tolerance: number): number[] =>
    slots.filter((slot) => {
      const price = lowest(homes[slot]!, { ...query, dogs }, tolerance);
      return price !== null && price >= priceMin && price <= priceMax;
    });
  expect(stages.slots(stages.bitmap('withinPrice'))).toEqual(within(query.dogs, query.tolerance));
  for (const dogs of [0, 1, 2])
    expect(stages.slots(stages.bitmap('withinPriceWithDogs', dogs))).toEqual(within(dogs, query.tolerance));
  for (const reach of [1, 2, 3])
    expect(stages.get('answer', `hitsWithin${reach}`)).toBe(within(query.dogs, reach).length);
});

test.each(asked)('the screen is right where it is sure, and sure of many: %o', (query) => {
  const priceMax = 120_000;
  begin(query, { priceMax });
  const bookable = stages.slots(stages.bitmap('bookableNear'));
  stages.fill(stages.bitmap('toPrice'), bookable);
  stages.call('screenPrices', stages.tile, 0, 0);
  const unsure = new Set(stages.slots(stages.bitmap('toPrice')));
  const sure = bookable.filter((slot) => !unsure.has(slot));
  const within = sure.filter((slot) => lowest(homes[slot]!, query, query.tolerance)! <= priceMax);
  expect(stages.slots(stages.bitmap('withinPrice'))).toEqual(within);
  expect(sure.length).toBeGreaterThan(0);
});

test('codes bound what they stand for', () => {
  for (let cents = 0; cents < 700_000; cents += 977) {
    const low = stages.call('lowCode', cents);
    const high = stages.call('highCode', cents);
    expect(low ** 2 * 10).toBeLessThanOrEqual(cents);
    if (high < 255) expect(high ** 2 * 10).toBeGreaterThanOrEqual(cents);
    expect(high - low).toBeLessThanOrEqual(1);
  }
});

test('undated bounds are those of the cheapest week', () => {
  const prices = slots.map((slot) => (slot % 5 === 0 ? -1 : 50_000 + slot * 100));
  for (const slot of slots) stages.putWeekPrice(slot, prices[slot]!);
  stages.setQuery({ priceMin: 51_000, priceMax: 60_000 });
  stages.call('boundUndated', stages.tile);
  expect(stages.slots(stages.bitmap('withinPrice'))).toEqual(
    slots.filter((slot) => prices[slot]! >= 51_000 && prices[slot]! <= 60_000),
  );
  expect(sizes.tileSlots).toBeGreaterThan(slots.length);
});
