import { BUCKETS, HIT_COUNT, STATISTICS } from './layout';
import { HIT_PRICES, RECORDS } from './query';
import { RECORD, putRecord, sortRecords } from './sorting';

/** Buckets are a 64th of an octave: the upper bits of the price as a float. Below the offset octaves are too small to tell apart. */
const BUCKET_SHIFT: i32 = 17;
const OFFSET: i32 = 256;

export function bucketOf(price: i32): i32 {
  return <i32>(reinterpret<u32>(<f32>(price + OFFSET)) >> BUCKET_SHIFT);
}

export function bucketsOf(prices: v128): v128 {
  const floats = f32x4.convert_i32x4_s(i32x4.add(prices, i32x4.splat(OFFSET)));
  return i32x4.shr_u(floats, BUCKET_SHIFT);
}

/** The lowest bucket of the hits' prices, and how many there are; their counters are words in BUCKETS. */
export let firstBucket: i32 = 0;
export let buckets: i32 = 0;
/** Hits with a price. */
export let pricedCount: i32 = 0;

function putRange(part: i32, low: i32, high: i32, sum: i64, count: i32): void {
  const at = STATISTICS + (part << 5);
  store<i32>(at, count == 0 ? 0 : low);
  store<i32>(at, count == 0 ? 0 : high, 4);
  store<i32>(at, count, 8);
  store<f64>(at, <f64>sum, 16);
}

/** Figures of all prices in the list of hits and of their thirds: lowest, highest, number, sum of each. */
export function priceStatistics(): void {
  const hits = load<i32>(HIT_COUNT);
  const prices: usize = load<u32>(HIT_PRICES);
  // The list is read four at a time: what follows its end counts as without price.
  for (let extra = 0; extra < 3; extra += 1) store<i32>(prices + ((hits + extra) << 2), -1);
  const end = prices + (((hits + 3) & ~3) << 2);
  const none = i32x4.splat(-1);
  let lowestFour = i32x4.splat(i32.MAX_VALUE);
  let highestFour = none;
  let countFour = i32x4.splat(0);
  let sums = i64x2.splat(0);
  for (let at = prices; at < end; at += 16) {
    const four = v128.load(at);
    const isPriced = i32x4.gt_s(four, none);
    const known = v128.and(four, isPriced);
    lowestFour = i32x4.min_u(lowestFour, four);
    highestFour = i32x4.max_s(highestFour, four);
    countFour = i32x4.sub(countFour, isPriced);
    sums = addTo(sums, known);
  }
  const count = sumOf(countFour);
  const sum = totalOf(sums);
  pricedCount = count;
  buckets = 0;
  if (count == 0) {
    for (let part = 0; part < 4; part += 1) putRange(part, 0, 0, 0, 0);
    return;
  }
  const lowest = lowestOf(lowestFour);
  const highest = max(
    max(i32x4.extract_lane(highestFour, 0), i32x4.extract_lane(highestFour, 1)),
    max(i32x4.extract_lane(highestFour, 2), i32x4.extract_lane(highestFour, 3)),
  );
  putRange(0, lowest, highest, sum, count);
  firstBucket = bucketOf(lowest);
  buckets = bucketOf(highest) - firstBucket + 1;
  memory.fill(BUCKETS, 0, buckets << 2);
  const counters = BUCKETS - (firstBucket << 2);
  for (let at = prices; at < prices + (hits << 2); at += 4) {
    const price = load<i32>(at);
    if (price < 0) continue;
    const counter = counters + (bucketOf(price) << 2);
    store<i32>(counter, load<i32>(counter) + 1);
  }
  // Of a remainder cheap takes the first home more, mid the second.
  const cheap = (count + 2) / 3;
  const premiumFrom = cheap + (count - cheap + 1) / 2;
  findBorder(cheap, prices, end);
  const cheapHigh = below;
  const cheapSum = sumBelow;
  const midLow = above;
  putRange(1, lowest, cheapHigh, cheapSum, cheap);
  findBorder(premiumFrom, prices, end);
  putRange(2, midLow, below, sumBelow - cheapSum, premiumFrom - cheap);
  putRange(3, above, highest, sum - sumBelow, count - premiumFrom);
}

function addTo(sums: v128, four: v128): v128 {
  return i64x2.add(sums, i64x2.add(i64x2.extend_low_i32x4_u(four), i64x2.extend_high_i32x4_u(four)));
}

function totalOf(sums: v128): i64 {
  return i64x2.extract_lane(sums, 0) + i64x2.extract_lane(sums, 1);
}

function sumOf(four: v128): i32 {
  return (
    i32x4.extract_lane(four, 0) +
    i32x4.extract_lane(four, 1) +
    i32x4.extract_lane(four, 2) +
    i32x4.extract_lane(four, 3)
  );
}

function lowestOf(four: v128): i32 {
  return min(
    min(i32x4.extract_lane(four, 0), i32x4.extract_lane(four, 1)),
    min(i32x4.extract_lane(four, 2), i32x4.extract_lane(four, 3)),
  );
}

// A border: the price before it, the price after it, and the sum of all before it.
let below: i32 = 0;
let above: i32 = 0;
let sumBelow: i64 = 0;

/** The border after the first `rank` prices: only those of its bucket are put in order. */
function findBorder(rank: i32, prices: usize, end: usize): void {
  let passed = 0;
  let bucket = 0;
  for (; bucket < buckets; bucket += 1) {
    const own = load<i32>(BUCKETS + (bucket << 2));
    if (passed + own >= rank) break;
    passed += own;
  }
  const border = i32x4.splat(firstBucket + bucket);
  const none = i32x4.splat(-1);
  const records: usize = load<u32>(RECORDS);
  let next = i32x4.splat(i32.MAX_VALUE);
  let sums = i64x2.splat(0);
  let found = 0;
  for (let at = prices; at < end; at += 16) {
    const four = v128.load(at);
    const isPriced = i32x4.gt_s(four, none);
    const own = bucketsOf(four);
    sums = addTo(sums, v128.and(four, v128.and(isPriced, i32x4.lt_s(own, border))));
    const isLater = v128.and(isPriced, i32x4.gt_s(own, border));
    next = i32x4.min_u(next, v128.or(four, v128.not(isLater)));
    for (
      let lanes = i32x4.bitmask(v128.and(isPriced, i32x4.eq(own, border)));
      lanes != 0;
      lanes &= lanes - 1
    ) {
      const price = load<i32>(at + (ctz(lanes) << 2));
      putRecord(records + found * RECORD, <f64>price, 0, price);
      found += 1;
    }
  }
  sortRecords(records, 0, found, 0, found);
  let sum = totalOf(sums);
  const wanted = rank - passed;
  for (let index = 0; index < wanted; index += 1) sum += load<i32>(records + index * RECORD, 12);
  below = load<i32>(records + (wanted - 1) * RECORD, 12);
  above = wanted < found ? load<i32>(records + wanted * RECORD, 12) : lowestOf(next);
  sumBelow = sum;
}
