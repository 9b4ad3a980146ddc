import {
  ARRIVALS,
  BOOKABLE,
  DEPARTURES,
  EXACT_LENGTHS,
  FREE,
  FREE_FOUR,
  LENGTH_CLASSES,
  RATE_DAYS,
  RATE_RING,
  RING_DAYS,
  RING_WORDS,
  ROWS,
  SHEET_RINGS,
  BLOCK_SLOTS,
  SEASON_COUNTS,
  SEASON_LISTS,
  SINGLE_CLASSES,
  STEADY,
  STEADY_NIGHTS,
  classFrom,
  classTo,
  exactLength,
} from './layout';
import { clearCodes, enterRates, putCodes } from './codes';
import { PADDED_ROW, ROW, daysLater, lengthen, spanOf, weekdaysOf } from './day-words';
import { RATE_MAX, clearRates, putRates } from './rates';
import {
  SEASON_STRIDE,
  ringWord,
  seasonDays,
  seasonFrom,
  seasonMaxStay,
  seasonMinStay,
  seasonNightly,
  seasonUntil,
  seasonWeekly,
  takenNightsOf,
} from './seasons';

// What the sets by day are made of: of one home a row of 24 words of days for each of them, side by side, so
// that they are made four words at a time and stay in the cache until all are done.

/** Behind the rows two vectors with a bit for each word of days: gaps, then exceptions of each mixed class. */
export const FLAGS: i32 = ROW * SHEET_RINGS;
export const HOME_BYTES: i32 = FLAGS + 32;
/** Rows of a home that no plane is made of. */
const PRICED: i32 = ROWS + HOME_BYTES * BLOCK_SLOTS;
/** Nights with the rates of the night before. */
const SAME: i32 = PRICED + PADDED_ROW;
const RUN: i32 = SAME + PADDED_ROW;
const LEAVING: i32 = RUN + PADDED_ROW;
export const AFTER_ROWS: i32 = LEAVING + PADDED_ROW;

/** Makes the rows of one home from its seasons and taken nights, and its rates and their codes by 16 days. */
export function makeRows(
  tile: usize,
  slot: i32,
  baseWord: i32,
  rows: usize,
  rates: usize,
  codes: usize,
): void {
  clear(rows, HOME_BYTES);
  clear(PRICED, AFTER_ROWS - PRICED);
  clearRates(rates);
  clearCodes(codes);
  const list: usize = load<u32>(tile + (slot << 2), SEASON_LISTS);
  const end = list + load<i32>(tile + (slot << 2), SEASON_COUNTS) * SEASON_STRIDE;
  for (let season = list; season < end; season += SEASON_STRIDE) {
    const isNext = season > list && seasonUntil(season - SEASON_STRIDE) == seasonFrom(season);
    if (season > list && !isNext) flag(rows, 0, (seasonUntil(season - SEASON_STRIDE) >> 5) - baseWord);
    putNights(season, isNext && hasRatesOfLast(season), baseWord, rows);
    putSeasonRates(season, baseWord << 5, rates, codes);
  }
  putFree(takenNightsOf(tile, slot), baseWord, rows);
  putSteady(rows);
  putBookable(rows);
}

function clear(from: usize, bytes: i32): void {
  for (let at = from; at < from + bytes; at += 16) v128.store(at, i32x4.splat(0));
}

function addTo(at: usize, days: u32): void {
  store<u32>(at, load<u32>(at) | days);
}

function flag(rows: usize, kind: i32, word: i32): void {
  if (word >= 0 && word < RING_WORDS) addTo(rows + FLAGS + (kind << 2), (<u32>1) << word);
}

function hasRatesOfLast(season: usize): bool {
  return (
    seasonNightly(season) == seasonNightly(season - SEASON_STRIDE) &&
    seasonWeekly(season) == seasonWeekly(season - SEASON_STRIDE)
  );
}

/** Priced nights, arrivals by length and departures of a season. */
function putNights(season: usize, isSame: bool, baseWord: i32, rows: usize): void {
  const from = seasonFrom(season);
  const until = seasonUntil(season);
  const minStay = seasonMinStay(season);
  const maxStay = seasonMaxStay(season);
  const arrivalDays = seasonDays(season) & 127;
  const departureDays = seasonDays(season) >> 7;
  const isPacked = seasonNightly(season) <= RATE_MAX && seasonWeekly(season) <= RATE_MAX;
  const allowed = allowedRows(minStay, maxStay);
  const last = min(until >> 5, baseWord + RING_WORDS - 1);
  for (let day = max(from >> 5, baseWord); day <= last; day += 1) {
    const wordDay = day << 5;
    const word = (day - baseWord) << 2;
    addTo(
      rows + DEPARTURES * ROW + word,
      spanOf(from + 1, until + 1, wordDay) & weekdaysOf(departureDays, wordDay),
    );
    const nights = spanOf(from, until, wordDay);
    addTo(PRICED + word, nights);
    if (isPacked) addTo(SAME + word, spanOf(isSame ? from : from + 1, until, wordDay));
    const arrivals = nights & weekdaysOf(arrivalDays, wordDay);
    if (arrivals == 0) continue;
    for (let sets = allowed; sets != 0; sets &= sets - 1)
      addTo(rows + (BOOKABLE + <i32>ctz(sets)) * ROW + word, arrivals);
    for (let kind = SINGLE_CLASSES; kind < LENGTH_CLASSES; kind += 1) {
      if (classTo(kind) < minStay || classFrom(kind) > maxStay) continue;
      if (classFrom(kind) < minStay || classTo(kind) > maxStay)
        flag(rows, kind - SINGLE_CLASSES + 1, day - baseWord);
    }
  }
}

/** Of the rows from BOOKABLE on: those of lengths that the season allows, and of classes with some such length. */
function allowedRows(minStay: i32, maxStay: i32): u32 {
  let allowed: u32 = 0;
  for (let length = 0; length < EXACT_LENGTHS; length += 1) {
    const nights = exactLength(length);
    if (nights >= minStay && nights <= maxStay) allowed |= (<u32>1) << length;
  }
  for (let kind = 0; kind < LENGTH_CLASSES; kind += 1) {
    if (classTo(kind) >= minStay && classFrom(kind) <= maxStay) allowed |= (<u32>1) << (EXACT_LENGTHS + kind);
  }
  return allowed;
}

function putSeasonRates(season: usize, baseDay: i32, rates: usize, codes: usize): void {
  const from = seasonFrom(season);
  const first = max(from, baseDay) - baseDay;
  const end = min(seasonUntil(season), baseDay + RING_DAYS) - baseDay;
  if (first >= end) return;
  const nightly = seasonNightly(season);
  const weekly = seasonWeekly(season);
  enterRates(nightly, weekly);
  for (let span = first / RATE_DAYS; span <= (end - 1) / RATE_DAYS; span += 1) {
    putRates(rates, span, from - baseDay - span * RATE_DAYS, nightly, weekly);
    putCodes(codes, span);
  }
}

function putFree(taken: usize, baseWord: i32, rows: usize): void {
  for (let word = 0; word < RING_WORDS; word += 1)
    store<u32>(RUN + (word << 2), ~load<u32>(taken + (ringWord(baseWord + word) << 2)));
  copyRow(rows + FREE * ROW, RUN);
  lengthen(RUN, 1);
  lengthen(RUN, 2);
  copyRow(rows + FREE_FOUR * ROW, RUN);
}

function copyRow(to: usize, from: usize): void {
  for (let at = 0; at < ROW; at += 16) v128.store(to + at, v128.load(from + at));
}

/** From the first night on, all of the others have the rates of the night before. */
function putSteady(rows: usize): void {
  let reached = 1;
  while (reached < STEADY_NIGHTS - 1) {
    const more = min(reached, STEADY_NIGHTS - 1 - reached);
    lengthen(SAME, more);
    reached += more;
  }
  for (let at = 0; at < ROW; at += 16)
    v128.store(rows + STEADY * ROW + at, v128.and(daysLater(SAME + at, 1), v128.load(PRICED + at)));
}

/** Each length has at most as many nights more than the one before as that one has: one step each. */
function putBookable(rows: usize): void {
  for (let at = 0; at < ROW; at += 16)
    v128.store(RUN + at, v128.and(v128.load(rows + FREE * ROW + at), v128.load(PRICED + at)));
  copyRow(LEAVING, rows + DEPARTURES * ROW);
  let reached = 1;
  for (let length = 0; length < EXACT_LENGTHS; length += 1) {
    const nights = exactLength(length);
    lengthen(RUN, nights - reached);
    reached = nights;
    const own = rows + (BOOKABLE + length) * ROW;
    for (let at = 0; at < ROW; at += 16) {
      const possible = v128.and(v128.load(RUN + at), daysLater(LEAVING + at, nights));
      v128.store(own + at, v128.and(v128.load(own + at), possible));
    }
  }
}
