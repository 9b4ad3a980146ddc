import { expect, test } from 'vitest';
import { findDoubts } from './gaps.ts';

const town = { lat: 47.856, lon: 12.3462 };

test('a position that is still the middle of the town is doubtful', () => {
  expect(findDoubts({ position: town, town })).toEqual(['position']);
  expect(findDoubts({ position: { lat: 47.856_02, lon: 12.346_17 }, town })).toEqual(['position']);
  expect(findDoubts({ position: { lat: 47.8565, lon: 12.3462 }, town })).toEqual([]);
});
