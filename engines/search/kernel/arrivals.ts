import { areDays, isRunOfBlocks, isSlotOfTile } from './assertions';
import { copyBitmap, has, intersect } from './bitmaps';
import { tooFar, tooSoon } from './booking-windows';
import { EXCEPTIONS, GAPS, run } from './layout/places';
import { BITMAP_BYTES, DayBitmap, RING_WORDS, SINGLE_CLASSES } from './layout/sizes';
import { ringWord, seasonsAllow } from './seasons';
import { classIndex, exactIndex } from './stay-lengths';
import { dayBitmapAt } from './tile-groups';

/** Writes to `out` the homes of `among` whose nights are all free. */
export function freeNights(group: usize, day: i32, nights: i32, candidates: usize, out: usize): void {
  if (ASSERT) assert(isRunOfBlocks(), 'The run consists of whole blocks.');
  if (ASSERT) assert(nights >= 1 && areDays(day, day + nights), 'The nights are days of the ring buffer.');
  if (out != candidates) copyBitmap(out, candidates);
  if (nights < 4) {
    for (let night = 0; night < nights; night += 1)
      intersect(out, dayBitmapAt(group, DayBitmap.free, day + night));
    return;
  }
  for (let night = 0; night + 4 <= nights; night += 4)
    intersect(out, dayBitmapAt(group, DayBitmap.freeFour, day + night));
  if ((nights & 3) != 0) intersect(out, dayBitmapAt(group, DayBitmap.freeFour, day + nights - 4));
}

export function findBookable(
  tile: usize,
  group: usize,
  day: i32,
  nights: i32,
  candidates: usize,
  out: usize,
): void {
  if (ASSERT) assert(isRunOfBlocks(), 'The run consists of whole blocks.');
  if (ASSERT) assert(nights >= 1 && areDays(day, day + nights), 'The nights are days of the ring buffer.');
  const exact = exactIndex(nights);
  if (exact >= 0) {
    const dayBitmap = dayBitmapAt(group, DayBitmap.bookable + exact, day);
    for (let at = run.from; at < run.until; at += 16)
      v128.store(out + at, v128.and(v128.load(candidates + at), v128.load(dayBitmap + at)));
    return;
  }
  findBookableByClass(tile, group, day, nights, candidates, out);
}

/**
 * Like `findBookable`, for lengths that share a class: bitmaps give the candidates, and the seasons of uncertain
 * homes decide.
 */
function findBookableByClass(
  tile: usize,
  group: usize,
  day: i32,
  nights: i32,
  candidates: usize,
  out: usize,
): void {
  const kind = classIndex(nights);
  if (ASSERT) assert(kind >= 0, 'A length that is not exact has a class.');
  if (out != candidates) copyBitmap(out, candidates);
  intersect(out, dayBitmapAt(group, DayBitmap.arrivals + kind, day));
  intersect(out, dayBitmapAt(group, DayBitmap.departures, day + nights));
  freeNights(group, day, nights, out, out);
  const mixed = kind - SINGLE_CLASSES;
  const exceptions =
    tile + EXCEPTIONS + mixed * BITMAP_BYTES * RING_WORDS + ringWord(day >> 5) * BITMAP_BYTES;
  for (let at = run.from; at < run.until; at += 8) {
    let doubtful: u64 = mixed >= 0 ? load<u64>(exceptions + at) : 0;
    for (let word = day >> 5; word <= (day + nights - 1) >> 5; word += 1) {
      doubtful |= load<u64>(tile + GAPS + ringWord(word) * BITMAP_BYTES + at);
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

/** True if the query may book the home for exactly this stay. */
export function isBookable(tile: usize, group: usize, slot: i32, day: i32, nights: i32): bool {
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  if (ASSERT) assert(nights >= 1 && areDays(day, day + nights), 'The nights are days of the ring buffer.');
  const soon = tooSoon(tile, day);
  if (soon != 0 && has(soon, slot)) return false;
  const far = tooFar(tile, day + nights);
  if (far != 0 && has(far, slot)) return false;
  const exact = exactIndex(nights);
  if (exact >= 0) return has(dayBitmapAt(group, DayBitmap.bookable + exact, day), slot);
  if (!has(dayBitmapAt(group, DayBitmap.arrivals + classIndex(nights), day), slot)) return false;
  if (!has(dayBitmapAt(group, DayBitmap.departures, day + nights), slot)) return false;
  for (let night = 0; night < nights; night += 1) {
    if (!has(dayBitmapAt(group, DayBitmap.free, day + night), slot)) return false;
  }
  return seasonsAllow(tile, slot, day, nights);
}
