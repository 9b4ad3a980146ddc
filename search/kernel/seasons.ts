import { OCCUPIED, RING_WORDS, SEASON_COUNTS, SEASON_LISTS } from './layout';

// A season: first day, day after the last, nightly and weekly rate, shortest and longest stay as two
// halves of a word, weekdays of arrival | of departure << 7.
export const SEASON_STRIDE: i32 = 24;

export function seasonFrom(season: usize): i32 {
  return load<i32>(season);
}
export function seasonUntil(season: usize): i32 {
  return load<i32>(season, 4);
}
export function seasonNightly(season: usize): u32 {
  return load<u32>(season, 8);
}
export function seasonWeekly(season: usize): u32 {
  return load<u32>(season, 12);
}
export function seasonMinStay(season: usize): i32 {
  return load<u16>(season, 16);
}
export function seasonMaxStay(season: usize): i32 {
  return load<u16>(season, 18);
}
export function seasonDays(season: usize): u32 {
  return load<u32>(season, 20);
}

/** 0 is Monday; 1970-01-01 was a Thursday. Days of this calendar are never negative here. */
export function weekdayOf(day: i32): i32 {
  return (day + 3) % 7;
}

/** The season of that night, or 0. */
export function seasonOfDay(tile: usize, slot: i32, day: i32): usize {
  const list: usize = load<u32>(tile + (slot << 2), SEASON_LISTS);
  let low = 0;
  let high = load<i32>(tile + (slot << 2), SEASON_COUNTS) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const season = list + middle * SEASON_STRIDE;
    if (day < seasonFrom(season)) high = middle - 1;
    else if (day >= seasonUntil(season)) low = middle + 1;
    else return season;
  }
  return 0;
}

/** Whether the seasons allow the stay; occupied nights are not asked. */
export function seasonsAllow(tile: usize, slot: i32, day: i32, nights: i32): bool {
  const first = seasonOfDay(tile, slot, day);
  const last = seasonOfDay(tile, slot, day + nights - 1);
  if (first == 0 || last == 0) return false;
  for (let season = first; season < last; season += SEASON_STRIDE) {
    if (seasonUntil(season) != seasonFrom(season + SEASON_STRIDE)) return false;
  }
  if (nights < seasonMinStay(first) || nights > seasonMaxStay(first)) return false;
  if (((seasonDays(first) >> weekdayOf(day)) & 1) == 0) return false;
  return ((seasonDays(last) >> (7 + weekdayOf(day + nights))) & 1) != 0;
}

/** Where the ring of a home's taken nights begins. */
export function takenNightsOf(tile: usize, slot: i32): usize {
  return tile + OCCUPIED + slot * RING_WORDS * 4;
}

/** Place of a word of days in the ring. */
export function ringWord(word: i32): i32 {
  return word % RING_WORDS;
}

/** Address after the last season. */
export function seasonsEnd(tile: usize, slot: i32): usize {
  const list: usize = load<u32>(tile + (slot << 2), SEASON_LISTS);
  return list + load<i32>(tile + (slot << 2), SEASON_COUNTS) * SEASON_STRIDE;
}
