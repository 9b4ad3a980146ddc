import {
  ARRIVALS,
  BOOKABLE,
  DEPARTURES,
  EXCEPTIONS,
  FREE,
  FREE_FOUR,
  GAPS,
  RING_DAYS,
  RING_WORDS,
  SET,
  SHEET_SET,
  SINGLE_CLASSES,
  classIndex,
  exactIndex,
  ringOf,
} from './layout';
import { ringWord, seasonsAllow } from './seasons';
import { copySet, isInSet, keep, runFrom, runUntil } from './tile-sets';

/** The set of that day among the sets of a kind. */
export function daySet(sheet: usize, kind: i32, day: i32): usize {
  return sheet + ringOf(kind) + (day % RING_DAYS) * SHEET_SET;
}

/** `out` = homes of `among` whose nights are all unoccupied. */
export function freeNights(sheet: usize, day: i32, nights: i32, among: usize, out: usize): void {
  if (out != among) copySet(out, among);
  if (nights < 4) {
    for (let night = 0; night < nights; night += 1) keep(out, daySet(sheet, FREE, day + night));
    return;
  }
  for (let night = 0; night + 4 <= nights; night += 4) keep(out, daySet(sheet, FREE_FOUR, day + night));
  if ((nights & 3) != 0) keep(out, daySet(sheet, FREE_FOUR, day + nights - 4));
}

/** `out` = homes of `among` that can be booked for exactly that stay. */
export function bookable(
  tile: usize,
  sheet: usize,
  day: i32,
  nights: i32,
  exact: i32,
  among: usize,
  out: usize,
): void {
  if (exact >= 0) {
    const plane = daySet(sheet, BOOKABLE + exact, day);
    for (let at = runFrom; at < runUntil; at += 16)
      v128.store(out + at, v128.and(v128.load(among + at), v128.load(plane + at)));
    return;
  }
  const kind = classIndex(nights);
  if (out != among) copySet(out, among);
  keep(out, daySet(sheet, ARRIVALS + kind, day));
  keep(out, daySet(sheet, DEPARTURES, day + nights));
  freeNights(sheet, day, nights, out, out);
  const mixed = kind - SINGLE_CLASSES;
  const exceptions = tile + EXCEPTIONS + mixed * SET * RING_WORDS + ringWord(day >> 5) * SET;
  for (let at = runFrom; at < runUntil; at += 8) {
    let doubtful: u64 = mixed >= 0 ? load<u64>(exceptions + at) : 0;
    for (let word = day >> 5; word <= (day + nights - 1) >> 5; word += 1) {
      doubtful |= load<u64>(tile + GAPS + ringWord(word) * SET + at);
    }
    doubtful &= load<u64>(out + at);
    for (; doubtful != 0; doubtful &= doubtful - 1) {
      const bit = <i32>ctz(doubtful);
      if (!seasonsAllow(tile, (at << 3) + bit, day, nights)) {
        store<u64>(out + at, load<u64>(out + at) & ~((<u64>1) << bit));
      }
    }
  }
}

/** The same for one home. */
export function isBookable(tile: usize, sheet: usize, slot: i32, day: i32, nights: i32): bool {
  const exact = exactIndex(nights);
  if (exact >= 0) return isInSet(daySet(sheet, BOOKABLE + exact, day), slot);
  for (let night = 0; night < nights; night += 1) {
    if (!isInSet(daySet(sheet, FREE, day + night), slot)) return false;
  }
  return seasonsAllow(tile, slot, day, nights);
}
