import { expect, test } from 'vitest';
import { dayBitmap, queryFlag } from '../packed/layout.ts';
import { createRandom } from '../testing/random-catalogue.ts';
import { KernelStages } from '../testing/kernel-stages.ts';
import { canBeBooked, randomHome } from '../testing/plain-stay.ts';

const today = 20_000;
const firstWord = today >>> 5;
const random = createRandom(17);
const homes = Array.from({ length: 128 }, () => randomHome(random, today));
const stages = new KernelStages();
stages.setToday(today);
for (const [slot, home] of homes.entries()) stages.putHome(slot, home);
stages.call('fillTile', stages.tile, stages.group, 1, firstWord);
stages.call('enterRun', 0, 16);
const all = stages.take(512);
stages.fill(all, homes.keys());
const out = stages.bitmap('hits');

function expected(day: number, nights: number): number[] {
  return [...homes.keys()].filter((slot) => canBeBooked(homes[slot]!, day, nights, today));
}

test('homes are bookable for a length of any class as the rules say, night by night', () => {
  let found = 0;
  for (const nights of [1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 16, 20, 21, 25, 28, 33])
    for (let day = today; day < today + 70; day += 3) {
      stages.call('findBookable', stages.tile, stages.group, day, nights, all, out);
      const slots = stages.slots(out);
      expect(slots, `${nights} nights from ${day - today}`).toEqual(expected(day, nights));
      found += slots.length;
    }
  expect(found).toBeGreaterThan(1_000);
});

test('one home is bookable where all are', () => {
  for (const nights of [1, 7, 12])
    for (let day = today; day < today + 40; day += 1)
      for (const slot of [0, 17, 99])
        expect(stages.call('isBookable', stages.tile, stages.group, slot, day, nights)).toBe(
          Number(canBeBooked(homes[slot]!, day, nights, today)),
        );
});

test('nights are free that have a price and that nobody occupies', () => {
  for (const nights of [1, 3, 4, 7, 9, 16]) {
    stages.call('freeNights', stages.group, today + 20, nights, all, out);
    const free = [...homes.keys()].filter((slot) =>
      Array.from({ length: nights }, (_, night) => today + 20 + night).every(
        (night) =>
          !homes[slot]!.occupied.has(night) &&
          homes[slot]!.seasons.some(({ from, until }) => from <= night && night < until),
      ),
    );
    expect(stages.slots(out)).toEqual(free);
  }
});

test('each arrival of a query has its bitmap, and each tolerance its homes', () => {
  const nights = 7;
  const requested = today + 30;
  stages.setQuery({
    flags: queryFlag.dated | queryFlag.withTolerances,
    nights,
    firstDay: requested - 3,
    arrivalCount: 7,
    requested: 3,
    tolerance: 1,
    today,
    horizonDay: today + 700,
  });
  stages.call('startAnswer');
  stages.call('readQuery');
  for (const part of ['matches', 'matchesButOne'] as const) stages.fill(stages.bitmap(part), homes.keys());
  stages.call('findArrivals', stages.tile, stages.group, 1);
  const within = (reach: number): number[] =>
    [...homes.keys()].filter((slot) =>
      Array.from({ length: 2 * reach + 1 }, (_, shift) => requested - reach + shift).some((day) =>
        canBeBooked(homes[slot]!, day, nights, today),
      ),
    );
  expect(stages.slots(stages.bitmap('bookableNear'))).toEqual(within(1));
  for (const reach of [1, 2, 3]) {
    expect(stages.slots(stages.bitmap('bookableWithin', reach - 1))).toEqual(within(reach));
    expect(stages.get('answer', `hitsWithin${reach}`)).toBe(within(reach).length);
  }
});

test('a booking clears what one who fills the home anew would not set', () => {
  const slot = homes.findIndex(({ fillFrom, leaveMin }) => fillFrom + leaveMin === 0);
  const from = today + 12;
  const until = today + 15;
  const home = { ...homes[slot]!, occupied: new Set([...homes[slot]!.occupied, from, from + 1, from + 2]) };
  stages.call('occupySlot', stages.tile, stages.group, slot, firstWord, from, until);
  for (const [index, nights] of [2, 3, 4, 5, 7, 10, 14].entries())
    for (let day = today; day < today + 40; day += 1) {
      const has = stages.call('has', stages.day(dayBitmap.bookable + index, day), slot);
      expect(has, `${nights} nights from ${day - today}`).toBe(Number(canBeBooked(home, day, nights, today)));
    }
});

test('the days before today and behind the horizon are no arrivals', () => {
  stages.setQuery({
    nights: 7,
    firstDay: today - 2,
    arrivalCount: 7,
    requested: 3,
    tolerance: 2,
    today,
    horizonDay: today + 9,
  });
  stages.call('readQuery');
  expect(['first', 'end', 'nearFirst', 'nearEnd'].map((name) => stages.get('arrivalRange', name))).toEqual([
    2, 5, 2, 5,
  ]);
  stages.setQuery({ tolerance: 0 });
  stages.call('readQuery');
  expect(['nearFirst', 'nearEnd'].map((name) => stages.get('arrivalRange', name))).toEqual([3, 4]);
});
