import { beforeEach, expect, test } from 'vitest';
import { directory, placeNumber, queryFlag, sizes, tileParts } from '../packed/layout.ts';
import { KernelStages } from '../testing/kernel-stages.ts';

const stages = new KernelStages();
const blocks = (mask: number): number[] =>
  Array.from({ length: 32 }, (_, block) => block).filter((block) => (mask >>> block) & 1);

/** Outside of the run at work bitmaps keep what they had. */
const slotsOfBlock = (block: number, bitmap: 'matches' | 'matchesButOne'): number[] =>
  stages.slots(stages.bitmap(bitmap)).filter((slot) => slot >>> 7 === block);

function putBox(address: number, box: readonly number[]): void {
  for (const [index, degrees] of box.entries()) stages.memory.setFloat64(address + 8 * index, degrees, true);
}

/** Four blocks: two of Tuscany and one of Rome in Italy (9), one of Bavaria in Germany (4). */
beforeEach(() => {
  const regions = [
    [20, 9, 10, 43, 11, 44] as const,
    [20, 9, 11, 43, 12, 44] as const,
    [21, 9, 12, 41, 13, 42] as const,
    [30, 4, 11, 47, 12, 48] as const,
  ];
  for (let block = 0; block < sizes.tileBlocks; block += 1) {
    const [region, country, ...box] = regions[block] ?? [-1, -1, Infinity, Infinity, -Infinity, -Infinity];
    stages.putInt(directory.blockRegions + 4 * block, region);
    stages.putInt(directory.blockCountries + 4 * block, country);
    putBox(directory.blockBoxes + 32 * block, box);
  }
  putBox(directory.tileBoxes, [10, 41, 13, 48]);
  stages.setQuery({ flags: 0, regionCount: 0 });
});

test('without place all used blocks may hold hits', () => {
  expect(stages.call('selectBlocks', 0)).toBe(1);
  expect(blocks(stages.get('blockMasks', 'place'))).toEqual([0, 1, 2, 3]);
  expect(stages.get('blockMasks', 'otherRegions')).toBe(0);
});

test('a country and a region leave their blocks, and with their counts those that fail one of them alone', () => {
  const { withCountry, withRegion, withRegionCounts, withCountryCounts } = queryFlag;
  stages.setQuery({
    flags: withCountry | withRegion | withRegionCounts | withCountryCounts,
    country: 9,
    regionCount: 1,
  });
  stages.putInt(stages.at('requestedRegions'), 20);
  stages.call('selectBlocks', 0);
  expect(blocks(stages.get('blockMasks', 'place'))).toEqual([0, 1]);
  expect(blocks(stages.get('blockMasks', 'otherRegions'))).toEqual([2]);
  expect(blocks(stages.get('blockMasks', 'otherCountries'))).toEqual([]);
  stages.setQuery({ country: 4 });
  stages.call('selectBlocks', 0);
  expect(blocks(stages.get('blockMasks', 'place'))).toEqual([]);
  expect(blocks(stages.get('blockMasks', 'otherRegions'))).toEqual([3]);
  expect(blocks(stages.get('blockMasks', 'otherCountries'))).toEqual([0, 1]);
});

test('a box of the map leaves blocks that it touches, and homes inside of it', () => {
  stages.setQuery({ flags: queryFlag.withBox, west: 10.5, south: 42.5, east: 12.5, north: 44.5 });
  expect(stages.call('selectBlocks', 0)).toBe(1);
  expect(blocks(stages.get('blockMasks', 'place'))).toEqual([0, 1]);
  // The second one is completely inside.
  expect(blocks(stages.get('blockMasks', 'partlyInBox'))).toEqual([0]);
  const longitudes = [10.4, 10.5, 11];
  for (const [slot, longitude] of longitudes.entries()) {
    stages.memory.setFloat64(stages.tile + tileParts.longitudes + 8 * slot, longitude, true);
    stages.memory.setFloat64(stages.tile + tileParts.latitudes + 8 * slot, 43.5, true);
  }
  stages.fill(stages.option(0), [0, 1, 2, 130]);
  stages.setQuery({ criteriaCount: 0 });
  stages.call('enterTile', 0);
  stages.call('enterRun', 0, 32);
  stages.call('matchCriteria', stages.tile);
  expect(stages.slots(stages.bitmap('matches'))).toEqual([1, 2, 130]);
});

test('a box beside the tile has nothing of it, also across the date line', () => {
  stages.setQuery({ flags: queryFlag.withBox, west: 20, south: 41, east: 21, north: 48 });
  expect(stages.call('selectBlocks', 0)).toBe(0);
  stages.setQuery({ west: 170, east: -170 });
  expect(stages.call('selectBlocks', 0)).toBe(0);
  stages.setQuery({ west: 170, east: 11.5 });
  stages.call('selectBlocks', 0);
  expect(blocks(stages.get('blockMasks', 'place'))).toEqual([0, 1, 3]);
  expect(blocks(stages.get('blockMasks', 'partlyInBox'))).toEqual([1, 3]);
});

test('the homes of a shared block are told apart by their own regions and countries', () => {
  const { withCountry, withRegion, withRegionCounts, withCountryCounts } = queryFlag;
  stages.putInt(directory.blockRegions + 4 * 3, placeNumber.several);
  stages.putInt(directory.blockCountries + 4 * 3, placeNumber.several);
  const homes = [
    [20, 9],
    [21, 9],
    [20, 4],
    [30, 4],
  ] as const;
  for (const [index, [region, country]] of homes.entries()) {
    stages.putInt(stages.tile + tileParts.regions + 4 * (384 + index), region);
    stages.putInt(stages.tile + tileParts.countries + 4 * (384 + index), country);
  }
  stages.fill(stages.option(0), [384, 385, 386, 387]);
  stages.setQuery({
    flags: withCountry | withRegion | withRegionCounts | withCountryCounts,
    country: 9,
    regionCount: 1,
    criteriaCount: 0,
  });
  stages.putInt(stages.at('requestedRegions'), 20);
  stages.call('selectBlocks', 0);
  expect(blocks(stages.get('blockMasks', 'place'))).toEqual([0, 1, 3]);
  expect(blocks(stages.get('blockMasks', 'otherRegions'))).toEqual([2, 3]);
  expect(blocks(stages.get('blockMasks', 'otherCountries'))).toEqual([3]);
  stages.call('enterTile', 0);
  stages.call('enterRun', 48, 64);
  stages.call('matchCriteria', stages.tile);
  expect(slotsOfBlock(3, 'matches')).toEqual([384]);
  for (const [share, slot] of [
    ['ofOtherRegions', 385],
    ['ofOtherCountries', 386],
  ] as const) {
    stages.call('enterOtherPlaces', stages.tile, stages.bitmap(share));
    stages.call('matchOtherPlaces');
    expect(slotsOfBlock(3, 'matchesButOne')).toEqual([slot]);
  }
  stages.setQuery({ country: placeNumber.nowhere });
  stages.call('selectBlocks', 0);
  expect(blocks(stages.get('blockMasks', 'place'))).toEqual([]);
});

test('homes of other regions are looked for within the box of the map alone', () => {
  stages.setQuery({
    flags: queryFlag.withBox | queryFlag.withRegion | queryFlag.withRegionCounts,
    west: 10,
    south: 41,
    east: 12.5,
    north: 42,
    regionCount: 1,
    criteriaCount: 0,
  });
  stages.putInt(stages.at('requestedRegions'), 20);
  for (const [slot, longitude] of [12, 12.6].entries()) {
    stages.memory.setFloat64(stages.tile + tileParts.longitudes + 8 * (256 + slot), longitude, true);
    stages.memory.setFloat64(stages.tile + tileParts.latitudes + 8 * (256 + slot), 41.5, true);
  }
  stages.fill(stages.option(0), [256, 257]);
  stages.call('selectBlocks', 0);
  expect(blocks(stages.get('blockMasks', 'otherRegions'))).toEqual([2]);
  stages.call('enterTile', 0);
  stages.call('enterRun', 32, 48);
  stages.call('enterOtherPlaces', stages.tile, stages.bitmap('ofOtherRegions'));
  stages.call('matchOtherPlaces');
  expect(slotsOfBlock(2, 'matchesButOne')).toEqual([256]);
});
