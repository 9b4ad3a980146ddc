import { MASKS } from './query';
import { RING_DAYS, SET, TILE_SLOTS, WORK } from './layout';

// Sets of the tile at work. Of each only the bytes of the run of blocks at work mean something.
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
/** Homes to be priced: all, those of one price for all arrivals, the others. */
export const CANDIDATES: i32 = WORK + 15 * SET;
export const STEADY_ONES: i32 = WORK + 16 * SET;
export const UNSTEADY_ONES: i32 = WORK + 17 * SET;
/** Hits that are within the bounds for certain, and have no price yet. */
export const SURE_HITS: i32 = WORK + 19 * SET;
/** The hits. */
export const HITS: i32 = WORK + 18 * SET;
/** Masks of the counts. */
export const MASK_SETS: i32 = WORK + 20 * SET;
/** Complete prices of the tile's homes, where they were asked for. */
export const PRICES: i32 = MASK_SETS + MASKS * SET;
/** Slots of the tile as a list, with room to read past its end. */
export const LIST: i32 = PRICES + 4 * TILE_SLOTS;
/** Address of the set of all homes, before those of the sets of each criterion. */
export const PRESENT_SET: i32 = LIST + 4 * TILE_SLOTS + 64;
export const CRITERION_SETS: i32 = PRESENT_SET + 4;
/** The lowest accommodation of four homes for a tolerance of 0 to 3 days. */
export const LOWEST_FOUR: i32 = PRESENT_SET + 1024;
/** Of these four: which of them fit from which arrival on, and sums of their nightly and weekly rates up to each day. */
export const FITS_OF_FOUR: i32 = LOWEST_FOUR + 64;
export const SUMS_OF_FOUR: i32 = FITS_OF_FOUR + 1024;
/** Such sums of one home. */
export const SUMS: i32 = SUMS_OF_FOUR + 64 * RING_DAYS;
/** For each arrival the homes that can be booked from it on. */
export const FITS: i32 = SUMS + 32 * RING_DAYS;

/** Bytes of the sets that belong to the run of blocks at work: [runFrom, runUntil). */
export let runFrom: i32 = 0;
export let runUntil: i32 = 0;

export function enterRun(from: i32, until: i32): void {
  runFrom = from;
  runUntil = until;
}

export function isAny(set: usize): bool {
  let any = i32x4.splat(0);
  for (let at = runFrom; at < runUntil; at += 16) any = v128.or(any, v128.load(set + at));
  return v128.any_true(any);
}

export function countSet(set: usize): i32 {
  let count: i64 = 0;
  for (let at = runFrom; at < runUntil; at += 8) count += popcnt(load<i64>(set + at));
  return <i32>count;
}

export function clearSet(set: usize): void {
  memory.fill(set + runFrom, 0, runUntil - runFrom);
}

export function copySet(out: usize, from: usize): void {
  for (let at = runFrom; at < runUntil; at += 16) v128.store(out + at, v128.load(from + at));
}

export function keep(set: usize, other: usize): void {
  for (let at = runFrom; at < runUntil; at += 16)
    v128.store(set + at, v128.and(v128.load(set + at), v128.load(other + at)));
}

export function addTo(set: usize, other: usize): void {
  for (let at = runFrom; at < runUntil; at += 16)
    v128.store(set + at, v128.or(v128.load(set + at), v128.load(other + at)));
}

export function putInSet(set: usize, slot: i32): void {
  const at = set + (slot >> 3);
  store<u8>(at, <u8>((<i32>load<u8>(at)) | (1 << (slot & 7))));
}

export function takeFromSet(set: usize, slot: i32): void {
  const at = set + (slot >> 3);
  store<u8>(at, <u8>((<i32>load<u8>(at)) & ~(1 << (slot & 7))));
}

export function isInSet(set: usize, slot: i32): bool {
  return ((load<u8>(set + (slot >> 3)) >> (slot & 7)) & 1) != 0;
}

/** Puts the members' slots into LIST, the last one again until four divide their number; tells how many they are. */
export function listSet(set: usize): i32 {
  let end = LIST;
  for (let at = runFrom; at < runUntil; at += 8) {
    for (let members = load<u64>(set + at); members != 0; members &= members - 1) {
      store<i32>(end, (at << 3) + <i32>ctz(members));
      end += 4;
    }
  }
  const count = (end - LIST) >> 2;
  if (count > 0) {
    const last = load<i32>(end - 4);
    for (let extra = 0; extra < 7; extra += 1, end += 4) store<i32>(end, last);
  }
  return count;
}
