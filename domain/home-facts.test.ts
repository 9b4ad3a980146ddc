import { expect, test } from 'vitest';
import { amenitiesOfFacts, countBeds, type Access } from './home-facts.ts';

const unknown: Access = {
  entranceSteps: null,
  doorWidthCm: null,
  showerThresholdCm: null,
  grabRails: null,
  parkingMetres: null,
};

test('what is not measured is not promised', () => {
  expect(amenitiesOfFacts(null, null)).toEqual([]);
  expect(amenitiesOfFacts(unknown, null)).toEqual([]);
});

test.each([
  [{ entranceSteps: 0 }, ['stepfree']],
  [{ entranceSteps: 1 }, []],
  [{ doorWidthCm: 80 }, ['widedoors']],
  [{ doorWidthCm: 79 }, []],
  [{ showerThresholdCm: 2 }, ['walkinshower']],
  [{ showerThresholdCm: 3 }, []],
])('%j gives %j', (measured, flags) => {
  expect(amenitiesOfFacts({ ...unknown, ...measured }, null)).toEqual(flags);
});

test('a cot is no bed', () => {
  expect(countBeds([{ beds: { double: 1, cot: 1 } }, { beds: { single: 2 } }])).toBe(3);
});
