import {
  ARRIVALS,
  BLOCK_SLOTS,
  BOOKABLE,
  DEPARTURES,
  FREE,
  FREE_FOUR,
  GAPS,
  MIXED_CLASSES,
  RATE_RING,
  RATE_DAYS,
  RING_DAYS,
  RING_WORDS,
  ROWS,
  SET,
  SHEET_RINGS,
  SHEET_SET,
  SHEET_TILES,
  STEADY,
  TILE_SETS,
  exactLength,
  ringOf,
} from './layout';
import { CODES_BYTES, writeCodes } from './codes';
import { ROW } from './day-words';
import { AFTER_ROWS, FLAGS, HOME_BYTES, makeRows } from './home-rows';
import { RATES_BYTES, writeRates } from './rates';
import { ringWord } from './seasons';
import { putLanes, transpose } from './transpose';

/** Homes whose rates and codes are written together: so many words make one transposition. */
const GROUP: i32 = 32;
const GROUPS: i32 = BLOCK_SLOTS / GROUP;
const GROUP_RATES: i32 = AFTER_ROWS;
const GROUP_CODES: i32 = GROUP_RATES + GROUP * RATES_BYTES;
/** For each group of a block 32 vectors of four words of days. */
const TURNED: i32 = GROUP_CODES + GROUP * CODES_BYTES;
const TURNED_BYTES: i32 = 16 * 32;

/** Makes all sets by day and all rates of a tile's first blocks from the seasons and occupied nights of their homes. */
export function fillTile(tile: usize, sheet: usize, blocks: i32, baseWord: i32): void {
  const isAlone = SHEET_TILES == 1;
  for (let block = 0; block < blocks; block += 1)
    fillBlock(tile, isAlone ? sheet : TILE_SETS, block, baseWord);
  if (isAlone) return;
  // Made side by side first: block by block each of the sheet's pages would be looked for anew.
  for (let set = 0; set < SHEET_RINGS; set += 1) {
    for (let day = 0; day < RING_DAYS; day += 1) {
      const own = TILE_SETS + (set * RING_DAYS + day) * SET;
      memory.copy(sheet + ringOf(set) + day * SHEET_SET, own, blocks << 4);
    }
  }
}

/** Writes the sets of a block among those of one tile. */
function fillBlock(tile: usize, sets: usize, block: i32, baseWord: i32): void {
  for (let first = 0; first < BLOCK_SLOTS; first += GROUP) {
    const slot = block * BLOCK_SLOTS + first;
    for (let index = 0; index < GROUP; index += 1) {
      makeRows(
        tile,
        slot + index,
        baseWord,
        ROWS + (first + index) * HOME_BYTES,
        GROUP_RATES + index * RATES_BYTES,
        GROUP_CODES + index * CODES_BYTES,
      );
    }
    writeRates(tile, slot, GROUP, baseWord, GROUP_RATES);
    writeCodes(tile, slot, GROUP, baseWord, GROUP_CODES);
  }
  for (let set = 0; set < SHEET_RINGS; set += 1) {
    const planes = sets + set * RING_DAYS * SET + (block << 4);
    for (let word = 0; word < RING_WORDS; word += 4) {
      turn(set * ROW + (word << 2));
      const first = planes + ringWord(baseWord + word) * 32 * SET;
      const second = planes + ringWord(baseWord + word + 1) * 32 * SET;
      const third = planes + ringWord(baseWord + word + 2) * 32 * SET;
      const fourth = planes + ringWord(baseWord + word + 3) * 32 * SET;
      for (let day = 0; day < 32; day += 1)
        putLanes(
          TURNED + (day << 4),
          first + day * SET,
          second + day * SET,
          third + day * SET,
          fourth + day * SET,
        );
    }
  }
  fillFlags(tile, block, baseWord);
}

/** The vector at that place of all homes, turned around: for each group 32 vectors. */
function turn(place: i32): void {
  for (let group = 0; group < GROUPS; group += 1) {
    const out = TURNED + group * TURNED_BYTES;
    for (let index = 0; index < GROUP; index += 1)
      v128.store(out + (index << 4), v128.load(ROWS + (group * GROUP + index) * HOME_BYTES + place));
    transpose(out);
  }
}

/** The sets by words of days: gaps and three classes in one vector, the fourth class in the next. */
function fillFlags(tile: usize, block: i32, baseWord: i32): void {
  for (let kind = 0; kind <= MIXED_CLASSES; kind += 1) {
    if ((kind & 3) == 0) turn(FLAGS + (kind << 2));
    for (let word = 0; word < RING_WORDS; word += 1) {
      const planes = tile + GAPS + kind * SET * RING_WORDS + ringWord(baseWord + word) * SET + (block << 4);
      const at = TURNED + (word << 4) + ((kind & 3) << 2);
      for (let group = 0; group < GROUPS; group += 1)
        store<u32>(planes + (group << 2), load<u32>(at + group * TURNED_BYTES));
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
  sheet: usize,
  slot: i32,
  baseWord: i32,
  fromDay: i32,
  untilDay: i32,
  onlyOccupied: bool,
): void {
  makeRows(tile, slot, baseWord, ROWS, GROUP_RATES, GROUP_CODES);
  const baseDay = baseWord << 5;
  const from = max(fromDay, baseDay) - baseDay;
  const until = min(untilDay, baseDay + RING_DAYS) - baseDay;
  for (let set = 0; set < SHEET_RINGS; set += 1) {
    if (onlyOccupied && (set == DEPARTURES || set == STEADY || set >= ARRIVALS)) continue;
    const reach = onlyOccupied ? reachOf(set) : 0;
    const sets = sheet + ringOf(set);
    for (let day = max(from - reach, 0); day < until; day += 1) {
      const word = load<u32>(ROWS + set * ROW + ((day >> 5) << 2));
      putBit(sets + ((baseDay + day) % RING_DAYS) * SHEET_SET, slot, (word >> (day & 31)) & 1);
    }
  }
  if (onlyOccupied) return;
  writeRates(tile, slot, 1, baseWord, GROUP_RATES);
  writeCodes(tile, slot, 1, baseWord, GROUP_CODES);
  for (let kind = 0; kind <= MIXED_CLASSES; kind += 1) {
    const word = load<u32>(ROWS + FLAGS + (kind << 2));
    for (let index = 0; index < RING_WORDS; index += 1) {
      const planes = tile + GAPS + kind * SET * RING_WORDS + ringWord(baseWord + index) * SET;
      putBit(planes, slot, (word >> index) & 1);
    }
  }
}

/** So many days before a night the sets of a row may hold it. */
function reachOf(set: i32): i32 {
  if (set == FREE) return 0;
  return set == FREE_FOUR ? 3 : exactLength(set - BOOKABLE) - 1;
}
