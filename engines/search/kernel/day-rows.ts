import { isSlotOfTile } from './assertions';
import { fillFrom, gapStayFrom, leaveMin, nextNight, ringEnd } from './gaps';
import { ROW, daysLater, lengthen, daysWithin, daysOnWeekdays } from './day-words';
import {
  DEPARTURE_ROW,
  FILLED_RATES,
  HOME_ROWS,
  PRICED_ROW,
  SAME_RATES_ROW,
  SEASON_COUNTS,
  SEASON_LISTS,
  STAY_ROW,
  bookingLimits,
} from './layout/places';
import { SEASON_BYTES } from './layout/shared-structures';
import {
  DayBitmap,
  EXACT_LENGTHS,
  LENGTH_CLASSES,
  RATE_DAYS,
  RING_DAYS,
  RING_WORDS,
  SINGLE_CLASSES,
  STEADY_NIGHTS,
  VECTOR_BYTES,
} from './layout/sizes';
import { clearCodes, enterRates, putCodes } from './quantized-rates';
import { RATE_MAX, clearRates, putRates } from './rates';
import {
  occupiedNightsAt,
  ringWord,
  seasonDays,
  seasonFrom,
  seasonMaxStay,
  seasonMinStay,
  seasonNightly,
  seasonUntil,
  seasonWeekly,
} from './seasons';
import { classFrom, classIndex, classTo, exactIndex, exactLength } from './stay-lengths';

// Source of the bitmaps by day: for each of them, a row of 24 words of days per home, side by side, so that four
// words are computed at a time and everything stays in the cache.

/**
 * Offset of two vectors after a home's rows, with a bit for each word of days: gaps, then exceptions of each mixed
 * class.
 */
export const WORD_FLAGS: i32 = ROW * DayBitmap.count;
export const HOME_ROWS_BYTES: i32 = WORD_FLAGS + 2 * VECTOR_BYTES;

/** Computes the rows of a home from its seasons and occupied nights, and its rates and their codes by span. */
export function makeRows(
  tile: usize,
  slot: i32,
  baseWord: i32,
  rows: usize,
  rates: usize,
  codes: usize,
): void {
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  if (ASSERT)
    assert(rows >= <usize>HOME_ROWS && rows + HOME_ROWS_BYTES <= <usize>PRICED_ROW, 'The rows have room.');
  clear(rows, HOME_ROWS_BYTES);
  clear(PRICED_ROW, FILLED_RATES - PRICED_ROW);
  clearRates(rates);
  clearCodes(codes);
  const list: usize = load<u32>(tile + (slot << 2), SEASON_LISTS);
  const end = list + load<i32>(tile + (slot << 2), SEASON_COUNTS) * SEASON_BYTES;
  for (let season = list; season < end; season += SEASON_BYTES) {
    if (ASSERT) assert(seasonFrom(season) < seasonUntil(season), 'A season has nights.');
    if (ASSERT)
      assert(
        season == list || seasonUntil(season - SEASON_BYTES) <= seasonFrom(season),
        'Seasons are in order.',
      );
    const isNext = season > list && seasonUntil(season - SEASON_BYTES) == seasonFrom(season);
    if (season > list && !isNext) flag(rows, 0, (seasonUntil(season - SEASON_BYTES) >> 5) - baseWord);
    putNights(season, isNext && hasRatesOfLast(season), baseWord, rows);
    putSeasonRates(season, baseWord << 5, rates, codes);
  }
  putFree(occupiedNightsAt(tile, slot), baseWord, rows);
  putSteady(rows);
  if (leaveMin(tile, slot) != 0) clearBesideGaps(tile, slot, baseWord, rows);
  putBookable(rows);
  if (fillFrom(tile, slot) != 0) putGapStays(tile, slot, baseWord, rows);
}

/** Clears the arrivals and departures that would leave too few free nights beside a stay. */
function clearBesideGaps(tile: usize, slot: i32, baseWord: i32, rows: usize): void {
  const occupied = occupiedNightsAt(tile, slot);
  const least = leaveMin(tile, slot);
  const end = ringEnd();
  if (ASSERT) assert(end == (baseWord << 5) + RING_DAYS, 'The ring buffer begins in the word of today.');
  for (let day = bookingLimits.today; ;) {
    const from = nextNight(occupied, day, end, false);
    if (from == end) return;
    const until = nextNight(occupied, from, end, true);
    if (from > bookingLimits.today) {
      for (let kind: i32 = DayBitmap.bookable; kind < DayBitmap.count; kind += 1)
        clearDays(rows + kind * ROW, from + 1, min(until, from + least), baseWord);
    }
    if (until < end)
      clearDays(rows + DayBitmap.departures * ROW, max(from + 1, until - least + 1), until, baseWord);
    day = until;
  }
}

function clearDays(row: usize, from: i32, until: i32, baseWord: i32): void {
  for (let day = from; day < until; day += 1) {
    const at = row + (((day >> 5) - baseWord) << 2);
    store<u32>(at, load<u32>(at) & ~((<u32>1) << (day & 31)));
  }
}

/**
 * Sets the stays that fill a gap as a whole. If bitmaps are not enough to decide about such a stay, the words of its
 * nights are marked as doubtful.
 */
function putGapStays(tile: usize, slot: i32, baseWord: i32, rows: usize): void {
  const occupied = occupiedNightsAt(tile, slot);
  const end = ringEnd();
  for (let day = bookingLimits.today; ;) {
    const from = nextNight(occupied, day, end, false);
    if (from == end) return;
    const until = nextNight(occupied, from, end, true);
    const nights = gapStayFrom(tile, slot, from);
    if (nights != 0) {
      const exact = exactIndex(nights);
      addDay(rows + gapStayKind(nights) * ROW, from, baseWord);
      if (exact < 0) {
        addDay(rows + DayBitmap.departures * ROW, until, baseWord);
        flag(rows, 0, (from >> 5) - baseWord);
        flag(rows, 0, ((until - 1) >> 5) - baseWord);
      }
    }
    day = until;
  }
}

/** The bitmap by day in which a stay of this length is. */
export function gapStayKind(nights: i32): i32 {
  const exact = exactIndex(nights);
  return exact < 0 ? DayBitmap.arrivals + classIndex(nights) : DayBitmap.bookable + exact;
}

function addDay(row: usize, day: i32, baseWord: i32): void {
  addTo(row + (((day >> 5) - baseWord) << 2), (<u32>1) << (day & 31));
}

function clear(from: usize, bytes: i32): void {
  for (let at = from; at < from + bytes; at += 16) v128.store(at, i32x4.splat(0));
}

function addTo(at: usize, days: u32): void {
  store<u32>(at, load<u32>(at) | days);
}

function flag(rows: usize, kind: i32, word: i32): void {
  if (word >= 0 && word < RING_WORDS) addTo(rows + WORD_FLAGS + (kind << 2), (<u32>1) << word);
}

function hasRatesOfLast(season: usize): bool {
  return (
    seasonNightly(season) == seasonNightly(season - SEASON_BYTES) &&
    seasonWeekly(season) == seasonWeekly(season - SEASON_BYTES)
  );
}

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
      rows + DayBitmap.departures * ROW + word,
      daysWithin(from + 1, until + 1, wordDay) & daysOnWeekdays(departureDays, wordDay),
    );
    const nights = daysWithin(from, until, wordDay);
    addTo(PRICED_ROW + word, nights);
    if (isPacked) addTo(SAME_RATES_ROW + word, daysWithin(isSame ? from : from + 1, until, wordDay));
    const arrivals = nights & daysOnWeekdays(arrivalDays, wordDay);
    if (arrivals == 0) continue;
    for (let sets = allowed; sets != 0; sets &= sets - 1)
      addTo(rows + (DayBitmap.bookable + <i32>ctz(sets)) * ROW + word, arrivals);
    for (let kind = SINGLE_CLASSES; kind < LENGTH_CLASSES; kind += 1) {
      if (classTo(kind) < minStay || classFrom(kind) > maxStay) continue;
      if (classFrom(kind) < minStay || classTo(kind) > maxStay)
        flag(rows, kind - SINGLE_CLASSES + 1, day - baseWord);
    }
  }
}

/** One bit per row from `bookable` on: for lengths that a season allows, and for classes with such a length. */
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

function putFree(occupied: usize, baseWord: i32, rows: usize): void {
  for (let word = 0; word < RING_WORDS; word += 1)
    store<u32>(
      STAY_ROW + (word << 2),
      load<u32>(PRICED_ROW + (word << 2)) & ~load<u32>(occupied + (ringWord(baseWord + word) << 2)),
    );
  copyRow(rows + DayBitmap.free * ROW, STAY_ROW);
  lengthen(STAY_ROW, 1);
  lengthen(STAY_ROW, 2);
  copyRow(rows + DayBitmap.freeFour * ROW, STAY_ROW);
}

function copyRow(to: usize, from: usize): void {
  for (let at = 0; at < ROW; at += 16) v128.store(to + at, v128.load(from + at));
}

/** Sets the nights that begin a steady stay: all its nights have the same rates. */
function putSteady(rows: usize): void {
  let nights = 1;
  while (nights < STEADY_NIGHTS - 1) {
    const more = min(nights, STEADY_NIGHTS - 1 - nights);
    lengthen(SAME_RATES_ROW, more);
    nights += more;
  }
  for (let at = 0; at < ROW; at += 16)
    v128.store(
      rows + DayBitmap.steady * ROW + at,
      v128.and(daysLater(SAME_RATES_ROW + at, 1), v128.load(PRICED_ROW + at)),
    );
}

/**
 * Computes the bookable arrivals of exact lengths. Each length takes one step, since it is at most twice the one
 * before.
 */
function putBookable(rows: usize): void {
  copyRow(STAY_ROW, rows + DayBitmap.free * ROW);
  copyRow(DEPARTURE_ROW, rows + DayBitmap.departures * ROW);
  let previous = 1;
  for (let length = 0; length < EXACT_LENGTHS; length += 1) {
    const nights = exactLength(length);
    if (ASSERT)
      assert(nights > previous && nights <= 2 * previous, 'A length is at most twice the previous one.');
    lengthen(STAY_ROW, nights - previous);
    previous = nights;
    const own = rows + (DayBitmap.bookable + length) * ROW;
    for (let at = 0; at < ROW; at += 16) {
      const possible = v128.and(v128.load(STAY_ROW + at), daysLater(DEPARTURE_ROW + at, nights));
      v128.store(own + at, v128.and(v128.load(own + at), possible));
    }
  }
}
