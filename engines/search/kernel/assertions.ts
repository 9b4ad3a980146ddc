import { query, run } from './layout/places';
import { BITMAP_BYTES, RING_DAYS, TILES_MAX, TILE_SLOTS } from './layout/sizes';

// What assertions ask. They are compiled only where ASSERT is 1, in the build that the tests run on: `if (ASSERT)` is
// decided by the compiler, so the build of the product carries none of them.

/** Whether so many bytes from the address on lie in the memory. */
export function isInMemory(address: usize, bytes: i32): bool {
  return address != 0 && bytes >= 0 && <u64>address + <u64>bytes <= (<u64>memory.size()) << 16;
}

/** Whether it is the number of a home within a tile. */
export function isSlotOfTile(slot: i32): bool {
  return slot >= 0 && slot < TILE_SLOTS;
}

/** Whether it is the number of a tile of the query. */
export function isTileNumber(index: i32): bool {
  return index >= 0 && index < query.tiles && query.tiles <= TILES_MAX;
}

/** Whether it is an address that `take` of the host gives: where a line of the processor's cache begins. */
export function isPlace(address: usize): bool {
  return address != 0 && (address & 63) == 0;
}

/** Whether whole blocks of one tile are the run at work. */
export function isRunOfBlocks(): bool {
  return (
    ((run.from | run.until) & 15) == 0 && run.from >= 0 && run.from < run.until && run.until <= BITMAP_BYTES
  );
}

/** Whether the days [from, until) are days that somebody may ask for, and few enough for the ring buffer. */
export function areDays(from: i32, until: i32): bool {
  return from >= 0 && from <= until && until - from <= RING_DAYS;
}

/** Whether the first of two bitmaps holds no home of the run that the second has not. */
export function isSubset(bitmap: usize, other: usize): bool {
  let others = i32x4.splat(0);
  for (let at = run.from; at < run.until; at += 16)
    others = v128.or(others, v128.andnot(v128.load(bitmap + at), v128.load(other + at)));
  return !v128.any_true(others);
}
