import { isSlotOfTile } from './assertions';
import { GAP_RULES, bookingLimits } from './layout/places';
import { SEASON_BYTES } from './layout/shared-structures';
import { RING_DAYS } from './layout/sizes';
import {
  findSeason,
  occupiedNightsAt,
  ringWord,
  seasonFrom,
  seasonMaxStay,
  seasonUntil,
  seasonsEnd,
} from './seasons';

// Free nights between stays, from the present day on: earlier nights are in no bitmap that a query reads.

/** Returns the number of free nights from which a gap may be booked as a whole. 0 if the home does not allow it. */
export function fillFrom(tile: usize, slot: i32): i32 {
  return <i32>load<u16>(tile + (slot << 1), GAP_RULES) & 255;
}

/** Returns the minimum number of free nights that must remain beside a stay. 0 for any number. */
export function leaveMin(tile: usize, slot: i32): i32 {
  return <i32>load<u16>(tile + (slot << 1), GAP_RULES) >> 8;
}

/** Returns the day after the last day of the ring buffer. */
export function ringEnd(): i32 {
  return ((bookingLimits.today >> 5) << 5) + RING_DAYS;
}

export function isNightOccupied(occupied: usize, day: i32): bool {
  return ((load<u32>(occupied + (ringWord(day >> 5) << 2)) >> (day & 31)) & 1) != 0;
}

/** The first night from `day` on that is occupied, or free; `end` if there is none before it. */
export function nextNight(occupied: usize, day: i32, end: i32, isOccupied: bool): i32 {
  for (let word = day >> 5; word << 5 < end; word += 1) {
    let nights = load<u32>(occupied + (ringWord(word) << 2));
    if (!isOccupied) nights = ~nights;
    if (word == day >> 5) nights &= (<u32>0xffffffff) << (day & 31);
    if (nights != 0) return min(end, (word << 5) + <i32>ctz(nights));
  }
  return end;
}

/** Returns the length of the stay that takes all free nights from a day on. 0 if the home does not allow it. */
export function gapStayFrom(tile: usize, slot: i32, day: i32): i32 {
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  const least = fillFrom(tile, slot);
  if (least == 0 || day < bookingLimits.today) return 0;
  const occupied = occupiedNightsAt(tile, slot);
  if (day > bookingLimits.today && !isNightOccupied(occupied, day - 1)) return 0;
  const end = ringEnd();
  const until = nextNight(occupied, day, end, true);
  const nights = until - day;
  if (until == end || nights < least) return 0;
  let season = findSeason(tile, slot, day);
  if (season == 0 || nights > seasonMaxStay(season)) return 0;
  for (; seasonUntil(season) < until; season += SEASON_BYTES) {
    const next = season + SEASON_BYTES;
    if (next >= seasonsEnd(tile, slot) || seasonFrom(next) != seasonUntil(season)) return 0;
  }
  return nights;
}
