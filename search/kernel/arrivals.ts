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
  SINGLE_CLASSES,
  classIndex,
  exactIndex,
} from './layout';
import { ringWord, seasonsAllow } from './seasons';
import { copySet, isInSet, keep, runFrom, runUntil } from './tile-sets';

export function dayPlane(tile: usize, planes: i32, day: i32): usize {
  return tile + planes + (day % RING_DAYS) * SET;
}

/** `out` = homes of `among` whose nights are all unoccupied. */
export function freeNights(tile: usize, day: i32, nights: i32, among: usize, out: usize): void {
  if (out != among) copySet(out, among);
  if (nights < 4) {
    for (let night = 0; night < nights; night += 1) keep(out, dayPlane(tile, FREE, day + night));
    return;
  }
  for (let night = 0; night + 4 <= nights; night += 4) keep(out, dayPlane(tile, FREE_FOUR, day + night));
  if ((nights & 3) != 0) keep(out, dayPlane(tile, FREE_FOUR, day + nights - 4));
}

/** `out` = homes of `among` that can be booked for exactly that stay. */
export function bookable(tile: usize, day: i32, nights: i32, exact: i32, among: usize, out: usize): void {
  if (exact >= 0) {
    const plane = dayPlane(tile, BOOKABLE + exact * SET * RING_DAYS, day);
    for (let at = runFrom; at < runUntil; at += 16)
      v128.store(out + at, v128.and(v128.load(among + at), v128.load(plane + at)));
    return;
  }
  const kind = classIndex(nights);
  if (out != among) copySet(out, among);
  keep(out, dayPlane(tile, ARRIVALS + kind * SET * RING_DAYS, day));
  keep(out, dayPlane(tile, DEPARTURES, day + nights));
  freeNights(tile, day, nights, out, out);
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
export function isBookable(tile: usize, slot: i32, day: i32, nights: i32): bool {
  const exact = exactIndex(nights);
  if (exact >= 0) return isInSet(dayPlane(tile, BOOKABLE + exact * SET * RING_DAYS, day), slot);
  for (let night = 0; night < nights; night += 1) {
    if (!isInSet(dayPlane(tile, FREE, day + night), slot)) return false;
  }
  return seasonsAllow(tile, slot, day, nights);
}
