import { query, run } from './layout/places';
import { BITMAP_BYTES, RING_DAYS, TILES_MAX, TILE_SLOTS } from './layout/sizes';

// Conditions of assertions. They are compiled only if ASSERT is 1, in the build used by tests; `if (ASSERT)` is
// evaluated by the compiler, so the product's build contains none of them.

export function isInMemory(address: usize, bytes: i32): bool {
  return address != 0 && bytes >= 0 && <u64>address + <u64>bytes <= (<u64>memory.size()) << 16;
}

export function isSlotOfTile(slot: i32): bool {
  return slot >= 0 && slot < TILE_SLOTS;
}

export function isTileNumber(index: i32): bool {
  return index >= 0 && index < query.tiles && query.tiles <= TILES_MAX;
}

/** True for an address that the host's `take` can return: the start of a cache line. */
export function isPlace(address: usize): bool {
  return address != 0 && (address & 63) == 0;
}

/** True if the current run consists of whole blocks of one tile. */
export function isRunOfBlocks(): bool {
  return (
    ((run.from | run.until) & 15) == 0 && run.from >= 0 && run.from < run.until && run.until <= BITMAP_BYTES
  );
}

/** True if the days [from, until) are valid in a query and fit into the ring buffer. */
export function areDays(from: i32, until: i32): bool {
  return from >= 0 && from <= until && until - from <= RING_DAYS;
}

/** True if each home of the run in the first bitmap is also in the second. */
export function isSubset(bitmap: usize, other: usize): bool {
  let outside = i32x4.splat(0);
  for (let at = run.from; at < run.until; at += 16)
    outside = v128.or(outside, v128.andnot(v128.load(bitmap + at), v128.load(other + at)));
  return !v128.any_true(outside);
}
