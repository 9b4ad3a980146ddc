import { FITS, bookable, freeNights, isBookable } from './arrivals';
import {
  BLOCK_BOXES,
  BLOCK_COUNTRY,
  BLOCK_REGION,
  LATITUDES,
  LONGITUDES,
  OPTION_COUNTS,
  PLANE_TABLE,
  RATINGS,
  REGIONS_MAX,
  REGION_COUNTS,
  RESULT,
  SET,
  TILE_BLOCKS,
  TILE_BOX,
  TILE_SLOTS,
  TILE_TABLE,
  WEEK_PRICES,
  WORK,
  exactIndex,
} from './layout';
import {
  accommodation,
  afterDiscount,
  costs,
  discounted,
  discountPercent,
  isUndiscounted,
  isUniform,
} from './prices';
import {
  ARRIVAL_COUNT,
  BOUNDED,
  BOX,
  BY_COUNTRY,
  BY_PLANE,
  BY_SET,
  CRITERIA,
  CRITERIA_COUNT,
  CRITERION_STRIDE,
  DATED,
  DOGS,
  FIRST_DAY,
  FLAGS,
  GROUPS,
  GROUP_COUNT,
  GROUP_STRIDE,
  HAS_OPTIONS,
  HIT_PRICES,
  HIT_SET,
  HIT_SLOTS,
  HORIZON_DAY,
  IS_PLACE,
  MASKS,
  MASK_DOGS,
  NIGHTS,
  OPTION_PLANES,
  PERSONS,
  PETS_CRITERION,
  PRICE_MAX,
  PRICE_MIN,
  REGION_MASK,
  COUNTRY_MASK,
  TILES,
  TODAY,
  TOLERANCE,
  WISHED,
  WITH_BOX,
  WITH_CAPACITY,
  WITH_FACETS,
  WITH_HITS,
  WITH_LOWEST,
} from './query';

// Sets of the tile at work.
const BASE: i32 = WORK;
const PLACE: i32 = WORK + SET;
/** Homes that fail some criterion with options; more than one of them. */
const FAILED: i32 = WORK + 2 * SET;
const FAILED_TWICE: i32 = WORK + 3 * SET;
const WANTED: i32 = WORK + 4 * SET;
/** Fail at most one criterion with options. */
const ALIVE: i32 = WORK + 5 * SET;
/** Of these, those that can be booked within the tolerance, and within the widest. */
const DATED_FITS: i32 = WORK + 6 * SET;
const WIDE_FITS: i32 = WORK + 7 * SET;
const FREE: i32 = WORK + 8 * SET;
const STRETCH: i32 = WORK + 9 * SET;
const WITHIN: i32 = WORK + 10 * SET;
/** Hits with no, one and two dogs. */
const WITHIN_DOGS: i32 = WORK + 12 * SET;
/** Fits of each criterion with options. */
const CRITERION_FITS: i32 = WORK + 16 * SET;
const MASK_SETS: i32 = WORK + 96 * SET;
/** Complete prices of the tile's homes that were held against the bounds. */
const BOUNDED_PRICES: i32 = WORK + 200 * SET;
const TOLERANCE_MAX: i32 = 3;

// The query.
let flags: i32 = 0;
let nights: i32 = 0;
let firstDay: i32 = 0;
let arrivalCount: i32 = 0;
let wished: i32 = 0;
let tolerance: i32 = 0;
let today: i32 = 0;
let horizonDay: i32 = 0;
let priceMin: i32 = 0;
let priceMax: i32 = 0;
let persons: i32 = 0;
let dogs: i32 = 0;
let exact: i32 = 0;

// The answer.
let hitCount: i32 = 0;
let placeCount: i32 = 0;
let freeCount: i32 = 0;
let ratingCount: i64 = 0;
let ratingSum: i64 = 0;
let lowest: i32 = -1;
let hitSlots: usize = 0;
let hitPrices: usize = 0;
let hitSet: usize = 0;

function isAny(set: usize): bool {
  let any = v128.load(set);
  for (let at = 16; at < SET; at += 16) any = v128.or(any, v128.load(set + at));
  return v128.any_true(any);
}

function countSet(set: usize): i32 {
  let count: i64 = 0;
  for (let at = 0; at < SET; at += 8) count += popcnt(load<i64>(set + at));
  return <i32>count;
}

/** Answers the query; figures are left in RESULT, counts and hits in their places. */
export function search(): void {
  flags = load<i32>(FLAGS);
  nights = load<i32>(NIGHTS);
  firstDay = load<i32>(FIRST_DAY);
  arrivalCount = load<i32>(ARRIVAL_COUNT);
  wished = load<i32>(WISHED);
  tolerance = load<i32>(TOLERANCE);
  today = load<i32>(TODAY);
  horizonDay = load<i32>(HORIZON_DAY);
  priceMin = load<i32>(PRICE_MIN);
  priceMax = load<i32>(PRICE_MAX);
  persons = load<i32>(PERSONS);
  dogs = load<i32>(DOGS);
  hitSlots = load<u32>(HIT_SLOTS);
  hitPrices = load<u32>(HIT_PRICES);
  exact = exactIndex(nights);
  hitCount = 0;
  placeCount = 0;
  freeCount = 0;
  ratingCount = 0;
  ratingSum = 0;
  lowest = -1;
  memory.fill(RESULT, 0, 64);

  const tiles = load<i32>(TILES);
  hitSet = load<u32>(HIT_SET);
  if (hitSet != 0) memory.fill(hitSet, 0, tiles * SET);
  for (let index = 0; index < tiles; index += 1) searchTile(index, load<u32>(TILE_TABLE + (index << 2)));

  store<i32>(RESULT, hitCount);
  store<i32>(RESULT, placeCount, 4);
  store<i32>(RESULT, freeCount, 8);
  store<i32>(RESULT, lowest, 12);
  store<f64>(RESULT, <f64>ratingCount, 32);
  store<f64>(RESULT, <f64>ratingSum, 40);
}

function searchTile(index: i32, tile: usize): void {
  if (!judge(index, tile)) return;
  const isDated = (flags & DATED) != 0;
  if (isDated && (flags & WITH_CAPACITY) != 0) countCapacity(tile);
  if (!isAny(ALIVE)) return;
  const isWanted = isAny(WANTED);
  const isWide = isDated && isWanted && (flags & WITH_FACETS) != 0 && tolerance <= TOLERANCE_MAX;
  if (isDated) {
    findArrivals(tile, isWide);
  } else {
    memory.copy(DATED_FITS, ALIVE, SET);
  }
  if ((flags & BOUNDED) != 0) {
    if (isDated) boundDated(tile, isWide);
    else boundUndated(tile);
    memory.copy(DATED_FITS, WITHIN, SET);
  }
  for (let at = 0; at < SET; at += 16) {
    v128.store(MASK_SETS + at, v128.and(v128.load(DATED_FITS + at), v128.load(WANTED + at)));
  }
  if (isWanted) takeHits(index, tile);
  if ((flags & WITH_FACETS) != 0) countOptions(index, tile);
}

function keep(set: usize, other: usize): void {
  for (let at = 0; at < SET; at += 16)
    v128.store(set + at, v128.and(v128.load(set + at), v128.load(other + at)));
}

/** Applies all criteria to a tile; false when it has nothing for the answer. */
function judge(index: i32, tile: usize): bool {
  const planes: usize = load<u32>(PLANE_TABLE + (index << 2));
  memory.copy(BASE, planes, SET);
  if ((flags & WITH_BOX) != 0 && !keepBox(tile)) return false;
  memory.copy(PLACE, BASE, SET);
  memory.fill(FAILED, 0, 2 * SET);
  const count = load<i32>(CRITERIA_COUNT);
  for (let number = 0; number < count; number += 1) {
    const criterion = CRITERIA + number * CRITERION_STRIDE;
    const kind = load<i32>(criterion);
    const value = load<i32>(criterion, 4);
    const role = load<i32>(criterion, 8);
    let fits: usize = CRITERION_FITS + number * SET;
    if (kind == BY_PLANE) fits = planes + value * SET;
    else if (kind == BY_SET) fits = <usize>value + index * SET;
    else fillFits(fits, tile + (kind == BY_COUNTRY ? BLOCK_COUNTRY : BLOCK_REGION), value);
    if ((role & IS_PLACE) != 0) keep(PLACE, fits);
    if ((role & HAS_OPTIONS) == 0) {
      keep(BASE, fits);
      continue;
    }
    const kept = CRITERION_FITS + number * SET;
    for (let at = 0; at < SET; at += 16) {
      const own = v128.load(fits + at);
      const failed = v128.load(FAILED + at);
      v128.store(kept + at, own);
      v128.store(FAILED_TWICE + at, v128.or(v128.load(FAILED_TWICE + at), v128.andnot(failed, own)));
      v128.store(FAILED + at, v128.or(failed, v128.not(own)));
    }
  }
  for (let at = 0; at < SET; at += 16) {
    const base = v128.load(BASE + at);
    v128.store(WANTED + at, v128.andnot(base, v128.load(FAILED + at)));
    v128.store(ALIVE + at, v128.andnot(base, v128.load(FAILED_TWICE + at)));
  }
  return true;
}

/** Blocks belong to one region and country as a whole. */
function fillFits(fits: usize, column: usize, value: i32): void {
  for (let block = 0; block < TILE_BLOCKS; block += 1) {
    const own = load<i32>(column + (block << 2)) == value;
    v128.store(fits + (block << 4), i32x4.splat(own ? -1 : 0));
  }
}

/** 0: the box has nothing of it, 1: a part, 2: all. A west above its east crosses the date line. */
function overlap(bounds: usize): i32 {
  const west = load<f64>(BOX);
  const east = load<f64>(BOX, 16);
  const south = load<f64>(BOX, 8);
  const north = load<f64>(BOX, 24);
  const ownWest = load<f64>(bounds);
  const ownEast = load<f64>(bounds, 16);
  const ownSouth = load<f64>(bounds, 8);
  const ownNorth = load<f64>(bounds, 24);
  if (ownNorth < south || ownSouth > north) return 0;
  const isInside = ownSouth >= south && ownNorth <= north;
  if (west <= east) {
    if (ownEast < west || ownWest > east) return 0;
    return isInside && ownWest >= west && ownEast <= east ? 2 : 1;
  }
  if (ownEast < west && ownWest > east) return 0;
  return isInside && (ownWest >= west || ownEast <= east) ? 2 : 1;
}

function keepBox(tile: usize): bool {
  if (overlap(tile + TILE_BOX) == 0) return false;
  let any = false;
  for (let block = 0; block < TILE_BLOCKS; block += 1) {
    const kind = overlap(tile + BLOCK_BOXES + (block << 5));
    const set = BASE + (block << 4);
    if (kind == 0) v128.store(set, i32x4.splat(0));
    else if (kind == 1) keepInside(tile, block << 7);
    if (kind != 0) any = true;
  }
  return any;
}

/** Positions are compared as they are, two at a time. */
function keepInside(tile: usize, firstSlot: i32): void {
  const west = f64x2.splat(load<f64>(BOX));
  const south = f64x2.splat(load<f64>(BOX, 8));
  const east = f64x2.splat(load<f64>(BOX, 16));
  const north = f64x2.splat(load<f64>(BOX, 24));
  const crosses = load<f64>(BOX) > load<f64>(BOX, 16);
  for (let slot = firstSlot; slot < firstSlot + 128; slot += 64) {
    let inside: u64 = 0;
    for (let bit = 0; bit < 64; bit += 2) {
      const lat = v128.load(tile + LATITUDES + ((slot + bit) << 3));
      const lon = v128.load(tile + LONGITUDES + ((slot + bit) << 3));
      const ofWest = f64x2.ge(lon, west);
      const ofEast = f64x2.le(lon, east);
      const across = crosses ? v128.or(ofWest, ofEast) : v128.and(ofWest, ofEast);
      const both = v128.and(across, v128.and(f64x2.ge(lat, south), f64x2.le(lat, north)));
      inside |= (<u64>(<u32>i64x2.bitmask(both))) << bit;
    }
    store<u64>(BASE + (slot >> 3), load<u64>(BASE + (slot >> 3)) & inside);
  }
}

/** Of the homes of the place, those that are unoccupied for the wished stay, or for one of the window. */
function countCapacity(tile: usize): void {
  const count = countSet(PLACE);
  if (count == 0) return;
  placeCount += count;
  const isWindow = tolerance > TOLERANCE_MAX;
  const from = isWindow ? 0 : wished;
  const until = isWindow ? arrivalCount : wished + 1;
  memory.fill(FREE, 0, SET);
  for (let arrival = from; arrival < until; arrival += 1) {
    const day = firstDay + arrival;
    if (day < today || day + nights > horizonDay) continue;
    freeNights(tile, day, nights, PLACE, STRETCH);
    for (let at = 0; at < SET; at += 16)
      v128.store(FREE + at, v128.or(v128.load(FREE + at), v128.load(STRETCH + at)));
  }
  freeCount += countSet(FREE);
}

/** Which homes can be booked from which arrival on, within the tolerance, and within the widest. */
function findArrivals(tile: usize, isWide: bool): void {
  memory.fill(DATED_FITS, 0, 2 * SET);
  for (let arrival = 0; arrival < arrivalCount; arrival += 1) {
    const shift = arrival < wished ? wished - arrival : arrival - wished;
    const isOutside = shift > tolerance;
    const fits = FITS + arrival * SET;
    const day = firstDay + arrival;
    if ((isOutside && !isWide) || day < today || day + nights > horizonDay) {
      memory.fill(fits, 0, SET);
      continue;
    }
    bookable(tile, day, nights, exact, isOutside ? WANTED : ALIVE, fits);
    for (let at = 0; at < SET; at += 16) {
      const own = v128.load(fits + at);
      v128.store(WIDE_FITS + at, v128.or(v128.load(WIDE_FITS + at), own));
      if (!isOutside) v128.store(DATED_FITS + at, v128.or(v128.load(DATED_FITS + at), own));
    }
  }
  if (isWide && (flags & BOUNDED) == 0) countTolerances();
}

/** Hits for each tolerance, where prices have no say. */
function countTolerances(): void {
  for (let choice = 1; choice <= TOLERANCE_MAX; choice += 1) {
    let count: i64 = 0;
    for (let at = 0; at < SET; at += 8) {
      let fits: i64 = 0;
      const from = max(0, wished - choice);
      const until = min(arrivalCount, wished + choice + 1);
      for (let arrival = from; arrival < until; arrival += 1) fits |= load<i64>(FITS + arrival * SET + at);
      count += popcnt(fits & load<i64>(WANTED + at));
    }
    addTolerance(choice, <i32>count);
  }
}

function addTolerance(choice: i32, count: i32): void {
  const at = RESULT + 16 + (choice << 2);
  store<i32>(at, load<i32>(at) + count);
}

function fitsFrom(arrival: i32, slot: i32): bool {
  return ((load<u8>(FITS + arrival * SET + (slot >> 3)) >> (slot & 7)) & 1) != 0;
}

// The lowest accommodation of the home at work for a tolerance of 0 to 3, or of a window (first);
// -1 when nothing fits.
let best0: i32 = -1;
let best1: i32 = -1;
let best2: i32 = -1;
let best3: i32 = -1;

function bestWithin(reach: i32): i32 {
  if (reach == 1) return best1;
  if (reach == 2) return best2;
  return reach == 3 ? best3 : best0;
}

function lower(known: i32, price: i32): i32 {
  return known < 0 || price < known ? price : known;
}

/** Finds the lowest accommodations up to that tolerance. Where all shifts cost the same, one is priced. */
function findCheapest(tile: usize, slot: i32, reach: i32): void {
  best0 = -1;
  best1 = -1;
  best2 = -1;
  best3 = -1;
  const isWindow = reach > TOLERANCE_MAX;
  const from = isWindow ? 0 : max(0, wished - reach);
  const until = isWindow ? arrivalCount : min(arrivalCount, wished + reach + 1);
  const isPlain = isUndiscounted(tile, slot);
  const isSame = until - from > 1 && isUniform(tile, slot, firstDay + from, firstDay + until - 1 + nights);
  let full: u32 = 0;
  for (let arrival = from; arrival < until; arrival += 1) {
    if (!fitsFrom(arrival, slot)) continue;
    const day = firstDay + arrival;
    if (!isSame || full == 0) full = accommodation(tile, slot, day, nights);
    const price = <i32>(
      (isPlain ? full : afterDiscount(full, discountPercent(tile, slot, day - today, nights)))
    );
    const shift = arrival < wished ? wished - arrival : arrival - wished;
    if (isWindow || shift == 0) {
      best0 = lower(best0, price);
      if (isWindow && isSame && isPlain) return;
    } else if (shift == 1) best1 = lower(best1, price);
    else if (shift == 2) best2 = lower(best2, price);
    else best3 = lower(best3, price);
  }
  if (best0 >= 0) best1 = lower(best1, best0);
  if (best1 >= 0) best2 = lower(best2, best1);
  if (best2 >= 0) best3 = lower(best3, best2);
}

/** The lowest accommodation within that tolerance; -1 when nothing fits. */
function cheapest(tile: usize, slot: i32, reach: i32): i32 {
  findCheapest(tile, slot, reach);
  return bestWithin(reach);
}

function isWithin(price: i32): bool {
  return price >= priceMin && price <= priceMax;
}

/** Dogs cost, so the choice of pets moves homes over the bounds; so does every tolerance. */
function boundDated(tile: usize, isWide: bool): void {
  memory.fill(WITHIN, 0, SET);
  memory.fill(WITHIN_DOGS, 0, 3 * SET);
  for (let at = 0; at < SET; at += 8) {
    const wanted = load<u64>(WANTED + at);
    let candidates = load<u64>(DATED_FITS + at) | (isWide ? load<u64>(WIDE_FITS + at) & wanted : 0);
    for (; candidates != 0; candidates &= candidates - 1) {
      const bit = <i32>ctz(candidates);
      const slot = (at << 3) + bit;
      const own = (<u64>1) << bit;
      findCheapest(tile, slot, isWide && (wanted & own) != 0 ? TOLERANCE_MAX : tolerance);
      const price = bestWithin(tolerance);
      const cost = costs(tile, slot, nights, persons, dogs);
      if (price >= 0) {
        store<i32>(BOUNDED_PRICES + (slot << 2), price + cost);
        if (isWithin(price + cost)) store<u64>(WITHIN + at, load<u64>(WITHIN + at) | own);
        if ((flags & WITH_FACETS) != 0) {
          for (let count = 0; count < 3; count += 1) {
            const set = WITHIN_DOGS + count * SET + at;
            if (isWithin(price + costs(tile, slot, nights, persons, count)))
              store<u64>(set, load<u64>(set) | own);
          }
        }
      }
      if (!isWide || (wanted & own) == 0) continue;
      for (let choice = 1; choice <= TOLERANCE_MAX; choice += 1) {
        const shifted = bestWithin(choice);
        if (shifted >= 0 && isWithin(shifted + cost)) addTolerance(choice, 1);
      }
    }
  }
}

function boundUndated(tile: usize): void {
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
  for (let count = 0; count < 3; count += 1) memory.copy(WITHIN_DOGS + count * SET, WITHIN, SET);
}

/** Counts the hits of the tile, and lists them with their prices where asked. */
function takeHits(index: i32, tile: usize): void {
  if (hitSet != 0) memory.copy(hitSet + index * SET, MASK_SETS, SET);
  const isDated = (flags & DATED) != 0;
  if ((flags & (WITH_HITS | WITH_LOWEST)) == 0) {
    hitCount += countSet(MASK_SETS);
    return;
  }
  let count = hitCount;
  let ratings: i64 = 0;
  let stars: i64 = 0;
  const isListed = (flags & WITH_HITS) != 0;
  for (let at = 0; at < SET; at += 8) {
    for (let hits = load<u64>(MASK_SETS + at); hits != 0; hits &= hits - 1) {
      const slot = (at << 3) + <i32>ctz(hits);
      const price = !isDated
        ? load<i32>(tile + (slot << 2), WEEK_PRICES)
        : (flags & BOUNDED) != 0
          ? load<i32>(BOUNDED_PRICES + (slot << 2))
          : cheapest(tile, slot, tolerance) + costs(tile, slot, nights, persons, dogs);
      if (isListed) {
        const rated = load<u32>(tile + (slot << 2), RATINGS);
        ratings += rated >> 10;
        stars += <i64>(rated >> 10) * (rated & 1023);
        store<i32>(hitSlots + (count << 2), index * TILE_SLOTS + slot);
        store<i32>(hitPrices + (count << 2), price);
      } else if (price >= 0 && (lowest < 0 || price < lowest)) lowest = price;
      count += 1;
    }
  }
  hitCount = count;
  ratingCount += ratings;
  ratingSum += stars;
}

/** Mask 0 are the hits; the n-th of the others asks all criteria but the n-th. */
function maskOf(number: i32): usize {
  const mask = MASK_SETS + number * SET;
  if (number == 0) return mask;
  const isOfDogs = number >= MASK_DOGS;
  const fits: usize = isOfDogs ? WITHIN_DOGS + (number - MASK_DOGS) * SET : DATED_FITS;
  const criterion = isOfDogs ? load<i32>(PETS_CRITERION) : number - 1;
  for (let at = 0; at < SET; at += 16) {
    // Whoever is alive and fits this criterion either is wanted or fails another one.
    const others =
      criterion < 0
        ? v128.load(WANTED + at)
        : v128.andnot(
            v128.load(ALIVE + at),
            v128.and(v128.load(CRITERION_FITS + criterion * SET + at), v128.not(v128.load(WANTED + at))),
          );
    v128.store(mask + at, v128.and(others, v128.load(fits + at)));
  }
  return mask;
}

function countOptions(index: i32, tile: usize): void {
  const planes: usize = load<u32>(PLANE_TABLE + (index << 2));
  const groups = load<i32>(GROUP_COUNT);
  for (let number = 0; number < groups; number += 1) {
    const group = GROUPS + number * GROUP_STRIDE;
    const mask = maskOf(load<i32>(group));
    if (!isAny(mask)) continue;
    const last = load<i32>(group, 8);
    const m0 = v128.load(mask);
    const m1 = v128.load(mask, 16);
    const m2 = v128.load(mask, 32);
    const m3 = v128.load(mask, 48);
    const m4 = v128.load(mask, 64);
    const m5 = v128.load(mask, 80);
    const m6 = v128.load(mask, 96);
    const m7 = v128.load(mask, 112);
    for (let option = load<i32>(group, 4); option < last; option += 1) {
      const plane = planes + load<i32>(OPTION_PLANES + (option << 2)) * SET;
      const a = i8x16.add(
        i8x16.popcnt(v128.and(m0, v128.load(plane))),
        i8x16.popcnt(v128.and(m1, v128.load(plane, 16))),
      );
      const b = i8x16.add(
        i8x16.popcnt(v128.and(m2, v128.load(plane, 32))),
        i8x16.popcnt(v128.and(m3, v128.load(plane, 48))),
      );
      const c = i8x16.add(
        i8x16.popcnt(v128.and(m4, v128.load(plane, 64))),
        i8x16.popcnt(v128.and(m5, v128.load(plane, 80))),
      );
      const d = i8x16.add(
        i8x16.popcnt(v128.and(m6, v128.load(plane, 96))),
        i8x16.popcnt(v128.and(m7, v128.load(plane, 112))),
      );
      const ones = i8x16.add(i8x16.add(a, b), i8x16.add(c, d));
      const sums = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(ones));
      const at = OPTION_COUNTS + (option << 4);
      v128.store(at, i32x4.add(v128.load(at), sums));
    }
  }
  countRegions(tile, load<i32>(REGION_MASK), REGION_COUNTS);
  if (load<i32>(COUNTRY_MASK) != load<i32>(REGION_MASK)) {
    countRegions(tile, load<i32>(COUNTRY_MASK), REGION_COUNTS + 4 * REGIONS_MAX);
  }
}

function countRegions(tile: usize, number: i32, counts: usize): void {
  if (number < 0) return;
  const mask = maskOf(number);
  for (let block = 0; block < TILE_BLOCKS; block += 1) {
    const count = popcnt(load<i64>(mask + (block << 4))) + popcnt(load<i64>(mask + (block << 4), 8));
    if (count == 0) continue;
    const at = counts + (load<i32>(tile + (block << 2), BLOCK_REGION) << 2);
    store<i32>(at, load<i32>(at) + <i32>count);
  }
}

/** Of the shifts of a hit at its price the nearest to the wished arrival, then the earlier; -1 without one. */
export function arrivalAt(tile: usize, slot: i32, price: i32): i32 {
  const accommodation = <u32>(price - costs(tile, slot, nights, persons, dogs));
  const reach = min(tolerance, arrivalCount);
  for (let shift = 0; shift <= reach; shift += 1) {
    for (let side = -1; side <= 1; side += 2) {
      const arrival = wished + side * shift;
      const day = firstDay + arrival;
      if (arrival < 0 || arrival >= arrivalCount || day < today || day + nights > horizonDay) continue;
      if (isBookable(tile, slot, day, nights) && discounted(tile, slot, day, nights, today) == accommodation)
        return day;
    }
  }
  return -1;
}

/** The complete price of the cheapest shift of a home that is a hit. */
export function priceAt(tile: usize, slot: i32): i32 {
  if ((flags & DATED) == 0) return load<i32>(tile + (slot << 2), WEEK_PRICES);
  let best: u32 = 0xffffffff;
  for (let arrival = 0; arrival < arrivalCount; arrival += 1) {
    const shift = arrival < wished ? wished - arrival : arrival - wished;
    const day = firstDay + arrival;
    if (shift > tolerance || day < today || day + nights > horizonDay) continue;
    if (isBookable(tile, slot, day, nights)) best = min(best, discounted(tile, slot, day, nights, today));
  }
  return <i32>best + costs(tile, slot, nights, persons, dogs);
}

/** Masks of all numbers fit into the room for sets. */
export const MASK_BYTES: i32 = MASKS * SET;
