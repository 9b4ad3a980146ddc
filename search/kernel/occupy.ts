import {
  BOOKABLE,
  EXACT_LENGTHS,
  FREE,
  FREE_FOUR,
  RING_DAYS,
  SHEET_SET,
  exactLength,
  ringOf,
} from './layout';
import { spanOf } from './day-words';
import { ringWord, takenNightsOf } from './seasons';

/** Nights of FREE_FOUR. */
const FOUR: i32 = 4;

/**
 * Takes the nights [fromDay, untilDay) of a home. Nothing is made anew: bits are only cleared, and only those
 * of stays that were possible before. Nights that are taken already are passed over.
 */
export function occupySlot(
  tile: usize,
  sheet: usize,
  slot: i32,
  baseWord: i32,
  fromDay: i32,
  untilDay: i32,
): void {
  const taken = takenNightsOf(tile, slot);
  const firstDay = baseWord << 5;
  const end = min(untilDay, firstDay + RING_DAYS);
  for (let day = max(fromDay, firstDay); day < end; day += 1) {
    const from = day;
    while (day < end && !isTaken(taken, day)) day += 1;
    if (day > from) occupyNights(sheet, slot, taken, firstDay, from, day);
  }
}

function isTaken(taken: usize, day: i32): bool {
  return ((load<u32>(taken + (ringWord(day >> 5) << 2)) >> (day & 31)) & 1) != 0;
}

/**
 * The nights were all free. A stay that holds one of them lies in their gap, the free nights around them: all
 * others were not possible before, and their lines of the cache are not touched.
 */
function occupyNights(sheet: usize, slot: i32, taken: usize, firstDay: i32, from: i32, until: i32): void {
  const gapFrom = max(firstDay, from - freeBefore(taken, from));
  const gapUntil = until + freeFrom(taken, until);
  for (let word = from >> 5; word <= (until - 1) >> 5; word += 1) {
    const at = taken + (ringWord(word) << 2);
    store<u32>(at, load<u32>(at) | spanOf(from, until, word << 5));
  }
  const base = sheet + (slot >> 3);
  const own: i32 = 1 << (slot & 7);
  const mask = <u8>~own;
  clear(base + ringOf(FREE), from, until, mask);
  clear(base + ringOf(FREE_FOUR), max(gapFrom, from - FOUR + 1), min(until, gapUntil - FOUR + 1), mask);
  for (let length = 0; length < EXACT_LENGTHS; length += 1) {
    const before = exactLength(length) - 1;
    const sets = base + ringOf(BOOKABLE + length);
    clear(sets, max(gapFrom, from - before), min(until, gapUntil - before), mask);
  }
}

/** Free nights in a row before the day, as far as the longest exact length asks. */
function freeBefore(taken: usize, day: i32): i32 {
  return <i32>clz(twoWords(taken, (day >> 5) - 1) << (32 - (day & 31)));
}

/** Free nights in a row from the day on, likewise. */
function freeFrom(taken: usize, day: i32): i32 {
  return <i32>ctz(twoWords(taken, day >> 5) >> (day & 31));
}

/**
 * At the ends of the ring the words of the other end: stays that begin before it or end after it are in no
 * set, so it does no harm to count them as possible.
 */
function twoWords(taken: usize, word: i32): u64 {
  const later: u64 = load<u32>(taken + (ringWord(word + 1) << 2));
  return (later << 32) | load<u32>(taken + (ringWord(word) << 2));
}

/** Of all arrivals [from, until). */
function clear(sets: usize, from: i32, until: i32, mask: u8): void {
  for (let day = from; day < until; day += 1) {
    const at = sets + (day % RING_DAYS) * SHEET_SET;
    store<u8>(at, load<u8>(at) & mask);
  }
}
