import { isAny } from './bitmaps';
import {
  COUNTED_BITMAPS,
  COUNTRY_COUNTS,
  COUNT_MASKS,
  HIT_COUNTS,
  HOME_OPTION_TABLE,
  MATCHES,
  MATCHES_BUT_ONE,
  NO_OPTIONS,
  OPTION_BITMAP_TABLE,
  OPTION_COUNTS,
  OPTION_SUMS,
  REGION_COUNTS,
  SLOT_LIST,
  WITHIN_PRICE_WITH_DOGS,
  blockMasks,
  countGroupAt,
  counting,
  query,
  run,
  tileGroups,
} from './layout/places';
import {
  BITMAP_BYTES,
  COUNT_DIGITS,
  COUNT_GROUPS_MAX,
  MASKS,
  MASK_DOGS,
  OPTIONS_MAX,
  PlaceNumber,
  QueryFlag,
  REGIONS_MAX,
  TILE_SLOTS,
  VECTOR_BITS,
  VECTOR_BYTES,
} from './layout/sizes';
import { criterionBitmap } from './match-criteria';
import { isOn } from './read-query';

// Counts of all options of the hits are stored as sums of 128 options side by side, one vector per binary digit:
// adding a home takes a few logical operations, however many options it has.

const DIGITS_BYTES: i32 = COUNT_DIGITS * VECTOR_BYTES;

/** Clears the counts before the first tile. */
export function startCounts(): void {
  const regions = query.regions << 2;
  if (isOn(QueryFlag.withRegionCounts)) memory.fill(REGION_COUNTS, 0, regions);
  if (isOn(QueryFlag.withCountryCounts)) memory.fill(COUNTRY_COUNTS, 0, regions);
  if (!isOn(QueryFlag.withOptions)) return;
  memory.fill(OPTION_COUNTS, 0, countedOptions() << 2);
  if (ASSERT)
    assert(
      query.optionVectors >= 1 && query.optionVectors * VECTOR_BITS <= OPTIONS_MAX,
      'The options have room.',
    );
  memory.fill(OPTION_SUMS, 0, DIGITS_BYTES * query.optionVectors);
  memory.fill(NO_OPTIONS, 0, VECTOR_BYTES);
  counting.hits = 0;
}

export function countedOptions(): i32 {
  const groups = query.countGroupCount;
  return groups == 0 ? 0 : countGroupAt(groups - 1).end;
}

/** Adds the options of the listed hits. */
export function countHits(index: i32, count: i32): void {
  if (ASSERT) assert(count >= 0 && count <= TILE_SLOTS, 'The hits are of one tile.');
  const vectors = query.optionVectors;
  const options: usize = load<u32>(HOME_OPTION_TABLE + (index << 2));
  for (let vector = 0; vector < vectors; vector += 1)
    addOptions(options + (vector << 4), vectors << 4, count, OPTION_SUMS + vector * DIGITS_BYTES);
  counting.hits += count;
}

/** Options of the home at an index of SLOT_LIST; none after its end, so that groups of eight are complete. */
function loadOptions(options: usize, bytes: i32, index: i32, count: i32): v128 {
  if (index >= count) return i32x4.splat(0);
  return v128.load(options + load<i32>(SLOT_LIST + (index << 2)) * bytes);
}

/** Eight homes at a time go through one-digit adders, so that higher digits are rarely touched. */
function addOptions(options: usize, bytes: i32, count: i32, sums: usize): void {
  let ones = v128.load(sums);
  let twos = v128.load(sums, 16);
  let fours = v128.load(sums, 32);
  for (let index = 0; index < count; index += 8) {
    const a = loadOptions(options, bytes, index, count);
    const b = loadOptions(options, bytes, index + 1, count);
    const c = loadOptions(options, bytes, index + 2, count);
    const d = loadOptions(options, bytes, index + 3, count);
    const e = loadOptions(options, bytes, index + 4, count);
    const f = loadOptions(options, bytes, index + 5, count);
    const g = loadOptions(options, bytes, index + 6, count);
    const h = loadOptions(options, bytes, index + 7, count);
    const ab = majority(ones, a, b);
    ones = v128.xor(ones, v128.xor(a, b));
    const cd = majority(ones, c, d);
    ones = v128.xor(ones, v128.xor(c, d));
    const ef = majority(ones, e, f);
    ones = v128.xor(ones, v128.xor(e, f));
    const gh = majority(ones, g, h);
    ones = v128.xor(ones, v128.xor(g, h));
    const abcd = majority(twos, ab, cd);
    twos = v128.xor(twos, v128.xor(ab, cd));
    const efgh = majority(twos, ef, gh);
    twos = v128.xor(twos, v128.xor(ef, gh));
    let carry = majority(fours, abcd, efgh);
    fours = v128.xor(fours, v128.xor(abcd, efgh));
    for (let digit = sums + 48; v128.any_true(carry); digit += 16) {
      const sum = v128.load(digit);
      v128.store(digit, v128.xor(sum, carry));
      carry = v128.and(sum, carry);
    }
  }
  v128.store(sums, ones);
  v128.store(sums, twos, 16);
  v128.store(sums, fours, 32);
}

/** Bits that are set in at least two of the three: the carry of their sum. */
function majority(a: v128, b: v128, c: v128): v128 {
  return v128.or(v128.and(a, b), v128.and(c, v128.xor(a, b)));
}

export function putCounts(): void {
  if (ASSERT) assert(counting.hits < 1 << COUNT_DIGITS, 'The counts have digits enough.');
  counting.digits = 32 - <i32>clz(counting.hits);
  const vectors = query.optionVectors;
  for (let vector = 0; vector < vectors; vector += 1) {
    const sums = OPTION_SUMS + vector * DIGITS_BYTES;
    for (let word = 0; word < 4; word += 1)
      putWord(sums + (word << 2), HIT_COUNTS + (vector << 9) + (word << 7));
  }
}

/** Writes the counts of 32 options; the four bits of a lane are the same digit of different counts. */
function putWord(sums: usize, out: usize): void {
  for (let four = 0; four < 32; four += 4) {
    let counts = i32x4.splat(0);
    let bits = i32x4.shl(i32x4(1, 2, 4, 8), four);
    let value = i32x4.splat(1);
    for (let digit = 0; digit < counting.digits; digit += 1) {
      const own = v128.and(v128.load32_splat(sums + (digit << 4)), bits);
      const isSet = i32x4.eq(own, bits);
      counts = i32x4.add(counts, v128.and(isSet, value));
      value = i32x4.shl(value, 1);
    }
    v128.store(out + (four << 2), counts);
  }
}

function findCriterion(number: i32): i32 {
  return number >= MASK_DOGS ? query.petsCriterion : number - 1;
}

/** Computes the bitmap of homes that match everything except the criterion left out by the mask. */
function makeMask(number: i32, within: usize): usize {
  if (ASSERT) assert(number >= 0 && number < MASKS, 'The mask has room.');
  const mask = COUNT_MASKS + number * BITMAP_BYTES;
  const matching: usize =
    number >= MASK_DOGS ? <usize>(WITHIN_PRICE_WITH_DOGS + (number - MASK_DOGS) * BITMAP_BYTES) : within;
  const criterion = findCriterion(number);
  const own: usize = criterion < 0 ? 0 : criterionBitmap(criterion);
  for (let at = run.from; at < run.until; at += 16) {
    // A home that fails at most one criterion and matches this one either matches all or fails another one.
    const others =
      criterion < 0
        ? v128.load(MATCHES + at)
        : v128.andnot(
            v128.load(MATCHES_BUT_ONE + at),
            v128.andnot(v128.load(own + at), v128.load(MATCHES + at)),
          );
    v128.store(mask + at, v128.and(others, v128.load(matching + at)));
  }
  return mask;
}

/**
 * Counts the options of active filters, each without its own filter; `within` are the homes that match dates and
 * bounds.
 */
export function countOptions(index: i32, within: usize): void {
  if (ASSERT)
    assert(query.countGroupCount >= 0 && query.countGroupCount <= COUNT_GROUPS_MAX, 'The groups have room.');
  const options: usize = load<u32>(OPTION_BITMAP_TABLE + (index << 2));
  for (let number = 0; number < query.countGroupCount; number += 1) {
    const group = countGroupAt(number);
    const mask = makeMask(group.mask, within);
    if (!isAny(mask)) continue;
    const end = group.end;
    if (ASSERT)
      assert(group.first >= 0 && group.first <= end && end <= OPTIONS_MAX, 'The options have counts.');
    for (let option = group.first; option < end; option += 1) {
      const bitmap = options + load<i32>(COUNTED_BITMAPS + (option << 2)) * tileGroups.bitmapBytes;
      let count: i64 = 0;
      for (let at = run.from; at < run.until; at += 8)
        count += popcnt(load<i64>(mask + at) & load<i64>(bitmap + at));
      const at = OPTION_COUNTS + (option << 2);
      store<i32>(at, load<i32>(at) + <i32>count);
    }
  }
}

export function countRegions(bitmap: usize, counts: usize): void {
  for (let at = run.from; at < run.until; at += 16) countRegion(at, v128.load(bitmap + at), counts);
}

/** Adds homes of one block to the counts of their regions. */
export function countRegion(at: i32, homes: v128, counts: usize): void {
  const number = load<i32>(blockMasks.regions + (at >> 2));
  if (number == PlaceNumber.several) {
    countEachRegion(at << 3, i64x2.extract_lane(homes, 0), counts);
    countEachRegion((at << 3) + 64, i64x2.extract_lane(homes, 1), counts);
    return;
  }
  const count = popcnt(i64x2.extract_lane(homes, 0)) + popcnt(i64x2.extract_lane(homes, 1));
  addToRegion(number, <i32>count, counts);
}

/** Adds homes of a shared block, from the slot on, one by one. */
function countEachRegion(firstSlot: i32, homes: u64, counts: usize): void {
  for (let remaining = homes; remaining != 0; remaining &= remaining - 1)
    addToRegion(load<i32>(blockMasks.regionsOfHomes + ((firstSlot + <i32>ctz(remaining)) << 2)), 1, counts);
}

function addToRegion(number: i32, count: i32, counts: usize): void {
  if (ASSERT) assert(number >= 0 && number < REGIONS_MAX, 'The homes have a region.');
  const region = counts + (number << 2);
  store<i32>(region, load<i32>(region) + count);
}
