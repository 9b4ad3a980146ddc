import { isInMemory } from './assertions';
import { BUCKETS, answer, border, histogram, priceRangeAt, query } from './layout/places';
import { HISTOGRAM_BUCKETS } from './layout/sizes';
import { putRecord, recordAt, sortRecords } from './partial-sort';

// Statistics of the hits' prices by a histogram. A bucket is a 64th of an octave: the upper bits of the price as a
// float. Octaves below the offset are merged.

const BUCKET_SHIFT: i32 = 17;
const OFFSET: i32 = 256;

export function priceBucket(price: i32): i32 {
  return <i32>(reinterpret<u32>(<f32>(price + OFFSET)) >> BUCKET_SHIFT);
}

export function priceBuckets(prices: v128): v128 {
  const floats = f32x4.convert_i32x4_s(i32x4.add(prices, i32x4.splat(OFFSET)));
  return i32x4.shr_u(floats, BUCKET_SHIFT);
}

/** Writes the statistics of all prices (0) or of a third of them (1 to 3). */
function putRange(part: i32, low: i32, high: i32, sum: i64, count: i32): void {
  if (ASSERT) assert(part >= 0 && part < 4, 'The answer has that range.');
  if (ASSERT)
    assert(
      count == 0 || (low <= high && sum >= <i64>low * count && sum <= <i64>high * count),
      'The range holds.',
    );
  const range = priceRangeAt(part);
  range.low = count == 0 ? 0 : low;
  range.high = count == 0 ? 0 : high;
  range.count = count;
  range.sum = <f64>sum;
}

/** Computes minimum, maximum, number and sum of all prices in the list of hits, and of each third. */
export function priceStatistics(): void {
  const hits = answer.hitCount;
  // An index without homes has no memory for a list.
  if (hits == 0) {
    putNoPrices();
    return;
  }
  const prices = query.hitPrices;
  if (ASSERT) assert(isInMemory(prices, (hits + 3) << 2), 'The list of prices has room.');
  // The list is read four at a time: values after its end count as without a price.
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
    const priced = v128.and(four, isPriced);
    lowestFour = i32x4.min_u(lowestFour, four);
    highestFour = i32x4.max_s(highestFour, four);
    countFour = i32x4.sub(countFour, isPriced);
    sums = addTo(sums, priced);
  }
  const count = sumLanes(countFour);
  const sum = sumHalves(sums);
  if (count == 0) {
    putNoPrices();
    return;
  }
  histogram.prices = count;
  const lowest = lowestLane(lowestFour);
  const highest = max(
    max(i32x4.extract_lane(highestFour, 0), i32x4.extract_lane(highestFour, 1)),
    max(i32x4.extract_lane(highestFour, 2), i32x4.extract_lane(highestFour, 3)),
  );
  putRange(0, lowest, highest, sum, count);
  histogram.first = priceBucket(lowest);
  histogram.count = priceBucket(highest) - histogram.first + 1;
  if (ASSERT) assert(histogram.count >= 1 && histogram.count <= HISTOGRAM_BUCKETS, 'The buckets have room.');
  memory.fill(BUCKETS, 0, histogram.count << 2);
  const counters = BUCKETS - (histogram.first << 2);
  for (let at = prices; at < prices + (hits << 2); at += 4) {
    const price = load<i32>(at);
    if (price < 0) continue;
    const counter = counters + (priceBucket(price) << 2);
    store<i32>(counter, load<i32>(counter) + 1);
  }
  // If the number is not divisible by three, the first remaining home goes to the cheap third, the second to the middle
  // one.
  const cheap = (count + 2) / 3;
  const premiumFrom = cheap + (count - cheap + 1) / 2;
  findBorder(cheap, prices, end);
  const cheapHigh = border.below;
  const cheapSum = border.sum;
  const midLow = border.above;
  putRange(1, lowest, cheapHigh, cheapSum, cheap);
  findBorder(premiumFrom, prices, end);
  putRange(2, midLow, border.below, border.sum - cheapSum, premiumFrom - cheap);
  putRange(3, border.above, highest, sum - border.sum, count - premiumFrom);
}

function putNoPrices(): void {
  histogram.prices = 0;
  histogram.count = 0;
  for (let part = 0; part < 4; part += 1) putRange(part, 0, 0, 0, 0);
}

/** Adds four prices to two sums. */
function addTo(sums: v128, four: v128): v128 {
  return i64x2.add(sums, i64x2.add(i64x2.extend_low_i32x4_u(four), i64x2.extend_high_i32x4_u(four)));
}

function sumHalves(sums: v128): i64 {
  return i64x2.extract_lane(sums, 0) + i64x2.extract_lane(sums, 1);
}

function sumLanes(four: v128): i32 {
  return (
    i32x4.extract_lane(four, 0) +
    i32x4.extract_lane(four, 1) +
    i32x4.extract_lane(four, 2) +
    i32x4.extract_lane(four, 3)
  );
}

function lowestLane(four: v128): i32 {
  return min(
    min(i32x4.extract_lane(four, 0), i32x4.extract_lane(four, 1)),
    min(i32x4.extract_lane(four, 2), i32x4.extract_lane(four, 3)),
  );
}

/** Finds the border after the first `rank` prices; sorts only the prices of its bucket. */
function findBorder(rank: i32, prices: usize, end: usize): void {
  if (ASSERT) assert(rank >= 1 && rank <= histogram.prices, 'There is a price of that rank.');
  let pricesBefore = 0;
  let bucket = 0;
  for (; bucket < histogram.count; bucket += 1) {
    const own = load<i32>(BUCKETS + (bucket << 2));
    if (pricesBefore + own >= rank) break;
    pricesBefore += own;
  }
  if (ASSERT) assert(bucket < histogram.count, 'The price has a bucket.');
  const borderBucket = i32x4.splat(histogram.first + bucket);
  const none = i32x4.splat(-1);
  let next = i32x4.splat(i32.MAX_VALUE);
  let sums = i64x2.splat(0);
  let collected = 0;
  for (let at = prices; at < end; at += 16) {
    const four = v128.load(at);
    const isPriced = i32x4.gt_s(four, none);
    const own = priceBuckets(four);
    sums = addTo(sums, v128.and(four, v128.and(isPriced, i32x4.lt_s(own, borderBucket))));
    const isLater = v128.and(isPriced, i32x4.gt_s(own, borderBucket));
    next = i32x4.min_u(next, v128.or(four, v128.not(isLater)));
    for (
      let lanes = i32x4.bitmask(v128.and(isPriced, i32x4.eq(own, borderBucket)));
      lanes != 0;
      lanes &= lanes - 1
    ) {
      const price = load<i32>(at + (ctz(lanes) << 2));
      putRecord(collected, <f64>price, 0, price);
      collected += 1;
    }
  }
  sortRecords(query.records, 0, collected, 0, collected);
  let sum = sumHalves(sums);
  const before = rank - pricesBefore;
  for (let index = 0; index < before; index += 1) sum += recordAt(index).index;
  border.below = recordAt(before - 1).index;
  border.above = before < collected ? recordAt(before).index : lowestLane(next);
  border.sum = sum;
}
