import { BUCKETS, FACTS, HIT_COUNT, RANK_KEYS, RATING, STATISTICS, TILE_SLOTS, TILE_TABLE } from './layout';
import { CHOSEN, HIT_PRICES, HIT_SLOTS } from './query';

/** A bucket of prices: number, then sum as i64. A bucket is a 256th of an octave. */
const BUCKET_STRIDE: i32 = 16;
/** Above the buckets: one counter for each price of one bucket. */
const COUNTERS: i32 = BUCKETS + 147456;
const COUNTERS_MAX: u32 = 28672;

/** Below it octaves are too small to tell apart. */
const OFFSET: i32 = 256;

function bucketOf(price: i32): i32 {
  return <i32>(reinterpret<u32>(<f32>(price + OFFSET)) >> 15);
}

/** The lowest price of a bucket; the float's rounding may put prices above 2^24 a bucket higher, never lower. */
function bucketStart(bucket: i32): u32 {
  return <u32>reinterpret<f32>((<u32>bucket) << 15) - OFFSET;
}

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
  let lowest: i32 = i32.MAX_VALUE;
  let highest: i32 = -1;
  let count = 0;
  let sum: i64 = 0;
  for (let index = 0; index < hits; index += 1) {
    const price = load<i32>(prices + (index << 2));
    if (price < 0) continue;
    count += 1;
    sum += price;
    lowest = min(lowest, price);
    highest = max(highest, price);
  }
  putRange(0, lowest, highest, sum, count);
  if (count == 0) {
    for (let part = 1; part < 4; part += 1) putRange(part, 0, 0, 0, 0);
    return;
  }
  const firstBucket = bucketOf(lowest);
  const buckets = bucketOf(highest) - firstBucket + 1;
  memory.fill(BUCKETS, 0, buckets * BUCKET_STRIDE);
  for (let index = 0; index < hits; index += 1) {
    const price = load<i32>(prices + (index << 2));
    if (price < 0) continue;
    const bucket = BUCKETS + (bucketOf(price) - firstBucket) * BUCKET_STRIDE;
    store<i32>(bucket, load<i32>(bucket) + 1);
    store<i64>(bucket, load<i64>(bucket, 8) + price, 8);
  }
  // Of a remainder cheap takes the first home more, mid the second.
  const cheap = (count + 2) / 3;
  const premiumFrom = cheap + (count - cheap + 1) / 2;
  findBorder(cheap, hits, prices, firstBucket, buckets, count);
  const cheapHigh = below;
  const cheapSum = sumBelow;
  const midLow = above;
  putRange(1, lowest, cheapHigh, cheapSum, cheap);
  findBorder(premiumFrom, hits, prices, firstBucket, buckets, count);
  putRange(2, midLow, below, sumBelow - cheapSum, premiumFrom - cheap);
  putRange(3, above, highest, sum - sumBelow, count - premiumFrom);
}

// A border: the price before it, the price after it, and the sum of all before it.
let below: i32 = 0;
let above: i32 = 0;
let sumBelow: i64 = 0;

function findBorder(rank: i32, hits: i32, prices: usize, firstBucket: i32, buckets: i32, count: i32): void {
  let passed = 0;
  let sum: i64 = 0;
  let number = 0;
  for (; number < buckets; number += 1) {
    const own = load<i32>(BUCKETS + number * BUCKET_STRIDE);
    if (passed + own >= rank) break;
    passed += own;
    sum += load<i64>(BUCKETS + number * BUCKET_STRIDE, 8);
  }
  const bucket = firstBucket + number;
  const start = bucketStart(bucket);
  const width = bucketStart(bucket + 1) + 1 - start;
  let next: i32 = i32.MAX_VALUE;
  const isCounted = width <= COUNTERS_MAX && bucket < BIG_BUCKET;
  if (isCounted) memory.fill(COUNTERS, 0, width << 2);
  for (let index = 0; index < hits; index += 1) {
    const price = load<i32>(prices + (index << 2));
    if (price < 0) continue;
    const own = bucketOf(price);
    if (own > bucket) next = min(next, price);
    else if (own == bucket && isCounted) {
      const counter = COUNTERS + ((price - start) << 2);
      store<i32>(counter, load<i32>(counter) + 1);
    }
  }
  let wanted = rank - passed;
  above = next;
  if (!isCounted) {
    searchBucket(wanted, hits, prices, bucket, sum);
    return;
  }
  for (let value: u32 = 0; value < width; value += 1) {
    const own = load<i32>(COUNTERS + (value << 2));
    if (own == 0) continue;
    const price = <i32>(start + value);
    if (wanted <= 0) {
      above = price;
      break;
    }
    const taken = min(own, wanted);
    sum += <i64>taken * price;
    below = price;
    wanted -= own;
    if (wanted < 0) {
      above = price;
      break;
    }
  }
  sumBelow = sum;
}

/** From here on (160,000 euros) prices are no longer exact as floats, and buckets are wide. */
const BIG_BUCKET: i32 = (127 + 24) << 8;

/** The same by halving, without counters, for prices that nobody asks. */
function searchBucket(wanted: i32, hits: i32, prices: usize, bucket: i32, sumBefore: i64): void {
  let low: i64 = 0;
  let high: i64 = i32.MAX_VALUE;
  while (low < high) {
    const middle = (low + high) >> 1;
    let count = 0;
    for (let index = 0; index < hits; index += 1) {
      const price = load<i32>(prices + (index << 2));
      if (price >= 0 && bucketOf(price) == bucket && price <= <i32>middle) count += 1;
    }
    if (count >= wanted) high = middle;
    else low = middle + 1;
  }
  below = <i32>low;
  let sum = sumBefore;
  let smaller = 0;
  let equal = 0;
  for (let index = 0; index < hits; index += 1) {
    const price = load<i32>(prices + (index << 2));
    if (price < 0 || bucketOf(price) != bucket) continue;
    if (price < below) {
      sum += price;
      smaller += 1;
    } else if (price == below) equal += 1;
    else above = min(above, price);
  }
  if (smaller + equal > wanted) above = below;
  sumBelow = sum + <i64>(wanted - smaller) * below;
}

const BY_PRICE: i32 = 0;
const BY_PRICE_FALLING: i32 = 1;
const BY_RECOMMENDATION: i32 = 2;
const LAST: u32 = 0xffffffff;

/** The smaller, the earlier; homes without price stand last, and homes without rating. */
function keyOf(order: i32, slots: usize, prices: usize, index: i32): u32 {
  if (order <= BY_PRICE_FALLING) {
    const price = load<i32>(prices + (index << 2));
    if (price < 0) return LAST;
    return order == BY_PRICE ? price : i32.MAX_VALUE - price;
  }
  const slot = load<u32>(slots + (index << 2));
  const tile: usize = load<u32>(TILE_TABLE + ((slot / TILE_SLOTS) << 2));
  const own = slot % TILE_SLOTS;
  if (order == BY_RECOMMENDATION) return load<u32>(tile + (own << 2), RANK_KEYS);
  return 1023 - (load<u32>(tile + FACTS + (own << 6), RATING) & 1023);
}

/** Enough to sort at once. */
const SORTED_MAX: i32 = 96;
const KEY_BUCKETS: i32 = 4096;

/**
 * Leaves in CHOSEN the places in the list of hits among which those of ranks [from, until) are, and
 * tells how many hits stand before all of them. The chosen ones are not in order yet.
 */
export function selectRange(order: i32, from: i32, until: i32): i32 {
  const hits = load<i32>(HIT_COUNT);
  const slots: usize = load<u32>(HIT_SLOTS);
  const prices: usize = load<u32>(HIT_PRICES);
  const chosen: usize = load<u32>(CHOSEN);
  let low: u32 = 0;
  let high: u32 = LAST;
  let before = 0;
  let within = hits;
  // Few hits are sorted as they are; else the range of keys is narrowed until few are left.
  while (within > SORTED_MAX && low < high) {
    const shift = 32 - clz((high - low) / KEY_BUCKETS);
    memory.fill(BUCKETS, 0, (KEY_BUCKETS + 1) << 2);
    for (let index = 0; index < hits; index += 1) {
      const key = keyOf(order, slots, prices, index);
      if (key < low || key > high) continue;
      const bucket = BUCKETS + (((key - low) >> shift) << 2);
      store<i32>(bucket, load<i32>(bucket) + 1);
    }
    let passed = 0;
    let first = 0;
    while (before + passed + load<i32>(BUCKETS + (first << 2)) <= from) {
      passed += load<i32>(BUCKETS + (first << 2));
      first += 1;
    }
    let last = first;
    let held = load<i32>(BUCKETS + (first << 2));
    while (before + passed + held < until) {
      last += 1;
      held += load<i32>(BUCKETS + (last << 2));
    }
    const nextLow = low + ((<u32>first) << shift);
    const end = <u64>low + ((<u64>last + 1) << shift) - 1;
    const nextHigh = <u32>min(end, <u64>high);
    const isNarrower = nextLow > low || nextHigh < high;
    low = nextLow;
    high = nextHigh;
    before += passed;
    within = held;
    if (!isNarrower) break;
  }
  let count = 0;
  for (let index = 0; index < hits; index += 1) {
    const key = keyOf(order, slots, prices, index);
    if (key < low || key > high) continue;
    store<i32>(chosen + (count << 2), index);
    count += 1;
  }
  store<i32>(HIT_COUNT, hits);
  store<i32>(STATISTICS, count, 128);
  return before;
}
