import {
  BUCKETS,
  CHOSEN_COUNT,
  HIT_COUNT,
  OBJECT_NUMBER,
  RANK_KEYS,
  RATINGS,
  SCORES,
  TILE_SLOTS,
  TILE_TABLE,
} from './layout';
import { factsOf } from './prices';
import { CHOSEN, HIT_PRICES, HIT_SLOTS, RECORDS } from './query';
import { RECORD, putRecord, sortRecords } from './sorting';
import { bucketOf, buckets, firstBucket, pricedCount } from './statistics';

const BY_PRICE: i32 = 0;
const BY_PRICE_FALLING: i32 = 1;
const BY_RECOMMENDATION: i32 = 2;

/** Fewer are put in order without asking which of them may be on the page. */
const FEW: i32 = 64;
const KEY_SHIFT: i32 = 20;
const KEY_BUCKETS: i32 = 4096;
/** Bucket of the hits without price, which stand last. */
const UNPRICED: i32 = i32.MAX_VALUE;

function tileOf(slot: u32): usize {
  return load<u32>(TILE_TABLE + ((slot / TILE_SLOTS) << 2));
}

/** The smaller, the earlier: a rough key of a hit, so that only few have to be compared. */
function bucketOfPrice(order: i32, price: i32): i32 {
  if (price < 0) return UNPRICED;
  const bucket = bucketOf(price) - firstBucket;
  return order == BY_PRICE ? bucket : buckets - 1 - bucket;
}

function bucketOfHome(order: i32, slot: u32): i32 {
  const tile = tileOf(slot);
  const own = slot % TILE_SLOTS;
  if (order == BY_RECOMMENDATION) return <i32>(load<u32>(tile + (own << 2), RANK_KEYS) >> KEY_SHIFT);
  return 1023 - (load<u32>(tile + RATINGS + (own << 2)) & 1023);
}

function putHit(at: usize, order: i32, slot: u32, price: i32, index: i32): void {
  const tile = tileOf(slot);
  const own = slot % TILE_SLOTS;
  const number = load<u32>(factsOf(tile, own), OBJECT_NUMBER);
  let key: f64;
  if (order <= BY_PRICE_FALLING) {
    if (price < 0) key = Infinity;
    else key = order == BY_PRICE ? <f64>price : -(<f64>price);
  } else if (order == BY_RECOMMENDATION) key = -load<f64>(tile + (own << 3), SCORES);
  else key = -(<f64>(load<u32>(tile + RATINGS + (own << 2)) & 1023));
  putRecord(at, key, number, index);
}

/**
 * Leaves in CHOSEN the places in the list of hits of the ranks [from, until), in order. By recommendation,
 * rating or price, ties by object number. The statistics have to be there.
 */
export function selectRange(order: i32, from: i32, until: i32): void {
  const hits = load<i32>(HIT_COUNT);
  const slots: usize = load<u32>(HIT_SLOTS);
  const prices: usize = load<u32>(HIT_PRICES);
  const records: usize = load<u32>(RECORDS);
  let low = 0;
  let high: i32 = UNPRICED;
  let before = 0;
  const isByPrice = order <= BY_PRICE_FALLING;
  // The home of each hit is looked up once: the buckets stand at the end of the room for records, which fill up
  // from its beginning and never reach those of hits to come.
  const bucketsOfHits = records + hits * (RECORD - 4);
  if (hits > FEW) {
    if (!isByPrice) {
      memory.fill(BUCKETS, 0, KEY_BUCKETS << 2);
      for (let index = 0; index < hits; index += 1) {
        const bucket = bucketOfHome(order, load<u32>(slots + (index << 2)));
        store<i32>(bucketsOfHits + (index << 2), bucket);
        const counter = BUCKETS + (bucket << 2);
        store<i32>(counter, load<i32>(counter) + 1);
      }
    }
    const last = isByPrice ? buckets : KEY_BUCKETS;
    const counted = isByPrice ? pricedCount : hits;
    // The first bucket that reaches into the ranks, and the one that completes them.
    low = last;
    let passed = 0;
    for (let bucket = 0; bucket < last; bucket += 1) {
      const place = order == BY_PRICE_FALLING ? last - 1 - bucket : bucket;
      const own = load<i32>(BUCKETS + (place << 2));
      if (low == last && passed + own > from) {
        low = bucket;
        before = passed;
      }
      passed += own;
      if (passed >= until) {
        high = bucket;
        break;
      }
    }
    if (low == last) {
      low = UNPRICED;
      before = counted;
    }
  }
  let found = 0;
  for (let index = 0; index < hits; index += 1) {
    const slot = load<u32>(slots + (index << 2));
    const price = load<i32>(prices + (index << 2));
    if (hits > FEW) {
      const bucket = isByPrice ? bucketOfPrice(order, price) : load<i32>(bucketsOfHits + (index << 2));
      if (bucket < low || bucket > high) continue;
    }
    putHit(records + found * RECORD, order, slot, price, index);
    found += 1;
  }
  sortRecords(records, 0, found, from - before, until - before);
  const chosen: usize = load<u32>(CHOSEN);
  const count = until - from;
  for (let rank = 0; rank < count; rank += 1)
    store<i32>(chosen + (rank << 2), load<i32>(records + (from - before + rank) * RECORD, 12));
  store<i32>(CHOSEN_COUNT, count);
}
