import { isTileNumber } from './assertions';
import {
  BLOCK_BOXES,
  BLOCK_COUNTRIES,
  BLOCK_REGIONS,
  OF_OTHER_COUNTRIES,
  OF_OTHER_REGIONS,
  OF_PLACE,
  REGIONS,
  REQUESTED_REGIONS,
  TILE_BOXES,
  TILE_TABLE,
  blockMasks,
  query,
} from './layout/places';
import { PlaceNumber, QueryFlag, REGIONS_MAX, TILE_BLOCKS } from './layout/sizes';
import { divideShared } from './locate';
import { isOn } from './read-query';

// Selects the blocks of a tile for a query: those of the place, and those that only fail the requested region or
// country and matter only for the counts of other regions and countries.

/** Relation of a box of the map to another one. */
const enum Overlap {
  nothing,
  part,
  all,
}

/** Finds the blocks of a tile for the query; returns false if there are none. */
export function selectBlocks(tile: i32): bool {
  if (ASSERT) assert(isTileNumber(tile), 'The tile is one of the index.');
  if (ASSERT)
    assert(query.regionCount >= 0 && query.regionCount <= REGIONS_MAX, 'The requested regions have room.');
  const hasBox = isOn(QueryFlag.withBox);
  if (hasBox && findOverlap(TILE_BOXES + (tile << 5)) == Overlap.nothing) return false;
  const address: usize = load<u32>(TILE_TABLE + (tile << 2));
  blockMasks.regions = BLOCK_REGIONS + 4 * TILE_BLOCKS * tile;
  blockMasks.regionsOfHomes = address + REGIONS;
  const countries = BLOCK_COUNTRIES + 4 * TILE_BLOCKS * tile;
  let candidates = ~blocksWith(countries, PlaceNumber.none);
  blockMasks.partlyInBox = 0;
  if (hasBox) candidates &= blocksInBox(tile, candidates);
  if (candidates == 0) return false;
  let inCountry = candidates;
  let inRegion = candidates;
  if (isOn(QueryFlag.withCountry)) inCountry &= blocksWith(countries, query.country);
  if (isOn(QueryFlag.withRegion)) {
    let inAnyRegion: u32 = 0;
    for (let index = 0; index < query.regionCount; index += 1)
      inAnyRegion |= blocksWith(blockMasks.regions, load<i32>(REQUESTED_REGIONS + (index << 2)));
    inRegion &= inAnyRegion;
  }
  blockMasks.place = inCountry & inRegion;
  blockMasks.otherRegions = isOn(QueryFlag.withRegionCounts) ? inCountry & ~inRegion : 0;
  blockMasks.otherCountries = isOn(QueryFlag.withCountryCounts) ? inRegion & ~inCountry : 0;
  if (ASSERT)
    assert(
      (blockMasks.place & (blockMasks.otherRegions | blockMasks.otherCountries)) == 0,
      'No block is both.',
    );
  blockMasks.shared = 0;
  if (isOn(QueryFlag.withCountry | QueryFlag.withRegion))
    selectShared(address, candidates & blocksWith(blockMasks.regions, PlaceNumber.several));
  return true;
}

/** Adds shared blocks to all groups to which their homes belong. */
function selectShared(tile: usize, shared: u32): void {
  blockMasks.shared = shared;
  for (let remaining = shared; remaining != 0; remaining &= remaining - 1) {
    const block = <i32>ctz(remaining);
    divideShared(tile, block);
    if (hasHomes(OF_PLACE, block)) blockMasks.place |= (<u32>1) << block;
    if (isOn(QueryFlag.withRegionCounts) && hasHomes(OF_OTHER_REGIONS, block))
      blockMasks.otherRegions |= (<u32>1) << block;
    if (isOn(QueryFlag.withCountryCounts) && hasHomes(OF_OTHER_COUNTRIES, block))
      blockMasks.otherCountries |= (<u32>1) << block;
  }
}

function hasHomes(bitmap: usize, block: i32): bool {
  return v128.any_true(v128.load(bitmap + (block << 4)));
}

/** Blocks with this value in a column. */
function blocksWith(column: usize, value: i32): u32 {
  const requested = i32x4.splat(value);
  let blocks: u32 = 0;
  for (let block = 0; block < TILE_BLOCKS; block += 4) {
    const equal = i32x4.eq(v128.load(column + (block << 2)), requested);
    blocks |= (<u32>i32x4.bitmask(equal)) << block;
  }
  return blocks;
}

/** Returns the candidates that overlap the box of the map. */
function blocksInBox(tile: i32, candidates: u32): u32 {
  let inside: u32 = 0;
  for (let remaining = candidates; remaining != 0; remaining &= remaining - 1) {
    const block = <i32>ctz(remaining);
    const kind = findOverlap(BLOCK_BOXES + ((tile * TILE_BLOCKS + block) << 5));
    if (kind == Overlap.nothing) continue;
    inside |= (<u32>1) << block;
    if (kind == Overlap.part) blockMasks.partlyInBox |= (<u32>1) << block;
  }
  return inside;
}

/** Relation of the query's box to the box at the address. A west above its east crosses the date line. */
function findOverlap(bounds: usize): Overlap {
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
