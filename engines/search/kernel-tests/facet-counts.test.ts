import { expect, test } from 'vitest';
import { criterionKind, criterionRole, directory, placeNumber, tileParts } from '../packed/layout.ts';
import { between, createRandom } from '../testing/random-catalogue.ts';
import { KernelStages } from '../testing/kernel-stages.ts';

const stages = new KernelStages();
const random = createRandom(3);
const options = 128;

test('the options of hits are counted, whatever their number', () => {
  const homeOptions = stages.int(directory.homeOptionTable);
  const counts = new Array<number>(options).fill(0);
  stages.setQuery({ optionVectors: 1 });
  stages.call('startCounts');
  for (const homes of [1, 7, 8, 9, 250]) {
    const slots = Array.from({ length: homes }, (_, index) => index * 3);
    for (const slot of slots)
      for (let word = 0; word < 4; word += 1) {
        const bits = between(random, 0, 2 ** 31);
        stages.putInt(homeOptions + 16 * slot + 4 * word, bits);
        for (let bit = 0; bit < 32; bit += 1) counts[32 * word + bit]! += (bits >>> bit) & 1;
      }
    stages.fill(stages.bitmap('hits'), slots);
    expect(stages.call('listSlots', stages.bitmap('hits'))).toBe(homes);
    stages.call('countHits', 0, homes);
  }
  stages.call('putCounts');
  expect(counts.map((_, option) => stages.word('hitCounts', option))).toEqual(counts);
});

test('an option of a filter that is set is counted as if that filter were not', () => {
  const present = Array.from({ length: 100 }, (_, slot) => slot);
  const even = present.filter((slot) => slot % 2 === 0);
  const third = present.filter((slot) => slot % 3 === 0);
  const fifth = present.filter((slot) => slot % 5 === 0);
  for (const [number, slots] of [present, even, third, fifth].entries())
    stages.fill(stages.option(number), slots);
  // Asked for: even and third. The first filter has the options even and fifth, the other one third.
  stages.setQuery({ flags: 0, criteriaCount: 2, countGroupCount: 2, petsCriterion: -1 });
  for (const [index, value] of [1, 2].entries())
    stages.set('criteria', { kind: criterionKind.option, value, roles: criterionRole.hasOptions }, index);
  for (const [index, bitmap] of [1, 3, 2].entries())
    stages.putInt(stages.at('countedBitmaps') + 4 * index, bitmap);
  stages.set('countGroups', { mask: 1, first: 0, end: 2 }, 0);
  stages.set('countGroups', { mask: 2, first: 2, end: 3 }, 1);
  stages.call('enterTile', 0);
  stages.call('enterRun', 0, 16);
  stages.call('matchCriteria', stages.tile);
  stages.call('countOptions', 0, stages.bitmap('matchesButOne'));
  const both = third.filter((slot) => slot % 2 === 0).length;
  expect([0, 1, 2].map((option) => stages.word('optionCounts', option))).toEqual([
    both,
    third.filter((slot) => slot % 5 === 0).length,
    both,
  ]);
});

test('homes are counted by the region of their block', () => {
  for (const [block, region] of [7, 9, 7].entries())
    stages.putInt(directory.blockRegions + 4 * block, region);
  stages.set('blockMasks', { regions: directory.blockRegions });
  stages.fill(stages.bitmap('hits'), [0, 5, 127, 128, 300, 301]);
  stages.call('enterRun', 0, 48);
  stages.call('countRegions', stages.bitmap('hits'), stages.at('regionCounts'));
  expect([7, 8, 9].map((region) => stages.word('regionCounts', region))).toEqual([5, 0, 1]);
});

test('homes of a shared block are counted by their own regions', () => {
  for (const [block, region] of [7, placeNumber.several].entries())
    stages.putInt(directory.blockRegions + 4 * block, region);
  const regionsOfHomes = stages.tile + tileParts.regions;
  for (const [slot, region] of [
    [128, 8],
    [129, 9],
    [200, 8],
    [255, 7],
  ] as const)
    stages.putInt(regionsOfHomes + 4 * slot, region);
  stages.set('blockMasks', { regions: directory.blockRegions, regionsOfHomes });
  stages.fill(stages.bitmap('hits'), [3, 128, 200, 255]);
  for (const region of [7, 8, 9]) stages.putInt(stages.at('countryCounts') + 4 * region, 0);
  stages.call('enterRun', 0, 32);
  stages.call('countRegions', stages.bitmap('hits'), stages.at('countryCounts'));
  expect([7, 8, 9].map((region) => stages.word('countryCounts', region))).toEqual([2, 2, 0]);
});
