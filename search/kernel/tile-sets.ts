import { SET, WORK } from './layout';

// Sets of the tile at work.
export const BASE: i32 = WORK;
export const PLACE: i32 = WORK + SET;
/** Fit all criteria. */
export const WANTED: i32 = WORK + 2 * SET;
/** Fail at most one criterion with options. */
export const ALIVE: i32 = WORK + 3 * SET;
/** Of these, those that can be booked within the tolerance, and within the widest. */
export const DATED_FITS: i32 = WORK + 4 * SET;
export const WIDE_FITS: i32 = WORK + 5 * SET;
export const FREE: i32 = WORK + 6 * SET;
export const STRETCH: i32 = WORK + 7 * SET;
/** Within the price bounds; then with no, one and two dogs. */
export const WITHIN: i32 = WORK + 8 * SET;
export const WITHIN_DOGS: i32 = WORK + 9 * SET;
/** Wanted homes that can be booked within a tolerance of 1, 2 and 3 days. */
export const REACHES: i32 = WORK + 12 * SET;
/** Blocks of the criteria by region and country. */
export const BLOCK_FITS: i32 = WORK + 16 * SET;
/** Masks of the counts; the first are the hits. */
export const MASK_SETS: i32 = WORK + 96 * SET;
/** Complete prices of the tile's homes, where they were asked for. */
export const PRICES: i32 = WORK + 200 * SET;
/** Addresses of the sets of each criterion. */
export const CRITERION_SETS: i32 = PRICES + 4096;
/** The lowest accommodation of four homes for a tolerance of 0 to 3 days. */
export const LOWEST_FOUR: i32 = CRITERION_SETS + 1024;
/** Where the rates of each 16 days begin in a tile, from the first arrival on. */
export const RATE_SPANS: i32 = LOWEST_FOUR + 64;
/** Sets of one tile: for each arrival the homes that can be booked from it on. */
export const FITS: i32 = WORK + 131072;

export function isAny(set: usize): bool {
  let any = v128.load(set);
  for (let at = 16; at < SET; at += 16) any = v128.or(any, v128.load(set + at));
  return v128.any_true(any);
}

export function countSet(set: usize): i32 {
  let count: i64 = 0;
  for (let at = 0; at < SET; at += 8) count += popcnt(load<i64>(set + at));
  return <i32>count;
}

export function keep(set: usize, other: usize): void {
  for (let at = 0; at < SET; at += 16)
    v128.store(set + at, v128.and(v128.load(set + at), v128.load(other + at)));
}

/** The four members from a slot on that 4 divides, as bits. */
export function fourOf(set: usize, slot: i32): u32 {
  return (load<u8>(set + (slot >> 3)) >> (slot & 4)) & 15;
}
