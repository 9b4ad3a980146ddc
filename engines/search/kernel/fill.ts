import { isInMemory, isPlace, isSlotOfTile } from './assertions';
import { HOME_ROWS_BYTES, WORD_FLAGS, gapStayKind, makeRows } from './day-rows';
import { ROW } from './day-words';
import { gapStayFrom, isNightOccupied, leaveMin } from './gaps';
import {
  FILLED_CODES,
  FILLED_RATES,
  GAPS,
  HOME_ROWS,
  TILE_BITMAPS,
  TILE_BYTES,
  TRANSPOSED,
  bookingLimits,
  tileGroups,
} from './layout/places';
import {
  BITMAP_BYTES,
  BLOCK_SLOTS,
  DayBitmap,
  MIXED_CLASSES,
  RING_DAYS,
  RING_WORDS,
  TILE_BLOCKS,
} from './layout/sizes';
import { CODES_BYTES, writeCodes } from './quantized-rates';
import { RATES_BYTES, writeRates } from './rates';
import { occupiedNightsAt, ringWord } from './seasons';
import { exactIndex, exactLength } from './stay-lengths';
import { dayBitmapAt, kindOffset } from './tile-groups';
import { putLanes, transpose } from './transpose';

// Bitmaps by day and rates of homes, computed from seasons and occupied nights: first as rows per home, then
// transposed for 128 homes at a time.

/** Homes whose rates and codes are written together, as many as words that are transposed at once. */
const FILLED_HOMES: i32 = 32;
const FILLS: i32 = BLOCK_SLOTS / FILLED_HOMES;
const TRANSPOSED_BYTES: i32 = 16 * 32;

/**
 * Computes all bitmaps by day and all rates of a tile's first blocks from the seasons and occupied nights of their
 * homes.
 */
export function fillTile(tile: usize, group: usize, blocks: i32, baseWord: i32): void {
  if (ASSERT) assert(isPlace(tile) && isInMemory(tile, TILE_BYTES), 'The tile lies in the memory.');
  if (ASSERT) assert(blocks >= 1 && blocks <= TILE_BLOCKS, 'The blocks are of one tile.');
  const isAlone = tileGroups.tiles == 1;
  for (let block = 0; block < blocks; block += 1)
    fillBlock(tile, isAlone ? group : TILE_BITMAPS, block, baseWord);
  if (isAlone) return;
  // The bitmaps of a tile are built contiguously first, because writing them to the group block by block would touch
  // each memory page once per block.
  for (let kind = 0; kind < DayBitmap.count; kind += 1) {
    for (let day = 0; day < RING_DAYS; day += 1) {
      const own = TILE_BITMAPS + (kind * RING_DAYS + day) * BITMAP_BYTES;
      memory.copy(group + kindOffset(kind) + day * tileGroups.bitmapBytes, own, blocks << 4);
    }
  }
}

/** Copies the bitmaps of a block into those of a tile. */
function fillBlock(tile: usize, bitmaps: usize, block: i32, baseWord: i32): void {
  for (let first = 0; first < BLOCK_SLOTS; first += FILLED_HOMES) {
    const slot = block * BLOCK_SLOTS + first;
    for (let index = 0; index < FILLED_HOMES; index += 1) {
      makeRows(
        tile,
        slot + index,
        baseWord,
        HOME_ROWS + (first + index) * HOME_ROWS_BYTES,
        FILLED_RATES + index * RATES_BYTES,
        FILLED_CODES + index * CODES_BYTES,
      );
    }
    writeRates(tile, slot, FILLED_HOMES, baseWord, FILLED_RATES);
    writeCodes(tile, slot, FILLED_HOMES, baseWord, FILLED_CODES);
  }
  for (let kind = 0; kind < DayBitmap.count; kind += 1) {
    const kindBitmaps = bitmaps + kind * RING_DAYS * BITMAP_BYTES + (block << 4);
    for (let word = 0; word < RING_WORDS; word += 4) {
      transposeRows(kind * ROW + (word << 2));
      const first = kindBitmaps + ringWord(baseWord + word) * 32 * BITMAP_BYTES;
      const second = kindBitmaps + ringWord(baseWord + word + 1) * 32 * BITMAP_BYTES;
      const third = kindBitmaps + ringWord(baseWord + word + 2) * 32 * BITMAP_BYTES;
      const fourth = kindBitmaps + ringWord(baseWord + word + 3) * 32 * BITMAP_BYTES;
      for (let day = 0; day < 32; day += 1)
        putLanes(
          TRANSPOSED + (day << 4),
          first + day * BITMAP_BYTES,
          second + day * BITMAP_BYTES,
          third + day * BITMAP_BYTES,
          fourth + day * BITMAP_BYTES,
        );
    }
  }
  fillFlags(tile, block, baseWord);
}

/** Transposes the vectors at one place of all homes: 32 vectors for each 32 homes. */
function transposeRows(place: i32): void {
  for (let group = 0; group < FILLS; group += 1) {
    const out = TRANSPOSED + group * TRANSPOSED_BYTES;
    for (let index = 0; index < FILLED_HOMES; index += 1)
      v128.store(
        out + (index << 4),
        v128.load(HOME_ROWS + (group * FILLED_HOMES + index) * HOME_ROWS_BYTES + place),
      );
    transpose(out);
  }
}

/** Writes the bitmaps by words of days: gaps and three classes in one vector, the fourth class in the next. */
function fillFlags(tile: usize, block: i32, baseWord: i32): void {
  for (let kind = 0; kind <= MIXED_CLASSES; kind += 1) {
    if ((kind & 3) == 0) transposeRows(WORD_FLAGS + (kind << 2));
    for (let word = 0; word < RING_WORDS; word += 1) {
      const bitmaps =
        tile +
        GAPS +
        kind * BITMAP_BYTES * RING_WORDS +
        ringWord(baseWord + word) * BITMAP_BYTES +
        (block << 4);
      const at = TRANSPOSED + (word << 4) + ((kind & 3) << 2);
      for (let group = 0; group < FILLS; group += 1)
        store<u32>(bitmaps + (group << 2), load<u32>(at + group * TRANSPOSED_BYTES));
    }
  }
}

function putBit(bitmap: usize, slot: i32, bit: u32): void {
  if (ASSERT) assert(bit <= 1 && isSlotOfTile(slot), 'A bit of the tile is put.');
  const at = bitmap + ((slot >> 5) << 2);
  const mask: u32 = (<u32>1) << (slot & 31);
  const old = load<u32>(at);
  const next = bit ? old | mask : old & ~mask;
  if (next != old) store<u32>(at, next);
}

/** Computes bitmaps and rates of one home; only for the days [fromDay, untilDay) if just occupied nights changed. */
export function fillSlot(
  tile: usize,
  group: usize,
  slot: i32,
  baseWord: i32,
  fromDay: i32,
  untilDay: i32,
  onlyOccupied: bool,
): void {
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  makeRows(tile, slot, baseWord, HOME_ROWS, FILLED_RATES, FILLED_CODES);
  const baseDay = baseWord << 5;
  const from = max(fromDay, baseDay) - baseDay;
  const until = min(untilDay, baseDay + RING_DAYS) - baseDay;
  for (let kind = 0; kind < DayBitmap.count; kind += 1) {
    if (
      onlyOccupied &&
      (kind == DayBitmap.departures || kind == DayBitmap.steady || kind >= DayBitmap.arrivals)
    )
      continue;
    const reach = onlyOccupied ? stayReach(kind) : 0;
    const bitmaps = group + kindOffset(kind);
    for (let day = max(from - reach, 0); day < until; day += 1) {
      const word = load<u32>(HOME_ROWS + kind * ROW + ((day >> 5) << 2));
      putBit(
        bitmaps + ((baseDay + day) % RING_DAYS) * tileGroups.bitmapBytes,
        slot,
        (word >> (day & 31)) & 1,
      );
    }
  }
  if (onlyOccupied) return;
  writeRates(tile, slot, 1, baseWord, FILLED_RATES);
  writeCodes(tile, slot, 1, baseWord, FILLED_CODES);
  for (let kind = 0; kind <= MIXED_CLASSES; kind += 1) {
    const word = load<u32>(HOME_ROWS + WORD_FLAGS + (kind << 2));
    for (let index = 0; index < RING_WORDS; index += 1) {
      const bitmaps =
        tile + GAPS + kind * BITMAP_BYTES * RING_WORDS + ringWord(baseWord + index) * BITMAP_BYTES;
      putBit(bitmaps, slot, (word >> index) & 1);
    }
  }
}

/**
 * Updates the gaps of a home after the index has moved on from an earlier day within the same word: nights from today on are no gap after
 * a guest who has left, and the nights up to the next guest may be filled from today on.
 */
export function passDays(tile: usize, group: usize, slot: i32, baseWord: i32, before: i32): void {
  if (ASSERT)
    assert(before >> 5 == baseWord && before < bookingLimits.today, 'The day is later than before.');
  const today = bookingLimits.today;
  const occupied = occupiedNightsAt(tile, slot);
  if (isNightOccupied(occupied, today)) return;
  if (leaveMin(tile, slot) != 0) {
    for (let day = before; day < today; day += 1) {
      if (!isNightOccupied(occupied, day)) continue;
      fillSlot(tile, group, slot, baseWord, 0, 0xfffffff, false);
      return;
    }
  }
  const nights = gapStayFrom(tile, slot, today);
  if (nights == 0) return;
  const until = today + nights;
  putBit(dayBitmapAt(group, gapStayKind(nights), today), slot, 1);
  if (exactIndex(nights) >= 0) return;
  putBit(dayBitmapAt(group, DayBitmap.departures, until), slot, 1);
  putBit(tile + GAPS + ringWord(today >> 5) * BITMAP_BYTES, slot, 1);
  putBit(tile + GAPS + ringWord((until - 1) >> 5) * BITMAP_BYTES, slot, 1);
}

/** Number of days before a night up to which a bitmap can contain a stay with this night. */
function stayReach(kind: i32): i32 {
  if (kind == DayBitmap.free) return 0;
  return kind == DayBitmap.freeFour ? 3 : exactLength(kind - DayBitmap.bookable) - 1;
}
