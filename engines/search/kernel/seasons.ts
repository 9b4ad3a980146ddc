import { isSlotOfTile } from './assertions';
import { gapStayFrom } from './gaps';
import { OCCUPIED, SEASON_COUNTS, SEASON_LISTS } from './layout/places';
import { SEASON_BYTES, Season } from './layout/shared-structures';
import { RING_WORDS } from './layout/sizes';

// Seasons by their address; see `Season` in the layout.

export function seasonFrom(season: usize): i32 {
  return changetype<Season>(season).from;
}
export function seasonUntil(season: usize): i32 {
  return changetype<Season>(season).until;
}
export function seasonNightly(season: usize): u32 {
  return changetype<Season>(season).nightly;
}
export function seasonWeekly(season: usize): u32 {
  return changetype<Season>(season).weekly;
}
export function seasonMinStay(season: usize): i32 {
  return changetype<Season>(season).minStay;
}
export function seasonMaxStay(season: usize): i32 {
  return changetype<Season>(season).maxStay;
}
export function seasonDays(season: usize): u32 {
  return changetype<Season>(season).days;
}

/** The weekday of a day, 0 for Monday: 1970-01-01, day 0, was a Thursday. */
export function toWeekday(day: i32): i32 {
  if (ASSERT) assert(day >= 0, 'Days are never before 1970.');
  return (day + 3) % 7;
}

/** The season of a night, or 0. */
export function findSeason(tile: usize, slot: i32, day: i32): usize {
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  const list: usize = load<u32>(tile + (slot << 2), SEASON_LISTS);
  let low = 0;
  let high = load<i32>(tile + (slot << 2), SEASON_COUNTS) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const season = list + middle * SEASON_BYTES;
    if (day < seasonFrom(season)) high = middle - 1;
    else if (day >= seasonUntil(season)) low = middle + 1;
    else return season;
  }
  return 0;
}

/** True if the seasons allow the stay, or if it fills a gap; otherwise ignores occupied nights. */
export function seasonsAllow(tile: usize, slot: i32, day: i32, nights: i32): bool {
  if (ASSERT) assert(nights >= 1, 'A stay has nights.');
  const first = findSeason(tile, slot, day);
  const last = findSeason(tile, slot, day + nights - 1);
  if (first == 0 || last == 0) return false;
  for (let season = first; season < last; season += SEASON_BYTES) {
    if (seasonUntil(season) != seasonFrom(season + SEASON_BYTES)) return false;
  }
  if (nights > seasonMaxStay(first)) return false;
  if (
    nights >= seasonMinStay(first) &&
    ((seasonDays(first) >> toWeekday(day)) & 1) != 0 &&
    ((seasonDays(last) >> (7 + toWeekday(day + nights))) & 1) != 0
  )
    return true;
  return gapStayFrom(tile, slot, day) == nights;
}

export function occupiedNightsAt(tile: usize, slot: i32): usize {
  return tile + OCCUPIED + slot * RING_WORDS * 4;
}

/** Place of a word of days in a ring buffer. */
export function ringWord(word: i32): i32 {
  if (ASSERT) assert(word >= 0, 'Days are never before 1970.');
  return word % RING_WORDS;
}

/** Address behind a home's last season. */
export function seasonsEnd(tile: usize, slot: i32): usize {
  const list: usize = load<u32>(tile + (slot << 2), SEASON_LISTS);
  return list + load<i32>(tile + (slot << 2), SEASON_COUNTS) * SEASON_BYTES;
}
