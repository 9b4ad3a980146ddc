import { isRunOfBlocks, isSubset } from './assertions';
import {
  COUNTRIES,
  LATITUDES,
  LOCATED,
  LONGITUDES,
  OF_OTHER_COUNTRIES,
  OF_OTHER_REGIONS,
  OF_PLACE,
  REGIONS,
  REQUESTED_REGIONS,
  blockMasks,
  query,
  run,
} from './layout/places';
import { BLOCK_SLOTS, QueryFlag } from './layout/sizes';
import { isOn } from './read-query';

// Checks each home of a block against the requested place and the box of the map. It is needed where the box contains only
// part of the block, or where homes of many regions share it; select-blocks.ts accepts or rejects whole blocks.

/** Marks the homes of a shared block that are in the requested place, and those that fail the region alone or the country alone. */
export function divideShared(tile: usize, block: i32): void {
  let inRegion = i32x4.splat(-1);
  let inCountry = i32x4.splat(-1);
  if (isOn(QueryFlag.withCountry)) inCountry = homesWith(tile + COUNTRIES, block, query.country);
  if (isOn(QueryFlag.withRegion)) {
    inRegion = i32x4.splat(0);
    for (let index = 0; index < query.regionCount; index += 1) {
      const region = load<i32>(REQUESTED_REGIONS + (index << 2));
      inRegion = v128.or(inRegion, homesWith(tile + REGIONS, block, region));
    }
  }
  const at = block << 4;
  v128.store(OF_PLACE + at, v128.and(inCountry, inRegion));
  v128.store(OF_OTHER_REGIONS + at, v128.andnot(inCountry, inRegion));
  v128.store(OF_OTHER_COUNTRIES + at, v128.andnot(inRegion, inCountry));
}

/** Homes of a block with this value in a column of numbers. */
function homesWith(column: usize, block: i32, value: i32): v128 {
  const requested = i32x4.splat(value);
  const numbers = column + (block << 9);
  let low: u64 = 0;
  let high: u64 = 0;
  for (let slot = 0; slot < 64; slot += 4) {
    const at = numbers + (slot << 2);
    low |= (<u64>(<u32>i32x4.bitmask(i32x4.eq(v128.load(at), requested)))) << slot;
    high |= (<u64>(<u32>i32x4.bitmask(i32x4.eq(v128.load(at, 256), requested)))) << slot;
  }
  return i64x2.replace_lane(i64x2.splat(low), 1, high);
}

/**
 * Returns the bitmap of the homes of the run inside the box of the map and, in shared blocks, in `share`, one of the
 * bitmaps of `divideShared`. If whole blocks are inside, it is the bitmap of all homes.
 */
export function locate(tile: usize, present: usize, share: usize): usize {
  if (ASSERT) assert(isRunOfBlocks(), 'The run consists of whole blocks.');
  const partly = (blockMasks.partlyInBox | blockMasks.shared) & runBlocks();
  if (partly == 0) return present;
  for (let at = run.from; at < run.until; at += 16) {
    const block = at >> 4;
    let homes = v128.load(present + at);
    if (((blockMasks.shared >> block) & 1) != 0) homes = v128.and(homes, v128.load(share + at));
    v128.store(LOCATED + at, homes);
    if (((blockMasks.partlyInBox >> block) & 1) != 0 && v128.any_true(homes)) keepInside(tile, block << 7);
  }
  if (ASSERT) assert(isSubset(LOCATED, present), 'Located homes are present.');
  return LOCATED;
}

function runBlocks(): u32 {
  const count = (run.until - run.from) >> 4;
  return (<u32>-1 >> (32 - count)) << (run.from >> 4);
}

/** Removes the homes of a block that are outside of the box; positions are compared two at a time. */
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
      const isEastOfWest = f64x2.ge(lon, west);
      const isWestOfEast = f64x2.le(lon, east);
      const across = crosses ? v128.or(isEastOfWest, isWestOfEast) : v128.and(isEastOfWest, isWestOfEast);
      const both = v128.and(across, v128.and(f64x2.ge(lat, south), f64x2.le(lat, north)));
      inside |= (<u64>(<u32>i64x2.bitmask(both))) << bit;
    }
    store<u64>(LOCATED + (slot >> 3), load<u64>(LOCATED + (slot >> 3)) & inside);
  }
}
