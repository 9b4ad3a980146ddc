import {
  ARRIVALS,
  BLOCK_SLOTS,
  BOOKABLE,
  DEPARTURES,
  EXACT_LENGTHS,
  EXCEPTIONS,
  FREE,
  FREE_FOUR,
  GAPS,
  LENGTH_CLASSES,
  MIXED_CLASSES,
  OCCUPIED,
  RATE_DAYS,
  RING_DAYS,
  RING_WORDS,
  ROWS,
  ROW_BYTES,
  ROW_SETS,
  SEASON_COUNTS,
  SEASON_LISTS,
  SINGLE_CLASSES,
  SET,
  STEADY,
  STEADY_NIGHTS,
  classFrom,
  classTo,
  exactLength,
} from './layout';
import { clearCodes, enterRates, putCodes } from './codes';
import { runsOf, spanOf, weekdaysOf } from './day-words';
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
} from './seasons';

// Rows of a home are words of 32 days, in order of time from `baseWord` on. For a block they lie side by
// side, so that a transposition of 32 x 32 bits on four lanes makes the sets by day out of them.

const ROW_FREE: i32 = 0;
const ROW_FREE_FOUR: i32 = 1;
const ROW_DEPARTURES: i32 = 2;
const ROW_STEADY: i32 = 3;
const ROW_BOOKABLE: i32 = 4;
const ROW_ARRIVALS: i32 = ROW_BOOKABLE + EXACT_LENGTHS;
/** One word a home: bit for each word of days. */
const FLAGS: i32 = ROWS + ROW_BYTES * ROW_SETS;
const FLAG_BYTES: i32 = 4 * BLOCK_SLOTS;
/** Rows of one home that no plane is made of. */
const OWN: i32 = FLAGS + 8 * FLAG_BYTES;
const PRICED: i32 = OWN;
const RUN: i32 = OWN + 128;
const RUNS: i32 = OWN + 256;
/** Nights with the rates of the night before. */
const SAME: i32 = OWN + 384;
/** A home's place among the rows: the four lanes hold slots 0, 32, 64 and 96. */
function laneOf(slotInBlock: i32): i32 {
  return (((slotInBlock & 31) << 2) | (slotInBlock >> 5)) << 2;
}

function row(set: i32, word: i32, lane: i32): usize {
  return ROWS + set * ROW_BYTES + word * 4 * BLOCK_SLOTS + lane;
}

/** Fills the rows of one home at its place among the block's, and its rates. */
function computeRows(tile: usize, slot: i32, baseWord: i32, lane: i32): void {
  const baseDay = baseWord << 5;
  for (let set = 0; set < ROW_SETS; set += 1) {
    for (let word = 0; word < RING_WORDS; word += 1) store<u32>(row(set, word, lane), 0);
  }
  for (let flag = 0; flag <= MIXED_CLASSES; flag += 1) store<u32>(FLAGS + flag * FLAG_BYTES + lane, 0);
  memory.fill(PRICED, 0, 4 * RING_WORDS);
  memory.fill(SAME, 0, 4 * RING_WORDS);
  clearRates(tile, slot);
  clearCodes(tile, slot);
  const list: usize = load<u32>(tile + (slot << 2), SEASON_LISTS);
  const count = load<i32>(tile + (slot << 2), SEASON_COUNTS);
  let before: i32 = -1;
  let nightlyBefore: u32 = 0;
  let weeklyBefore: u32 = 0;
  for (let index = 0; index < count; index += 1) {
    const season = list + index * SEASON_STRIDE;
    const from = seasonFrom(season);
    const until = seasonUntil(season);
    if (before >= 0 && before < from) flag(0, before, baseWord, lane);
    const nightly = seasonNightly(season);
    const weekly = seasonWeekly(season);
    const isPacked = nightly <= RATE_MAX && weekly <= RATE_MAX;
    const isSame = isPacked && before == from && nightly == nightlyBefore && weekly == weeklyBefore;
    before = until;
    nightlyBefore = nightly;
    weeklyBefore = weekly;
    const firstDay = from > baseDay ? from : baseDay;
    const endDay = until + 1 < baseDay + RING_DAYS ? until + 1 : baseDay + RING_DAYS;
    if (firstDay >= endDay) continue;
    enterRates(nightly, weekly);
    const minStay = seasonMinStay(season);
    const maxStay = seasonMaxStay(season);
    const weekdays = seasonDays(season);
    for (let word = (firstDay >> 5) - baseWord; word <= ((endDay - 1) >> 5) - baseWord; word += 1) {
      const wordDay = (baseWord + word) << 5;
      const departures = spanOf(from + 1, until + 1, wordDay) & weekdaysOf(weekdays >> 7, wordDay);
      const departureRow = row(ROW_DEPARTURES, word, lane);
      store<u32>(departureRow, load<u32>(departureRow) | departures);
      const nights = spanOf(from, until, wordDay);
      if (nights == 0) continue;
      store<u32>(PRICED + (word << 2), load<u32>(PRICED + (word << 2)) | nights);
      if (isPacked) {
        const same = spanOf(isSame ? from : from + 1, until, wordDay);
        store<u32>(SAME + (word << 2), load<u32>(SAME + (word << 2)) | same);
      }
      for (let day = wordDay; day < wordDay + 32; day += RATE_DAYS) {
        if (from >= day + RATE_DAYS || until <= day) continue;
        putRates(tile, slot, day, from, baseDay, nightly, weekly);
        putCodes(tile, slot, day);
      }
      const arrivals = nights & weekdaysOf(weekdays & 127, wordDay);
      if (arrivals == 0) continue;
      for (let length = 0; length < EXACT_LENGTHS; length += 1) {
        const wanted = exactLength(length);
        if (wanted < minStay || wanted > maxStay) continue;
        const bookable = row(ROW_BOOKABLE + length, word, lane);
        store<u32>(bookable, load<u32>(bookable) | arrivals);
      }
      for (let kind = 0; kind < LENGTH_CLASSES; kind += 1) {
        if (classTo(kind) < minStay || classFrom(kind) > maxStay) continue;
        const allowed = row(ROW_ARRIVALS + kind, word, lane);
        store<u32>(allowed, load<u32>(allowed) | arrivals);
        if (classFrom(kind) < minStay || classTo(kind) > maxStay)
          flag(kind - SINGLE_CLASSES + 1, wordDay, baseWord, lane);
      }
    }
  }

  for (let word = 0; word < RING_WORDS; word += 1) {
    const occupied = load<u32>(tile + (slot * RING_WORDS + ringWord(baseWord + word)) * 4, OCCUPIED);
    store<u32>(row(ROW_FREE, word, lane), ~occupied);
    store<u32>(RUN + (word << 2), ~occupied);
  }
  fillSteady(lane);
  runsOf(RUN, RUNS, 4);
  for (let word = 0; word < RING_WORDS; word += 1) {
    store<u32>(row(ROW_FREE_FOUR, word, lane), load<u32>(RUNS + (word << 2)));
    const stayable = load<u32>(RUN + (word << 2)) & load<u32>(PRICED + (word << 2));
    store<u32>(RUN + (word << 2), stayable);
  }
  for (let length = 0; length < EXACT_LENGTHS; length += 1) {
    const nights = exactLength(length);
    runsOf(RUN, RUNS, nights);
    for (let word = 0; word < RING_WORDS; word += 1) {
      const next: u64 = word + 1 < RING_WORDS ? load<u32>(row(ROW_DEPARTURES, word + 1, lane)) : 0;
      const departures = (next << 32) | load<u32>(row(ROW_DEPARTURES, word, lane));
      const bookable = row(ROW_BOOKABLE + length, word, lane);
      store<u32>(
        bookable,
        load<u32>(bookable) & load<u32>(RUNS + (word << 2)) & (<u32>(departures >> nights)),
      );
    }
  }
}

/** From the first night on, all of the others have the rates of the night before. */
function fillSteady(lane: i32): void {
  runsOf(SAME, RUNS, STEADY_NIGHTS - 1);
  for (let word = 0; word < RING_WORDS; word += 1) {
    const next: u64 = word + 1 < RING_WORDS ? load<u32>(RUNS + (word << 2), 4) : 0;
    const later = (next << 32) | load<u32>(RUNS + (word << 2));
    store<u32>(row(ROW_STEADY, word, lane), (<u32>(later >> 1)) & load<u32>(PRICED + (word << 2)));
  }
}

function flag(kind: i32, day: i32, baseWord: i32, lane: i32): void {
  const word = (day >> 5) - baseWord;
  if (word < 0 || word >= RING_WORDS) return;
  const at = FLAGS + kind * FLAG_BYTES + lane;
  store<u32>(at, load<u32>(at) | ((<u32>1) << word));
}

/** Where the sets by day of a row begin in a tile. */
function planesOf(set: i32): i32 {
  if (set == ROW_FREE) return FREE;
  if (set == ROW_FREE_FOUR) return FREE_FOUR;
  if (set == ROW_DEPARTURES) return DEPARTURES;
  if (set == ROW_STEADY) return STEADY;
  if (set < ROW_ARRIVALS) return BOOKABLE + (set - ROW_BOOKABLE) * SET * RING_DAYS;
  return ARRIVALS + (set - ROW_ARRIVALS) * SET * RING_DAYS;
}

/** Turns 32 words of each of four lanes around: bit d of word k becomes bit k of word d. */
function transpose(at: usize): void {
  let mask = i32x4.splat(0x0000ffff);
  for (let step = 16; step != 0; step >>= 1) {
    for (let low = 0; low < 32; low = (low + step + 1) & ~step) {
      const a = v128.load(at + (low << 4));
      const b = v128.load(at + ((low + step) << 4));
      const swapped = v128.and(v128.xor(i32x4.shr_u(a, step), b), mask);
      v128.store(at + ((low + step) << 4), v128.xor(b, swapped));
      v128.store(at + (low << 4), v128.xor(a, i32x4.shl(swapped, step)));
    }
    mask = v128.xor(mask, i32x4.shl(mask, step >> 1));
  }
}

/** Makes all sets by day and all rates of a block from the seasons and occupied nights of its homes. */
export function fillBlock(tile: usize, block: i32, baseWord: i32): void {
  for (let index = 0; index < BLOCK_SLOTS; index += 1) {
    computeRows(tile, block * BLOCK_SLOTS + index, baseWord, laneOf(index));
  }
  for (let set = 0; set < ROW_SETS; set += 1) {
    for (let word = 0; word < RING_WORDS; word += 1) {
      const rows = row(set, word, 0);
      transpose(rows);
      const planes = tile + planesOf(set) + ringWord(baseWord + word) * 32 * SET + (block << 4);
      for (let day = 0; day < 32; day += 1) v128.store(planes + day * SET, v128.load(rows + (day << 4)));
    }
  }
  for (let kind = 0; kind <= MIXED_CLASSES; kind += 1) {
    const rows = FLAGS + kind * FLAG_BYTES;
    transpose(rows);
    for (let word = 0; word < RING_WORDS; word += 1) {
      const planes = tile + GAPS + kind * SET * RING_WORDS + ringWord(baseWord + word) * SET + (block << 4);
      v128.store(planes, v128.load(rows + (word << 4)));
    }
  }
}

function putBit(set: usize, slot: i32, bit: u32): void {
  const at = set + ((slot >> 5) << 2);
  const mask: u32 = (<u32>1) << (slot & 31);
  const old = load<u32>(at);
  const next = bit ? old | mask : old & ~mask;
  if (next != old) store<u32>(at, next);
}

/** The same for one home, and only for the days [fromDay, untilDay) when just occupied nights changed. */
export function fillSlot(
  tile: usize,
  slot: i32,
  baseWord: i32,
  fromDay: i32,
  untilDay: i32,
  onlyOccupied: bool,
): void {
  computeRows(tile, slot, baseWord, 0);
  const from = (fromDay > baseWord << 5 ? fromDay : baseWord << 5) - (baseWord << 5);
  const until =
    (untilDay < (baseWord << 5) + RING_DAYS ? untilDay : (baseWord << 5) + RING_DAYS) - (baseWord << 5);
  for (let set = 0; set < ROW_SETS; set += 1) {
    if (onlyOccupied && (set == ROW_DEPARTURES || set == ROW_STEADY || set >= ROW_ARRIVALS)) continue;
    const reach = !onlyOccupied
      ? 0
      : set == ROW_FREE
        ? 0
        : set == ROW_FREE_FOUR
          ? 3
          : exactLength(set - ROW_BOOKABLE) - 1;
    const planes = tile + planesOf(set);
    for (let day = from > reach ? from - reach : 0; day < until; day += 1) {
      const word = load<u32>(row(set, day >> 5, 0));
      putBit(planes + (((baseWord << 5) + day) % RING_DAYS) * SET, slot, (word >> (day & 31)) & 1);
    }
  }
  if (onlyOccupied) return;
  for (let kind = 0; kind <= MIXED_CLASSES; kind += 1) {
    const word = load<u32>(FLAGS + kind * FLAG_BYTES);
    for (let index = 0; index < RING_WORDS; index += 1) {
      const planes = tile + GAPS + kind * SET * RING_WORDS + ringWord(baseWord + index) * SET;
      putBit(planes, slot, (word >> index) & 1);
    }
  }
}
