import { isInMemory, isPlace, isSlotOfTile } from './assertions';
import { daysWithin } from './day-words';
import { TILE_BYTES, tileGroups } from './layout/places';
import { DayBitmap, EXACT_LENGTHS, RING_DAYS } from './layout/sizes';
import { occupiedNightsAt, ringWord } from './seasons';
import { exactLength } from './stay-lengths';
import { kindOffset } from './tile-groups';

/** Nights of the bitmaps `freeFour`. */
const FOUR: i32 = 4;

/**
 * Occupies the nights [fromDay, untilDay) of a home. Nothing is recomputed: bits of formerly possible stays are
 * cleared. Nights that are already occupied are skipped.
 */
export function occupySlot(
  tile: usize,
  group: usize,
  slot: i32,
  baseWord: i32,
  fromDay: i32,
  untilDay: i32,
): void {
  if (ASSERT) assert(isPlace(tile) && isInMemory(tile, TILE_BYTES), 'The tile lies in the memory.');
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  const occupied = occupiedNightsAt(tile, slot);
  const firstDay = baseWord << 5;
  const end = min(untilDay, firstDay + RING_DAYS);
  for (let day = max(fromDay, firstDay); day < end; day += 1) {
    const from = day;
    while (day < end && !isOccupied(occupied, day)) day += 1;
    if (day > from) occupyNights(group, slot, occupied, firstDay, from, day);
  }
}

function isOccupied(occupied: usize, day: i32): bool {
  return ((load<u32>(occupied + (ringWord(day >> 5) << 2)) >> (day & 31)) & 1) != 0;
}

/**
 * Occupies nights that were all free. Only stays within their gap, the free nights around them, were possible, so no
 * other cache lines are touched.
 */
function occupyNights(group: usize, slot: i32, occupied: usize, firstDay: i32, from: i32, until: i32): void {
  if (ASSERT) assert(from < until && from >= firstDay, 'There are nights to occupy.');
  if (ASSERT)
    assert(!isOccupied(occupied, from) && !isOccupied(occupied, until - 1), 'The nights were free.');
  const gapFrom = max(firstDay, from - freeBefore(occupied, from));
  const gapUntil = until + freeFrom(occupied, until);
  for (let word = from >> 5; word <= (until - 1) >> 5; word += 1) {
    const at = occupied + (ringWord(word) << 2);
    store<u32>(at, load<u32>(at) | daysWithin(from, until, word << 5));
  }
  const base = group + (slot >> 3);
  const own: i32 = 1 << (slot & 7);
  const mask = <u8>~own;
  clear(base + kindOffset(DayBitmap.free), from, until, mask);
  clear(
    base + kindOffset(DayBitmap.freeFour),
    max(gapFrom, from - FOUR + 1),
    min(until, gapUntil - FOUR + 1),
    mask,
  );
  for (let length = 0; length < EXACT_LENGTHS; length += 1) {
    const before = exactLength(length) - 1;
    const bitmaps = base + kindOffset(DayBitmap.bookable + length);
    clear(bitmaps, max(gapFrom, from - before), min(until, gapUntil - before), mask);
  }
}

/** Number of consecutive free nights before the day, up to the longest exact length. */
function freeBefore(occupied: usize, day: i32): i32 {
  return <i32>clz(twoWords(occupied, (day >> 5) - 1) << (32 - (day & 31)));
}

/** Number of consecutive free nights from the day on, up to the longest exact length. */
function freeFrom(occupied: usize, day: i32): i32 {
  return <i32>ctz(twoWords(occupied, day >> 5) >> (day & 31));
}

/**
 * Reads a word of days and the one after it. At the ends of the ring buffer these are words of the other end: stays
 * that begin before it or end after it are in no bitmap, so it does no harm to count them as possible.
 */
function twoWords(occupied: usize, word: i32): u64 {
  const later: u64 = load<u32>(occupied + (ringWord(word + 1) << 2));
  return (later << 32) | load<u32>(occupied + (ringWord(word) << 2));
}

/** Clears a home's bit in the bitmaps of the days [from, until). */
function clear(bitmaps: usize, from: i32, until: i32, mask: u8): void {
  for (let day = from; day < until; day += 1) {
    const at = bitmaps + (day % RING_DAYS) * tileGroups.bitmapBytes;
    store<u8>(at, load<u8>(at) & mask);
  }
}
