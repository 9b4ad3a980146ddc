import { isOn } from './current-query';
import {
  BLOCK_BOXES,
  BLOCK_COUNTRIES,
  BLOCK_REGIONS,
  LATITUDES,
  LONGITUDES,
  REGION_NUMBERS,
  TILE_BLOCKS,
  TILE_BOXES,
} from './layout';
import { BOX, COUNTRY, REGION_NUMBER_COUNT, WITH_BOX, WITH_COUNTRY, WITH_FACETS, WITH_REGION } from './query';
import { BASE } from './tile-sets';

// Blocks of the tile at work, a bit each: those of the place, and those that only fail the wished region or
// country, where nothing but the counts of other regions and countries is to be found.
export let placeBlocks: u32 = 0;
export let otherRegions: u32 = 0;
export let otherCountries: u32 = 0;
/** Blocks of which the box holds a part. */
let partlyInBox: u32 = 0;

/** Regions of the tile's blocks. */
export let regionsOfTile: usize = 0;

/** False when the tile of that number has nothing for the query. */
export function findBlocks(tile: i32): bool {
  const hasBox = isOn(WITH_BOX);
  if (hasBox && overlap(TILE_BOXES + (tile << 5)) == 0) return false;
  regionsOfTile = BLOCK_REGIONS + 4 * TILE_BLOCKS * tile;
  const countries = BLOCK_COUNTRIES + 4 * TILE_BLOCKS * tile;
  let used = ~blocksWith(countries, -1);
  partlyInBox = 0;
  if (hasBox) used &= blocksInBox(tile, used);
  if (used == 0) return false;
  let ofCountry = used;
  let ofRegion = used;
  if (isOn(WITH_COUNTRY)) ofCountry &= blocksWith(countries, load<i32>(COUNTRY));
  if (isOn(WITH_REGION)) {
    let ofAny: u32 = 0;
    const count = load<i32>(REGION_NUMBER_COUNT);
    for (let index = 0; index < count; index += 1)
      ofAny |= blocksWith(regionsOfTile, load<i32>(REGION_NUMBERS + (index << 2)));
    ofRegion &= ofAny;
  }
  placeBlocks = ofCountry & ofRegion;
  const doOthersCount = isOn(WITH_FACETS);
  otherRegions = doOthersCount ? ofCountry & ~ofRegion : 0;
  otherCountries = doOthersCount ? ofRegion & ~ofCountry : 0;
  return true;
}

/** The blocks whose column has that value. */
function blocksWith(column: usize, value: i32): u32 {
  const wanted = i32x4.splat(value);
  let blocks: u32 = 0;
  for (let block = 0; block < TILE_BLOCKS; block += 4) {
    const equal = i32x4.eq(v128.load(column + (block << 2)), wanted);
    blocks |= (<u32>i32x4.bitmask(equal)) << block;
  }
  return blocks;
}

function blocksInBox(tile: i32, used: u32): u32 {
  let inside: u32 = 0;
  for (let rest = used; rest != 0; rest &= rest - 1) {
    const block = <i32>ctz(rest);
    const kind = overlap(BLOCK_BOXES + ((tile * TILE_BLOCKS + block) << 5));
    if (kind == 0) continue;
    inside |= (<u32>1) << block;
    if (kind == 1) partlyInBox |= (<u32>1) << block;
  }
  return inside;
}

/** 0: the box has nothing of it, 1: a part, 2: all. A west above its east crosses the date line. */
function overlap(bounds: usize): i32 {
  const west = load<f64>(BOX);
  const east = load<f64>(BOX, 16);
  const south = load<f64>(BOX, 8);
  const north = load<f64>(BOX, 24);
  const ownWest = load<f64>(bounds);
  const ownEast = load<f64>(bounds, 16);
  const ownSouth = load<f64>(bounds, 8);
  const ownNorth = load<f64>(bounds, 24);
  if (ownNorth < south || ownSouth > north) return 0;
  const isInside = ownSouth >= south && ownNorth <= north;
  if (west <= east) {
    if (ownEast < west || ownWest > east) return 0;
    return isInside && ownWest >= west && ownEast <= east ? 2 : 1;
  }
  if (ownEast < west && ownWest > east) return 0;
  return isInside && (ownWest >= west || ownEast <= east) ? 2 : 1;
}

/** Leaves in BASE the homes of the blocks [first, end) that the box holds. */
export function keepBox(tile: usize, present: usize, first: i32, end: i32): void {
  for (let block = first; block < end; block += 1) {
    v128.store(BASE + (block << 4), v128.load(present + (block << 4)));
    if (((partlyInBox >> block) & 1) != 0) keepInside(tile, block << 7);
  }
}

/** Positions are compared as they are, two at a time. */
function keepInside(tile: usize, firstSlot: i32): void {
  const west = f64x2.splat(load<f64>(BOX));
  const south = f64x2.splat(load<f64>(BOX, 8));
  const east = f64x2.splat(load<f64>(BOX, 16));
  const north = f64x2.splat(load<f64>(BOX, 24));
  const crosses = load<f64>(BOX) > load<f64>(BOX, 16);
  for (let slot = firstSlot; slot < firstSlot + 128; slot += 64) {
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
    store<u64>(BASE + (slot >> 3), load<u64>(BASE + (slot >> 3)) & inside);
  }
}
