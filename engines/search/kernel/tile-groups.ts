import { tileGroups } from './layout/places';
import { BITMAP_BYTES, GROUP_TILES_MAX, RING_DAYS } from './layout/sizes';

// A tile group stores the bitmaps by day of several tiles, tile beside tile for each day, and the bitmaps of options
// alike. With a single tile each bitmap would be in a memory page of its own, and finding that page takes longer than
// reading it.

/** Lays groups out for an index that begins with this many tiles; called once, before the first tile is created. */
export function layTileGroups(tiles: i32): void {
  let size = max(1, min(tiles, GROUP_TILES_MAX));
  // Chooses the large size that leaves the fewest tiles empty.
  for (let other = size - 1; other > GROUP_TILES_MAX / 2; other -= 1)
    if (tilesInGroups(tiles, other) < tilesInGroups(tiles, size)) size = other;
  tileGroups.tiles = size;
  tileGroups.bitmapBytes = size * BITMAP_BYTES;
  tileGroups.kindBytes = size * BITMAP_BYTES * RING_DAYS;
}

function tilesInGroups(tiles: i32, size: i32): i32 {
  return ((tiles + size - 1) / size) * size;
}

/** Offset in a group of the bitmaps of a kind, those of the first day of the ring buffer first. */
export function kindOffset(kind: i32): i32 {
  return kind * tileGroups.kindBytes;
}

/** The bitmap of that kind for a day. */
export function dayBitmapAt(group: usize, kind: i32, day: i32): usize {
  return group + kindOffset(kind) + (day % RING_DAYS) * tileGroups.bitmapBytes;
}
