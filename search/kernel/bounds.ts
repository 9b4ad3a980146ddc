import { TOLERANCE_MAX, dogs, nights, persons, priceMax, priceMin, tolerance } from './current-query';
import { costsOfDog, costsOfFour, costsWithDogs } from './four-prices';
import { SET, WEEK_PRICES } from './layout';
import { findLowest, lowestWithin } from './lowest-four';
import { addTolerance } from './find-arrivals';
import { PETS_CRITERION } from './query';
import {
  ALIVE,
  DATED_FITS,
  PRICES,
  REACHES,
  WANTED,
  WIDE_FITS,
  WITHIN,
  WITHIN_DOGS,
  fourOf,
} from './tile-sets';

/** Mandatory costs with the dogs of the query. */
function costsOfParty(tile: usize, slot: i32): v128 {
  const always = costsOfFour(tile, slot, nights, persons);
  if (dogs == 0) return always;
  return i32x4.add(
    i32x4.add(always, costsWithDogs(tile, slot, nights, persons)),
    i32x4.mul(costsOfDog(tile, slot, nights), i32x4.splat(dogs)),
  );
}

/** Complete prices of the homes of a set, which can all be booked. */
export function priceDated(tile: usize, set: usize): void {
  for (let at = 0; at < SET; at += 4) {
    const members = load<u32>(set + at);
    if (members == 0) continue;
    for (let bit = 0; bit < 32; bit += 4) {
      const lanes = (members >> bit) & 15;
      if (lanes == 0) continue;
      const slot = (at << 3) + bit;
      findLowest(tile, slot, lanes, false);
      v128.store(
        PRICES + (slot << 2),
        i32x4.add(v128.load(lowestWithin(tolerance)), costsOfParty(tile, slot)),
      );
    }
  }
}

function withinBounds(prices: v128): u32 {
  return i32x4.bitmask(
    v128.and(i32x4.ge_s(prices, i32x4.splat(priceMin)), i32x4.le_s(prices, i32x4.splat(priceMax))),
  );
}

/** Dogs cost, so the choice of pets moves homes over the bounds; so does every tolerance. */
export function boundDated(tile: usize, isWide: bool, doDogsCount: bool): void {
  let count1 = 0;
  let count2 = 0;
  let count3 = 0;
  // Without the filter for pets, its options concern the wanted homes alone.
  const petsOf = load<i32>(PETS_CRITERION);
  for (let at = 0; at < SET; at += 4) {
    const wanted = isWide ? load<u32>(WANTED + at) : 0;
    const fits = load<u32>(DATED_FITS + at);
    const dogsCount = !doDogsCount ? 0 : petsOf < 0 ? load<u32>(WANTED + at) : fits;
    const candidates = fits | (load<u32>(WIDE_FITS + at) & wanted);
    let within: u32 = 0;
    let within0: u32 = 0;
    let within1: u32 = 0;
    let within2: u32 = 0;
    if (candidates != 0) {
      for (let bit = 0; bit < 32; bit += 4) {
        const lanes = (candidates >> bit) & 15;
        if (lanes == 0) continue;
        const slot = (at << 3) + bit;
        const widely = (wanted >> bit) & 15;
        findLowest(tile, slot, lanes, widely != 0);
        const costs = costsOfParty(tile, slot);
        const accommodation = v128.load(lowestWithin(tolerance));
        const prices = i32x4.add(accommodation, costs);
        v128.store(PRICES + (slot << 2), prices);
        within |= withinBounds(prices) << bit;
        if (((dogsCount >> bit) & 15) != 0) {
          const without = i32x4.add(accommodation, costsOfFour(tile, slot, nights, persons));
          const one = i32x4.add(without, costsWithDogs(tile, slot, nights, persons));
          const each = costsOfDog(tile, slot, nights);
          const withOne = i32x4.add(one, each);
          within0 |= withinBounds(without) << bit;
          within1 |= withinBounds(withOne) << bit;
          within2 |= withinBounds(i32x4.add(withOne, each)) << bit;
        }
        if (widely == 0) continue;
        const own = lanes & widely;
        count1 += popcnt(
          own & fourOf(REACHES, slot) & withinBounds(i32x4.add(v128.load(lowestWithin(1)), costs)),
        );
        count2 += popcnt(
          own & fourOf(REACHES + SET, slot) & withinBounds(i32x4.add(v128.load(lowestWithin(2)), costs)),
        );
        count3 += popcnt(
          own & fourOf(REACHES + 2 * SET, slot) & withinBounds(i32x4.add(v128.load(lowestWithin(3)), costs)),
        );
      }
    }
    store<u32>(WITHIN + at, within & fits);
    if (!doDogsCount) continue;
    store<u32>(WITHIN_DOGS + at, within0 & fits);
    store<u32>(WITHIN_DOGS + SET + at, within1 & fits);
    store<u32>(WITHIN_DOGS + 2 * SET + at, within2 & fits);
  }
  if (!isWide) return;
  addTolerance(1, count1);
  addTolerance(2, count2);
  addTolerance(TOLERANCE_MAX, count3);
}

export function boundUndated(tile: usize): void {
  for (let at = 0; at < SET; at += 4) {
    const alive = load<u32>(ALIVE + at);
    let within: u32 = 0;
    if (alive != 0) {
      for (let bit = 0; bit < 32; bit += 4) {
        const prices = v128.load(tile + WEEK_PRICES + (((at << 3) + bit) << 2));
        const fits = v128.and(
          i32x4.ge_s(prices, i32x4.splat(priceMin)),
          i32x4.le_s(prices, i32x4.splat(priceMax)),
        );
        within |= (<u32>i32x4.bitmask(fits)) << bit;
      }
    }
    store<u32>(WITHIN + at, within & alive);
  }
}
