import { findBlocks, otherCountries, otherRegions, placeBlocks } from './blocks';
import { boundDated, boundUndated } from './bounds';
import { countHits, countOptions, countRegion, countRegions, putCounts, startCounts } from './counts';
import { TOLERANCE_MAX, isOn, readQuery, tolerance } from './current-query';
import {
  countCapacity,
  findArrivals,
  findNearSets,
  freeCount,
  nearCount,
  nearSets,
  placeCount,
  startCapacity,
} from './find-arrivals';
import { prepareDecisions } from './decide';
import { putFigures, startHits, takeHits } from './hits';
import { enterTile, fitsAll, isAlive, isPlaced, isWanted, judge, judgeOthers } from './judge';
import {
  BLOCKS_ASKED,
  OTHER_BLOCKS_ASKED,
  REGIONS_MAX,
  REGION_COUNTS,
  RESULT,
  SHEET_SET,
  SHEET_TABLE,
  TILE_TABLE,
} from './layout';
import { preparePrices } from './steady-prices';
import { BOUNDED, DATED, TILES, WITH_CAPACITY, WITH_FACETS, WITH_HITS, WITH_LOWEST } from './query';
import { ALIVE, DATED_FITS, HITS, WANTED, WITHIN, enterRun, runFrom, runUntil } from './tile-sets';

const BY_REGION: usize = REGION_COUNTS;
const BY_COUNTRY: usize = REGION_COUNTS + 4 * REGIONS_MAX;

/** The next tile, and how many there are. */
let nextTile: i32 = 0;
let tiles: i32 = 0;

/** Takes the query; `searchOn` until there is nothing left, or `finishSearch`, answers it. */
export function beginSearch(): void {
  readQuery();
  memory.fill(RESULT, 0, 64);
  nextTile = 0;
  tiles = load<i32>(TILES);
  startHits();
  startCapacity();
  if (isOn(WITH_FACETS)) startCounts();
  if (isOn(DATED)) {
    findNearSets();
    preparePrices();
    if (isOn(BOUNDED)) prepareDecisions();
  }
}

/** One tile more, or the end: figures are left in RESULT, counts and hits in their places. Whether anything is left to do. */
export function searchOn(): bool {
  if (nextTile < tiles) {
    searchTile(nextTile);
    nextTile += 1;
    return true;
  }
  putFigures();
  if (isOn(WITH_FACETS)) putCounts();
  store<i32>(RESULT, placeCount, 4);
  store<i32>(RESULT, freeCount, 8);
  return false;
}

export function finishSearch(): void {
  while (searchOn()) {}
}

function searchTile(index: i32): void {
  if (!findBlocks(index)) return;
  enterTile(index);
  const tile: usize = load<u32>(TILE_TABLE + (index << 2));
  const sheet: usize = load<u32>(SHEET_TABLE + (index << 2));
  addFigure(BLOCKS_ASKED, popcnt(placeBlocks));
  addFigure(OTHER_BLOCKS_ASKED, popcnt(otherRegions | otherCountries));
  for (let rest = placeBlocks; rest != 0;) {
    rest = enterBlocks(rest);
    searchPlace(index, tile, sheet);
  }
  for (let rest = otherRegions; rest != 0;) {
    rest = enterBlocks(rest);
    countOthers(tile, sheet, BY_REGION);
  }
  for (let rest = otherCountries; rest != 0;) {
    rest = enterBlocks(rest);
    countOthers(tile, sheet, BY_COUNTRY);
  }
}

function addFigure(at: usize, count: u32): void {
  store<u32>(at, load<u32>(at) + count);
}

/** Makes the first of the blocks and its neighbours the run at work; the blocks that are left. */
function enterBlocks(blocks: u32): u32 {
  const first = <i32>ctz(blocks);
  const count = <i32>ctz(~(blocks >> first));
  enterRun(first << 4, (first + count) << 4);
  return first + count >= 32 ? 0 : (blocks >> (first + count)) << (first + count);
}

function searchPlace(index: i32, tile: usize, sheet: usize): void {
  judge(tile);
  const isDated = isOn(DATED);
  if (isPlaced && isDated && isOn(WITH_CAPACITY)) countCapacity(sheet);
  if (!isAlive || (!isWanted && !isOn(WITH_FACETS))) return;
  const isWide = isDated && isWanted && isOn(WITH_FACETS) && tolerance <= TOLERANCE_MAX;
  if (isDated) findArrivals(tile, sheet, isWide);
  let within: usize = isDated ? DATED_FITS : ALIVE;
  if (isOn(BOUNDED)) {
    if (isDated)
      boundDated(tile, sheet, isWide, isOn(WITH_FACETS), isWanted && isOn(WITH_HITS | WITH_LOWEST));
    else boundUndated(tile);
    within = WITHIN;
  }
  if (isWanted) {
    for (let at = runFrom; at < runUntil; at += 16)
      v128.store(HITS + at, v128.and(v128.load(within + at), v128.load(WANTED + at)));
    const listed = takeHits(index, tile, sheet);
    if (isOn(WITH_FACETS)) {
      countHits(index, listed);
      countRegions(HITS, BY_REGION);
      countRegions(HITS, BY_COUNTRY);
    }
  }
  if (isOn(WITH_FACETS)) countOptions(index, within);
}

/** Blocks that fail the region or the country, and nothing else: their hits are counts of other choices. */
function countOthers(tile: usize, sheet: usize, counts: usize): void {
  if (!isOn(BOUNDED) && (!isOn(DATED) || nearSets != 0)) {
    countOthersAtOnce(sheet, counts);
    return;
  }
  judgeOthers();
  let within: usize = ALIVE;
  if (isOn(DATED)) {
    findArrivals(tile, sheet, false);
    within = DATED_FITS;
  }
  if (isOn(BOUNDED)) {
    if (isOn(DATED)) boundDated(tile, sheet, false, false, false);
    else boundUndated(tile);
    within = WITHIN;
  }
  countRegions(within, counts);
}

/** The same where planes alone decide: most searches by region spend most of their time here. */
function countOthersAtOnce(sheet: usize, counts: usize): void {
  const isDated = isOn(DATED);
  const sets = sheet + nearSets;
  const stride = SHEET_SET;
  const end = sets + nearCount * stride;
  for (let at = runFrom; at < runUntil; at += 16) {
    let fits = fitsAll(at);
    if (isDated) {
      let arrivals = i32x4.splat(0);
      for (let set = sets + at; set < end; set += stride) arrivals = v128.or(arrivals, v128.load(set));
      fits = v128.and(fits, arrivals);
    }
    countRegion(at, fits, counts);
  }
}
