import {
  HAS_OPTIONS,
  IS_PLACE,
  BOX,
  BY_COUNTRY,
  BY_PLANE,
  BY_SET,
  CRITERIA,
  CRITERIA_COUNT,
  CRITERION_STRIDE,
  WITH_BOX,
} from './query';
import {
  BLOCK_BOXES,
  BLOCK_COUNTRY,
  BLOCK_REGION,
  LATITUDES,
  LONGITUDES,
  PLANE_TABLE,
  SET,
  TILE_BLOCKS,
  TILE_BOX,
} from './layout';
import { isOn } from './current-query';
import { ALIVE, BASE, BLOCK_FITS, CRITERION_SETS, PLACE, WANTED } from './tile-sets';

/** Whether some home of the tile lies in the place, fits all criteria, fails one at most. */
export let isPlaced: bool = false;
export let isWanted: bool = false;
export let isAlive: bool = false;
/** The one criterion that all homes alive fail; -1 when they may fail different ones. */
export let soleFailure: i32 = -1;

/** Applies all criteria to a tile. */
export function judge(index: i32, tile: usize): void {
  isPlaced = false;
  isWanted = false;
  isAlive = false;
  soleFailure = -1;
  const planes: usize = load<u32>(PLANE_TABLE + (index << 2));
  let start = planes;
  if (isOn(WITH_BOX)) {
    if (!keepBox(tile, planes)) return;
    start = BASE;
  }
  const count = load<i32>(CRITERIA_COUNT);
  for (let number = 0; number < count; number += 1) {
    store<u32>(CRITERION_SETS + (number << 2), <u32>setOf(number, index, tile, planes));
  }
  let anyPlaced = i32x4.splat(0);
  let anyWanted = i32x4.splat(0);
  let anyAlive = i32x4.splat(0);
  for (let at = 0; at < SET; at += 16) {
    let base = v128.load(start + at);
    let place = base;
    let failed = i32x4.splat(0);
    let failedTwice = i32x4.splat(0);
    if (v128.any_true(base)) {
      for (let number = 0; number < count; number += 1) {
        const own = v128.load(<usize>load<u32>(CRITERION_SETS + (number << 2)) + at);
        const role = load<i32>(CRITERIA + number * CRITERION_STRIDE, 8);
        if ((role & IS_PLACE) != 0) place = v128.and(place, own);
        if ((role & HAS_OPTIONS) == 0) {
          base = v128.and(base, own);
        } else {
          failedTwice = v128.or(failedTwice, v128.andnot(failed, own));
          failed = v128.or(failed, v128.not(own));
        }
      }
    }
    const wanted = v128.andnot(base, failed);
    const alive = v128.andnot(base, failedTwice);
    v128.store(PLACE + at, place);
    v128.store(WANTED + at, wanted);
    v128.store(ALIVE + at, alive);
    anyPlaced = v128.or(anyPlaced, place);
    anyWanted = v128.or(anyWanted, wanted);
    anyAlive = v128.or(anyAlive, alive);
  }
  isPlaced = v128.any_true(anyPlaced);
  isWanted = v128.any_true(anyWanted);
  isAlive = v128.any_true(anyAlive);
  if (isAlive && !isWanted) findSoleFailure(count);
}

/** Where nobody fits a criterion, all homes alive fail it and no other. */
function findSoleFailure(count: i32): void {
  for (let number = 0; number < count; number += 1) {
    if ((load<i32>(CRITERIA + number * CRITERION_STRIDE, 8) & HAS_OPTIONS) == 0) continue;
    const fits: usize = load<u32>(CRITERION_SETS + (number << 2));
    let some = i32x4.splat(0);
    for (let at = 0; at < SET; at += 16) {
      some = v128.or(some, v128.and(v128.load(ALIVE + at), v128.load(fits + at)));
    }
    if (v128.any_true(some)) continue;
    soleFailure = number;
    return;
  }
}

/** The homes of the tile that fit a criterion. */
function setOf(number: i32, index: i32, tile: usize, planes: usize): usize {
  const criterion = CRITERIA + number * CRITERION_STRIDE;
  const kind = load<i32>(criterion);
  const value = load<i32>(criterion, 4);
  if (kind == BY_PLANE) return planes + value * SET;
  if (kind == BY_SET) return <usize>value + index * SET;
  const fits = BLOCK_FITS + number * SET;
  fillFits(fits, tile + (kind == BY_COUNTRY ? BLOCK_COUNTRY : BLOCK_REGION), value);
  return fits;
}

/** Blocks belong to one region and country as a whole. */
function fillFits(fits: usize, column: usize, value: i32): void {
  for (let block = 0; block < TILE_BLOCKS; block += 1) {
    const own = load<i32>(column + (block << 2)) == value;
    v128.store(fits + (block << 4), i32x4.splat(own ? -1 : 0));
  }
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

function keepBox(tile: usize, planes: usize): bool {
  if (overlap(tile + TILE_BOX) == 0) return false;
  let any = false;
  for (let block = 0; block < TILE_BLOCKS; block += 1) {
    const kind = overlap(tile + BLOCK_BOXES + (block << 5));
    const set = BASE + (block << 4);
    v128.store(set, kind == 0 ? i32x4.splat(0) : v128.load(planes + (block << 4)));
    if (kind == 1) keepInside(tile, block << 7);
    if (kind != 0) any = true;
  }
  return any;
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
