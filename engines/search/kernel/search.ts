import { isInMemory, isPlace, isSubset } from './assertions';
import { enterRun } from './bitmaps';
import { countHits, countOptions, countRegion, countRegions, putCounts, startCounts } from './facet-counts';
import { countCapacity, findArrivals, findNearBitmaps } from './find-arrivals';
import { finishAnswer, startAnswer, takeHits } from './hits';
import {
  BOOKABLE_NEAR,
  COUNTRY_COUNTS,
  GROUP_TABLE,
  HITS,
  MATCHES,
  MATCHES_BUT_ONE,
  OF_OTHER_COUNTRIES,
  OF_OTHER_REGIONS,
  REGION_COUNTS,
  TILE_BYTES,
  TILE_TABLE,
  WITHIN_PRICE,
  answer,
  arrivalRange,
  blockMasks,
  matched,
  progress,
  query,
  run,
  tileGroups,
} from './layout/places';
import { DayBitmap, QueryFlag, RING_DAYS, TILES_MAX, TOLERANCE_MAX } from './layout/sizes';
import { enterOtherPlaces, enterTile, matchCriteria, matchOtherPlaces, matchBlock } from './match-criteria';
import { boundDated, boundUndated } from './price-bounds';
import { isOn, readQuery } from './read-query';
import { prepareScreen } from './screen-prices';
import { selectBlocks } from './select-blocks';
import { preparePrices } from './steady-prices';

/** Starts the query written by the host; `searchOn` until nothing is left, or `finishSearch`, answers it. */
export function beginSearch(): void {
  if (ASSERT) assert(query.tiles >= 0 && query.tiles <= TILES_MAX, 'The index has as many tiles.');
  if (ASSERT) assert(query.arrivalCount >= 0 && query.arrivalCount <= RING_DAYS, 'The arrivals have room.');
  progress.nextTile = 0;
  startAnswer();
  startCounts();
  if (isOn(QueryFlag.dated)) {
    readQuery();
    findNearBitmaps();
    preparePrices();
    if (isOn(QueryFlag.bounded)) prepareScreen();
  }
}

/** Searches one more tile, or completes the answer; returns true if anything is left to do. */
export function searchOn(): bool {
  if (ASSERT) assert(progress.nextTile >= 0, 'The search goes tile by tile.');
  if (progress.nextTile < query.tiles) {
    searchTile(progress.nextTile);
    progress.nextTile += 1;
    return true;
  }
  finishAnswer();
  if (isOn(QueryFlag.withOptions)) putCounts();
  return false;
}

/** Performs all remaining steps. */
export function finishSearch(): void {
  while (searchOn()) {}
}

function searchTile(index: i32): void {
  if (!selectBlocks(index)) return;
  enterTile(index);
  const tile: usize = load<u32>(TILE_TABLE + (index << 2));
  const group: usize = load<u32>(GROUP_TABLE + (index << 2));
  if (ASSERT) assert(isPlace(tile) && isInMemory(tile, TILE_BYTES), 'The tile lies in the memory.');
  if (ASSERT) assert(isPlace(group), 'Its bitmaps by day lie in the memory.');
  answer.blocksSearched += <i32>popcnt(blockMasks.place);
  answer.otherBlocksSearched += <i32>popcnt(blockMasks.otherRegions | blockMasks.otherCountries);
  for (let remaining = blockMasks.place; remaining != 0;) {
    remaining = enterBlocks(remaining);
    searchPlace(index, tile, group);
  }
  for (let remaining = blockMasks.otherRegions; remaining != 0;) {
    remaining = enterBlocks(remaining);
    enterOtherPlaces(tile, OF_OTHER_REGIONS);
    countOthers(tile, group, REGION_COUNTS);
  }
  for (let remaining = blockMasks.otherCountries; remaining != 0;) {
    remaining = enterBlocks(remaining);
    enterOtherPlaces(tile, OF_OTHER_COUNTRIES);
    countOthers(tile, group, COUNTRY_COUNTS);
  }
}

/** Makes the first block and its neighbours the current run; returns the remaining blocks. */
function enterBlocks(blocks: u32): u32 {
  if (ASSERT) assert(blocks != 0, 'There is a block to enter.');
  const first = <i32>ctz(blocks);
  const count = <i32>ctz(~(blocks >> first));
  enterRun(first << 4, (first + count) << 4);
  return first + count >= 32 ? 0 : (blocks >> (first + count)) << (first + count);
}

/** Finds the hits of the run; counts their options and the hits of other choices. */
function searchPlace(index: i32, tile: usize, group: usize): void {
  matchCriteria(tile);
  const isDated = isOn(QueryFlag.dated);
  const withOptions = isOn(QueryFlag.withOptions);
  if (matched.hasPlace && isDated && isOn(QueryFlag.withCapacity)) countCapacity(group);
  if (!matched.hasMatchButOne || (!matched.hasMatch && !withOptions)) return;
  const isWide =
    isDated && matched.hasMatch && isOn(QueryFlag.withTolerances) && query.tolerance <= TOLERANCE_MAX;
  if (isDated) findArrivals(tile, group, isWide);
  let within: usize = isDated ? BOOKABLE_NEAR : MATCHES_BUT_ONE;
  if (isOn(QueryFlag.bounded)) {
    const arePriced = matched.hasMatch && isOn(QueryFlag.withHits | QueryFlag.withLowest);
    if (isDated) boundDated(tile, group, isWide, withOptions, arePriced);
    else boundUndated(tile);
    within = WITHIN_PRICE;
  }
  if (ASSERT) assert(isSubset(within, MATCHES_BUT_ONE), 'Only matching homes remain after dates and prices.');
  if (matched.hasMatch) {
    for (let at = run.from; at < run.until; at += 16)
      v128.store(HITS + at, v128.and(v128.load(within + at), v128.load(MATCHES + at)));
    const listedHits = takeHits(index, tile, group);
    if (withOptions) countHits(index, listedHits);
    if (isOn(QueryFlag.withRegionCounts)) countRegions(HITS, REGION_COUNTS);
    if (isOn(QueryFlag.withCountryCounts)) countRegions(HITS, COUNTRY_COUNTS);
  }
  if (withOptions) countOptions(index, within);
}

/** Counts the homes of a run that fail only the region or the country: they are hits of other choices. */
function countOthers(tile: usize, group: usize, counts: usize): void {
  if (ASSERT)
    assert(
      isOn(QueryFlag.withRegionCounts | QueryFlag.withCountryCounts),
      'Other regions and countries are only read for their counts.',
    );
  if (!isOn(QueryFlag.bounded) && (!isOn(QueryFlag.dated) || arrivalRange.nearBitmaps != 0)) {
    countOthersAtOnce(group, counts);
    return;
  }
  matchOtherPlaces();
  let within: usize = MATCHES_BUT_ONE;
  if (isOn(QueryFlag.dated)) {
    findArrivals(tile, group, false);
    within = BOOKABLE_NEAR;
  }
  if (isOn(QueryFlag.bounded)) {
    if (isOn(QueryFlag.dated)) boundDated(tile, group, false, false, false);
    else boundUndated(tile);
    within = WITHIN_PRICE;
  }
  countRegions(within, counts);
}

/** Like `countOthers`, if bitmaps alone decide: most searches by region spend most of their time here. */
function countOthersAtOnce(group: usize, counts: usize): void {
  const isDated = isOn(QueryFlag.dated);
  const bitmaps = group + arrivalRange.nearBitmaps;
  const stride = tileGroups.bitmapBytes;
  const end = bitmaps + arrivalRange.nearCount * stride;
  if (ASSERT)
    assert(
      !isDated || end <= group + tileGroups.kindBytes * DayBitmap.count,
      'The bitmaps are of the group.',
    );
  for (let at = run.from; at < run.until; at += 16) {
    let hits = matchBlock(at);
    if (isDated) {
      let arrivals = i32x4.splat(0);
      for (let bitmap = bitmaps + at; bitmap < end; bitmap += stride)
        arrivals = v128.or(arrivals, v128.load(bitmap));
      hits = v128.and(hits, arrivals);
    }
    countRegion(at, hits, counts);
  }
}
