import { isTileNumber } from './assertions';
import {
  BLOCK_BOXES,
  BLOCK_COUNTRIES,
  BLOCK_REGIONS,
  IN_BOX,
  LATITUDES,
  LONGITUDES,
  REQUESTED_REGIONS,
  TILE_BOXES,
  blockMasks,
  query,
} from './layout/places';
import { BLOCK_SLOTS, QueryFlag, REGIONS_MAX, TILE_BLOCKS } from './layout/sizes';
import { isOn } from './read-query';

// Which blocks of a tile a query concerns: those of the place, and those that only fail the requested region or
// country, where nothing but the counts of other regions and countries is to be found.

/** What a box of the map has of another one. */
const enum Overlap {
  nothing,
  part,
  all,
}

/** Finds the blocks of the tile of that number; returns false when it has nothing for the query. */
export function selectBlocks(tile: i32): bool {
  if (ASSERT) assert(isTileNumber(tile), 'The tile is one of the index.');
  if (ASSERT)
    assert(query.regionCount >= 0 && query.regionCount <= REGIONS_MAX, 'The requested regions have room.');
  const hasBox = isOn(QueryFlag.withBox);
  if (hasBox && overlapOf(TILE_BOXES + (tile << 5)) == Overlap.nothing) return false;
  blockMasks.regions = BLOCK_REGIONS + 4 * TILE_BLOCKS * tile;
  const countries = BLOCK_COUNTRIES + 4 * TILE_BLOCKS * tile;
  let used = ~blocksWith(countries, -1);
  blockMasks.partlyInBox = 0;
  if (hasBox) used &= blocksInBox(tile, used);
  if (used == 0) return false;
  let ofCountry = used;
  let ofRegion = used;
  if (isOn(QueryFlag.withCountry)) ofCountry &= blocksWith(countries, query.country);
  if (isOn(QueryFlag.withRegion)) {
    let ofAny: u32 = 0;
    for (let index = 0; index < query.regionCount; index += 1)
      ofAny |= blocksWith(blockMasks.regions, load<i32>(REQUESTED_REGIONS + (index << 2)));
    ofRegion &= ofAny;
  }
  blockMasks.place = ofCountry & ofRegion;
  blockMasks.otherRegions = isOn(QueryFlag.withRegionCounts) ? ofCountry & ~ofRegion : 0;
  blockMasks.otherCountries = isOn(QueryFlag.withCountryCounts) ? ofRegion & ~ofCountry : 0;
  if (ASSERT)
    assert(
      (blockMasks.place & (blockMasks.otherRegions | blockMasks.otherCountries)) == 0,
      'No block is both.',
    );
  return true;
}

/** The blocks whose column has that value. */
function blocksWith(column: usize, value: i32): u32 {
  const requested = i32x4.splat(value);
  let blocks: u32 = 0;
  for (let block = 0; block < TILE_BLOCKS; block += 4) {
    const equal = i32x4.eq(v128.load(column + (block << 2)), requested);
    blocks |= (<u32>i32x4.bitmask(equal)) << block;
  }
  return blocks;
}

/** Those of the blocks that the box of the map has something of. */
function blocksInBox(tile: i32, used: u32): u32 {
  let inside: u32 = 0;
  for (let rest = used; rest != 0; rest &= rest - 1) {
    const block = <i32>ctz(rest);
    const kind = overlapOf(BLOCK_BOXES + ((tile * TILE_BLOCKS + block) << 5));
    if (kind == Overlap.nothing) continue;
    inside |= (<u32>1) << block;
    if (kind == Overlap.part) blockMasks.partlyInBox |= (<u32>1) << block;
  }
  return inside;
}

/** What the query's box has of the box at the address. A west above its east crosses the date line. */
function overlapOf(bounds: usize): Overlap {
  const ownWest = load<f64>(bounds);
  const ownEast = load<f64>(bounds, 16);
  const ownSouth = load<f64>(bounds, 8);
  const ownNorth = load<f64>(bounds, 24);
  if (ownNorth < query.south || ownSouth > query.north) return Overlap.nothing;
  const isInside = ownSouth >= query.south && ownNorth <= query.north;
  const west = query.west;
  const east = query.east;
  if (west <= east) {
    if (ownEast < west || ownWest > east) return Overlap.nothing;
    return isInside && ownWest >= west && ownEast <= east ? Overlap.all : Overlap.part;
  }
  if (ownEast < west && ownWest > east) return Overlap.nothing;
  return isInside && (ownWest >= west || ownEast <= east) ? Overlap.all : Overlap.part;
}

/** Leaves in IN_BOX the homes of the blocks [first, end) that the box of the map holds. */
export function keepBox(tile: usize, present: usize, first: i32, end: i32): void {
  if (ASSERT) assert(first >= 0 && first <= end && end <= TILE_BLOCKS, 'The blocks are of one tile.');
  for (let block = first; block < end; block += 1) {
    v128.store(IN_BOX + (block << 4), v128.load(present + (block << 4)));
    if (((blockMasks.partlyInBox >> block) & 1) != 0) keepInside(tile, block << 7);
  }
}

/** Takes out of a block the homes that lie outside of the box; positions are compared as they are, two at a time. */
function keepInside(tile: usize, firstSlot: i32): void {
  const west = f64x2.splat(query.west);
  const south = f64x2.splat(query.south);
  const east = f64x2.splat(query.east);
  const north = f64x2.splat(query.north);
  const crosses = query.west > query.east;
  for (let slot = firstSlot; slot < firstSlot + BLOCK_SLOTS; slot += 64) {
    let inside: u64 = 0;
    for (let bit = 0; bit < 64; bit += 2) {
      const lat = v128.load(tile + LATITUDES + ((slot + bit) << 3));
      const lon = v128.load(tile + LONGITUDES + ((slot + bit) << 3));
      const ofWest = f64x2.ge(lon, west);
      const ofEast = f64x2.le(lon, east);
      const across = crosses ? v128.or(ofWest, ofEast) : v128.and(ofWest, ofEast);
      const both = v128.and(across, v128.and(f64x2.ge(lat, south), f64x2.le(lat, north)));
      inside |= (<u64>(<u32>i64x2.bitmask(both))) << bit;
    }
    store<u64>(IN_BOX + (slot >> 3), load<u64>(IN_BOX + (slot >> 3)) & inside);
  }
}
