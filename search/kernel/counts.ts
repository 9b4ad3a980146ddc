import {
  HIT_COUNTS,
  OPTION_COUNTS,
  OPTION_TABLE,
  PLANE_TABLE,
  SET,
  SHEET_SET,
  WORK,
  WORK_BYTES,
} from './layout';
import { regionsOfTile } from './blocks';
import {
  GROUPS,
  GROUP_COUNT,
  GROUP_STRIDE,
  MASK_DOGS,
  OPTION_PLANES,
  OPTION_VECTORS,
  PETS_CRITERION,
} from './query';
import {
  ALIVE,
  CRITERION_SETS,
  LIST,
  MASK_SETS,
  WANTED,
  WITHIN_DOGS,
  isAny,
  runFrom,
  runUntil,
} from './tile-sets';

// Counts of all options of the hits are kept as sums of 128 options side by side, a vector for each binary
// digit: adding a home is a few logical operations, however many options it has.

/** Digits of a count. */
const DIGITS: i32 = 24;
const DIGITS_BYTES: i32 = DIGITS * 16;
/** A home without options fills up the last eight. */
const NO_OPTIONS: usize = WORK + WORK_BYTES - 65536;
const SUMS_OF_OPTIONS: usize = NO_OPTIONS + 16;
/** Digits that any count may have by now. */
let digits: i32 = 0;
let counted: i32 = 0;

export function startCounts(): void {
  memory.fill(SUMS_OF_OPTIONS, 0, DIGITS_BYTES * load<i32>(OPTION_VECTORS));
  counted = 0;
}

/** Adds the options of the listed hits. */
export function countHits(index: i32, count: i32): void {
  const vectors = load<i32>(OPTION_VECTORS);
  const options: usize = load<u32>(OPTION_TABLE + (index << 2));
  for (let vector = 0; vector < vectors; vector += 1)
    addOptions(options + (vector << 4), vectors << 4, count, SUMS_OF_OPTIONS + vector * DIGITS_BYTES);
  counted += count;
}

function optionsOf(options: usize, bytes: i32, index: i32, count: i32): v128 {
  if (index >= count) return i32x4.splat(0);
  return v128.load(options + load<i32>(LIST + (index << 2)) * bytes);
}

/** Eight homes at a time go through adders of one digit, so that the higher digits are touched rarely. */
function addOptions(options: usize, bytes: i32, count: i32, sums: usize): void {
  let ones = v128.load(sums);
  let twos = v128.load(sums, 16);
  let fours = v128.load(sums, 32);
  for (let index = 0; index < count; index += 8) {
    const a = optionsOf(options, bytes, index, count);
    const b = optionsOf(options, bytes, index + 1, count);
    const c = optionsOf(options, bytes, index + 2, count);
    const d = optionsOf(options, bytes, index + 3, count);
    const e = optionsOf(options, bytes, index + 4, count);
    const f = optionsOf(options, bytes, index + 5, count);
    const g = optionsOf(options, bytes, index + 6, count);
    const h = optionsOf(options, bytes, index + 7, count);
    const ab = carryOf(ones, a, b);
    ones = v128.xor(ones, v128.xor(a, b));
    const cd = carryOf(ones, c, d);
    ones = v128.xor(ones, v128.xor(c, d));
    const ef = carryOf(ones, e, f);
    ones = v128.xor(ones, v128.xor(e, f));
    const gh = carryOf(ones, g, h);
    ones = v128.xor(ones, v128.xor(g, h));
    const abcd = carryOf(twos, ab, cd);
    twos = v128.xor(twos, v128.xor(ab, cd));
    const efgh = carryOf(twos, ef, gh);
    twos = v128.xor(twos, v128.xor(ef, gh));
    let carry = carryOf(fours, abcd, efgh);
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

/** Where at least two of the three are set. */
function carryOf(a: v128, b: v128, c: v128): v128 {
  return v128.or(v128.and(a, b), v128.and(c, v128.xor(a, b)));
}

/** Leaves the counts of the hits' options as numbers in HIT_COUNTS. */
export function putCounts(): void {
  digits = 32 - <i32>clz(counted);
  const vectors = load<i32>(OPTION_VECTORS);
  for (let vector = 0; vector < vectors; vector += 1) {
    const sums = SUMS_OF_OPTIONS + vector * DIGITS_BYTES;
    for (let word = 0; word < 4; word += 1)
      putWord(sums + (word << 2), HIT_COUNTS + (vector << 9) + (word << 7));
  }
}

/** 32 options: each of the four bits of a lane is the same digit of another count. */
function putWord(sums: usize, out: usize): void {
  for (let four = 0; four < 32; four += 4) {
    let counts = i32x4.splat(0);
    let bits = i32x4.shl(i32x4(1, 2, 4, 8), four);
    let value = i32x4.splat(1);
    for (let digit = 0; digit < digits; digit += 1) {
      const own = v128.and(v128.load32_splat(sums + (digit << 4)), bits);
      const isSet = i32x4.eq(own, bits);
      counts = i32x4.add(counts, v128.and(isSet, value));
      value = i32x4.shl(value, 1);
    }
    v128.store(out + (four << 2), counts);
  }
}

/** The criterion that a mask leaves out, -1 for none. */
function criterionOf(number: i32): i32 {
  return number >= MASK_DOGS ? load<i32>(PETS_CRITERION) : number - 1;
}

/** The homes that fit all criteria but that of the mask. */
function maskOf(number: i32, within: usize): usize {
  const mask = MASK_SETS + number * SET;
  const fits: usize = number >= MASK_DOGS ? <usize>(WITHIN_DOGS + (number - MASK_DOGS) * SET) : within;
  const criterion = criterionOf(number);
  const kept: usize = criterion < 0 ? 0 : load<u32>(CRITERION_SETS + (criterion << 2));
  for (let at = runFrom; at < runUntil; at += 16) {
    // Whoever is alive and fits this criterion either is wanted or fails another one.
    const others =
      criterion < 0
        ? v128.load(WANTED + at)
        : v128.andnot(v128.load(ALIVE + at), v128.andnot(v128.load(kept + at), v128.load(WANTED + at)));
    v128.store(mask + at, v128.and(others, v128.load(fits + at)));
  }
  return mask;
}

/** Counts the options of filters that are set, each without its own; `within` are the homes that fit dates and bounds. */
export function countOptions(index: i32, within: usize): void {
  const planes: usize = load<u32>(PLANE_TABLE + (index << 2));
  const groups = load<i32>(GROUP_COUNT);
  for (let number = 0; number < groups; number += 1) {
    const group = GROUPS + number * GROUP_STRIDE;
    const mask = maskOf(load<i32>(group), within);
    if (!isAny(mask)) continue;
    const last = load<i32>(group, 8);
    for (let option = load<i32>(group, 4); option < last; option += 1) {
      const plane = planes + load<i32>(OPTION_PLANES + (option << 2)) * SHEET_SET;
      let count: i64 = 0;
      for (let at = runFrom; at < runUntil; at += 8)
        count += popcnt(load<i64>(mask + at) & load<i64>(plane + at));
      const at = OPTION_COUNTS + (option << 2);
      store<i32>(at, load<i32>(at) + <i32>count);
    }
  }
}

/** Adds the members of a set to the counts of their blocks' regions. */
export function countRegions(set: usize, counts: usize): void {
  for (let at = runFrom; at < runUntil; at += 16) countRegion(at, v128.load(set + at), counts);
}

/** Adds the homes of one block. */
export function countRegion(at: i32, homes: v128, counts: usize): void {
  const count = popcnt(i64x2.extract_lane(homes, 0)) + popcnt(i64x2.extract_lane(homes, 1));
  const region = counts + (load<i32>(regionsOfTile + (at >> 2)) << 2);
  store<i32>(region, load<i32>(region) + <i32>count);
}
