import {
  BEST_RATINGS,
  BEST_SCORES,
  BLOCK_HITS,
  BUCKETS,
  HIT_COUNT,
  OBJECT_NUMBERS,
  RATINGS,
  SCORES,
  SHEET_TABLE,
  TILE_BLOCKS,
  TILE_SLOTS,
  TILE_TABLE,
} from './layout';
import { arrivalAt } from './hits';
import { HIT_PRICES, HIT_SLOTS, RECORDS } from './query';
import { RECORD, putRecord, sortRecords } from './sorting';
import { buckets, bucketsOf, firstBucket, pricedCount } from './statistics';

const BY_PRICE: i32 = 0;
const BY_PRICE_FALLING: i32 = 1;
const BY_RECOMMENDATION: i32 = 2;

/** Of a hit of the page, behind its object number. */
const PAGE_PRICE: i32 = 4;
const PAGE_SLOT: i32 = 8;
const PAGE_ARRIVAL: i32 = 12;

export const STARS_MAX: u32 = 1023;
/** Of a rating's key: below it is the object number. */
export const OF_STARS: f64 = 4294967296;
/** Records beyond the ranks asked for, before the last of them is looked for again. */
const SPARE_RECORDS: i32 = 64;

function numberOf(slot: u32): u32 {
  const tile: usize = load<u32>(TILE_TABLE + ((slot / TILE_SLOTS) << 2));
  return load<u32>(tile + OBJECT_NUMBERS + ((slot % TILE_SLOTS) << 2));
}

/** The smaller, the earlier. */
function keyOfStars(tile: usize, slot: i32): f64 {
  return <f64>(STARS_MAX - (load<u32>(tile + RATINGS + (slot << 2)) & STARS_MAX)) * OF_STARS;
}

/**
 * Leaves the hits of the ranks [from, until) as a page in RECORDS: of each its object number, price and slot, in
 * order. By recommendation, rating or price, ties by object number. The statistics have to be there.
 */
export function selectRange(order: i32, from: i32, until: i32): void {
  const before = order <= BY_PRICE_FALLING ? takeByPrice(order, from, until) : takeByHome(order, until);
  const records: usize = load<u32>(RECORDS);
  sortRecords(records, 0, found, from - before, until - before);
  const slots: usize = load<u32>(HIT_SLOTS);
  const prices: usize = load<u32>(HIT_PRICES);
  // No hit of the page comes to lie behind the record that it is made of.
  for (let hit = records, record = records + (from - before) * RECORD; from < until; from += 1) {
    const number = load<u32>(record, 8);
    const place = load<i32>(record, 12) << 2;
    store<u32>(hit, number);
    store<i32>(hit, load<i32>(prices + place), PAGE_PRICE);
    store<i32>(hit, load<i32>(slots + place), PAGE_SLOT);
    hit += RECORD;
    record += RECORD;
  }
}

/** Of the first `count` hits of the page the arrival days, behind their slots. */
export function findPageArrivals(count: i32): void {
  const records: usize = load<u32>(RECORDS);
  for (let hit = records; hit < records + count * RECORD; hit += RECORD) {
    const slot = load<i32>(hit, PAGE_SLOT);
    const table = (slot / TILE_SLOTS) << 2;
    const tile: usize = load<u32>(TILE_TABLE + table);
    const sheet: usize = load<u32>(SHEET_TABLE + table);
    store<i32>(hit, arrivalAt(tile, sheet, slot % TILE_SLOTS, load<i32>(hit, PAGE_PRICE)), PAGE_ARRIVAL);
  }
}

/** Records of the hits that may be of the ranks. */
let found: i32 = 0;

/** Takes the hits of the first `until` ranks, and some more: blocks whose best home stands behind them are passed over. */
function takeByHome(order: i32, until: i32): i32 {
  const slots: usize = load<u32>(HIT_SLOTS);
  const records: usize = load<u32>(RECORDS);
  const isByPoints = order == BY_RECOMMENDATION;
  const bests: usize = isByPoints ? BEST_SCORES : BEST_RATINGS;
  const room = 2 * until + SPARE_RECORDS;
  // Whatever is behind it is of no rank that is asked for.
  let border: f64 = Infinity;
  found = 0;
  for (let at: usize = BLOCK_HITS; load<i32>(at) >= 0; at += 8) {
    const block = load<i32>(at);
    if (load<f64>(bests + (block << 3)) > border) continue;
    const tile: usize = load<u32>(TILE_TABLE + ((block / TILE_BLOCKS) << 2));
    const end = load<i32>(at, 12);
    for (let index = load<i32>(at, 4); index < end; index += 1) {
      const slot = <i32>(load<u32>(slots + (index << 2)) % TILE_SLOTS);
      let key = isByPoints ? -load<f64>(tile + (slot << 3), SCORES) : keyOfStars(tile, slot);
      if (key > border) continue;
      const number = load<u32>(tile + OBJECT_NUMBERS + (slot << 2));
      if (!isByPoints) key += <f64>number;
      putRecord(records + found * RECORD, key, number, index);
      found += 1;
      if (found < room) continue;
      sortRecords(records, 0, found, until - 1, until);
      border = load<f64>(records + (until - 1) * RECORD);
      found = until;
    }
  }
  return 0;
}

/** Takes the hits of the buckets of prices that the ranks reach into; how many hits stand before these. */
function takeByPrice(order: i32, from: i32, until: i32): i32 {
  const hits = load<i32>(HIT_COUNT);
  const slots: usize = load<u32>(HIT_SLOTS);
  const prices: usize = load<u32>(HIT_PRICES);
  const records: usize = load<u32>(RECORDS);
  const isFalling = order == BY_PRICE_FALLING;
  // The first bucket that reaches into the ranks, and the one that completes them.
  let first = buckets;
  let last = buckets;
  let before = 0;
  let passed = 0;
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const place = isFalling ? buckets - 1 - bucket : bucket;
    const own = load<i32>(BUCKETS + (place << 2));
    if (first == buckets && passed + own > from) {
      first = bucket;
      before = passed;
    }
    passed += own;
    if (passed >= until) {
      last = bucket;
      break;
    }
  }
  if (first == buckets) before = pricedCount;
  const low = i32x4.splat(firstBucket + (isFalling ? buckets - 1 - last : first));
  const high = i32x4.splat(firstBucket + (isFalling ? buckets - 1 - first : last));
  // Hits without price stand last.
  const doOthersCount = i32x4.splat(until > pricedCount ? -1 : 0);
  found = 0;
  for (let four = 0; four < hits; four += 4) {
    const own = v128.load(prices + (four << 2));
    const bucket = bucketsOf(own);
    const isTaken = v128.or(
      v128.and(i32x4.ge_s(bucket, low), i32x4.le_s(bucket, high)),
      v128.and(i32x4.lt_s(own, i32x4.splat(0)), doOthersCount),
    );
    for (let lanes = i32x4.bitmask(isTaken); lanes != 0; lanes &= lanes - 1) {
      const index = four + <i32>ctz(lanes);
      if (index >= hits) break;
      const price = load<i32>(prices + (index << 2));
      const key: f64 = price < 0 ? Infinity : <f64>(isFalling ? -price : price);
      putRecord(records + found * RECORD, key, numberOf(load<u32>(slots + (index << 2))), index);
      found += 1;
    }
  }
  return before;
}
