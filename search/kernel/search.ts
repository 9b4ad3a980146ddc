import { boundDated, boundUndated } from './bounds';
import { countOptions } from './counts';
import { TOLERANCE_MAX, isOn, readQuery, tolerance } from './current-query';
import { countCapacity, findArrivals, freeCount, placeCount, startCapacity } from './find-arrivals';
import { putFigures, startHits, takeHits } from './hits';
import { isAlive, isPlaced, isWanted, judge, soleFailure } from './judge';
import { RESULT, SET, TILE_TABLE } from './layout';
import { prepareLowest } from './lowest-four';
import { BOUNDED, DATED, PETS_CRITERION, TILES, WITH_CAPACITY, WITH_FACETS } from './query';
import { ALIVE, DATED_FITS, MASK_SETS, WANTED, WITHIN, WITHIN_DOGS } from './tile-sets';

/** Answers the query; figures are left in RESULT, counts and hits in their places. */
export function search(): void {
  readQuery();
  memory.fill(RESULT, 0, 64);
  const tiles = load<i32>(TILES);
  startHits(tiles);
  startCapacity();
  if (isOn(DATED)) prepareLowest();
  for (let index = 0; index < tiles; index += 1) searchTile(index, load<u32>(TILE_TABLE + (index << 2)));
  putFigures();
  store<i32>(RESULT, placeCount, 4);
  store<i32>(RESULT, freeCount, 8);
}

function searchTile(index: i32, tile: usize): void {
  judge(index, tile);
  const isDated = isOn(DATED);
  if (isPlaced && isDated && isOn(WITH_CAPACITY)) countCapacity(tile);
  if (!isAlive || (!isWanted && !isOn(WITH_FACETS))) return;
  const within = isDated ? datedFits(tile) : undatedFits(tile);
  if (isWanted) {
    for (let at = 0; at < SET; at += 16)
      v128.store(MASK_SETS + at, v128.and(v128.load(within + at), v128.load(WANTED + at)));
    takeHits(index, tile);
  }
  if (isOn(WITH_FACETS)) countOptions(index, tile, within);
}

/** The homes alive that fit the bounds. */
function undatedFits(tile: usize): usize {
  if (!isOn(BOUNDED)) return ALIVE;
  boundUndated(tile);
  return WITHIN;
}

/** The homes alive that can be booked within the tolerance, and fit the bounds. */
function datedFits(tile: usize): usize {
  const isWide = isWanted && isOn(WITH_FACETS) && tolerance <= TOLERANCE_MAX;
  findArrivals(tile, isWide);
  if (!isOn(BOUNDED)) return DATED_FITS;
  const pets = load<i32>(PETS_CRITERION);
  const doDogsCount =
    isOn(WITH_FACETS) && (isWanted || (pets >= 0 && (soleFailure < 0 || soleFailure == pets)));
  boundDated(tile, isWide, doDogsCount);
  return WITHIN;
}
