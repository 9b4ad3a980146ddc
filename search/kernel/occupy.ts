import {
  BOOKABLE,
  EXACT_LENGTHS,
  FREE,
  FREE_FOUR,
  OCCUPIED,
  RING_DAYS,
  RING_WORDS,
  SET,
  exactLength,
} from './layout';

/** Nights of FREE_FOUR. */
const FOUR: i32 = 4;

/**
 * Takes a home out of the sets of the nights that were newly taken between two days: nothing is made anew,
 * bits are only cleared. Its ring of taken nights is there already.
 */
export function occupySlot(tile: usize, slot: i32, baseWord: i32, fromDay: i32, untilDay: i32): void {
  const taken = tile + slot * RING_WORDS * 4 + OCCUPIED;
  for (let day = fromDay; day < untilDay;) {
    const from = day;
    while (day < untilDay && isTaken(taken, day)) day += 1;
    if (day > from) occupyNights(tile, slot, baseWord << 5, from, day);
    else day += 1;
  }
}

function isTaken(taken: usize, day: i32): bool {
  return ((load<u32>(taken + (((day >> 5) % RING_WORDS) << 2)) >> (day & 31)) & 1) != 0;
}

function occupyNights(tile: usize, slot: i32, firstDay: i32, from: i32, until: i32): void {
  const base = tile + (slot >> 3);
  const own: i32 = 1 << (slot & 7);
  const mask = <u8>~own;
  clear(base + FREE, firstDay, from, until, 1, mask);
  clear(base + FREE_FOUR, firstDay, from, until, FOUR, mask);
  for (let length = 0; length < EXACT_LENGTHS; length += 1)
    clear(base + BOOKABLE + length * SET * RING_DAYS, firstDay, from, until, exactLength(length), mask);
}

/** Of all stays of so many nights that have one of the nights [from, until). */
function clear(planes: usize, firstDay: i32, from: i32, until: i32, nights: i32, mask: u8): void {
  for (let day = max(firstDay, from - nights + 1); day < until; day += 1) {
    const at = planes + (day % RING_DAYS) * SET;
    store<u8>(at, load<u8>(at) & mask);
  }
}
