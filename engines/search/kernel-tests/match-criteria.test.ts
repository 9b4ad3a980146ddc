import { expect, test } from 'vitest';
import { criterionKind, criterionRole } from '../packed/layout.ts';
import { KernelStages } from '../testing/kernel-stages.ts';

const stages = new KernelStages();
const { hasOptions, isPlace } = criterionRole;

function match(criteria: readonly { kind: number; value: number; roles: number }[]): void {
  stages.setQuery({ flags: 0, criteriaCount: criteria.length });
  for (const [index, criterion] of criteria.entries()) stages.set('criteria', criterion, index);
  stages.call('enterTile', 0);
  stages.call('enterRun', 0, 16);
  stages.call('matchCriteria', stages.tile);
}

const slotsOf = (part: 'inPlace' | 'matches' | 'matchesButOne'): number[] =>
  stages.slots(stages.bitmap(part));

test('homes match that meet all criteria; those that fail one with options are told apart', () => {
  stages.fill(stages.option(0), [1, 2, 3, 4, 5, 6]);
  stages.fill(stages.option(1), [1, 2, 3, 5]);
  stages.fill(stages.option(2), [1, 2, 4, 6]);
  const place = stages.take(512);
  stages.fill(place, [1, 3, 4, 5, 100]);
  match([
    { kind: criterionKind.option, value: 1, roles: hasOptions },
    { kind: criterionKind.option, value: 2, roles: hasOptions },
    { kind: criterionKind.address, value: place, roles: isPlace },
  ]);
  expect(slotsOf('inPlace')).toEqual([1, 3, 4, 5]);
  expect(slotsOf('matches')).toEqual([1]);
  // 3 and 5 fail the second option, 4 the first; 2 and 6 are elsewhere.
  expect(slotsOf('matchesButOne')).toEqual([1, 3, 4, 5]);
  expect(['hasPlace', 'hasMatch', 'hasMatchButOne'].map((name) => stages.get('matched', name))).toEqual([
    1, 1, 1,
  ]);
  stages.call('enterOtherPlaces', stages.tile, stages.bitmap('ofOtherRegions'));
  stages.call('matchOtherPlaces');
  expect(slotsOf('matchesButOne')).toEqual([1]);
});

test('who fails two criteria with options is counted by neither', () => {
  stages.fill(stages.option(0), [8, 9]);
  stages.fill(stages.option(1), [9]);
  stages.fill(stages.option(2), [9]);
  match([1, 2].map((value) => ({ kind: criterionKind.option, value, roles: hasOptions })));
  expect(slotsOf('matches')).toEqual([9]);
  expect(slotsOf('matchesButOne')).toEqual([9]);
  match([]);
  expect(slotsOf('matches')).toEqual([8, 9]);
});

test('where no home is left the stage says so', () => {
  stages.fill(stages.option(0), [8]);
  stages.fill(stages.option(1), []);
  match([{ kind: criterionKind.option, value: 1, roles: 0 }]);
  expect(['hasPlace', 'hasMatch', 'hasMatchButOne'].map((name) => stages.get('matched', name))).toEqual([
    1, 0, 0,
  ]);
});
