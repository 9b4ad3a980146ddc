import { expect, test } from 'vitest';
import { findDoubts } from './gaps.ts';

const town = { lat: 47.856, lon: 12.3462 };
const beside = { lat: 47.8565, lon: 12.3462 };
const facts = { position: beside, town, personsMax: 2, bedrooms: 1, rooms: [{ beds: { double: 1 } }] };

test('a position that is still the middle of the town is doubtful', () => {
  expect(findDoubts({ ...facts, position: town })).toEqual(['position']);
  expect(findDoubts({ ...facts, position: { lat: 47.856_02, lon: 12.346_17 } })).toEqual(['position']);
  expect(findDoubts(facts)).toEqual([]);
});

test('a bedroom without stated beds is doubtful; a bed in the living room is none of a bedroom', () => {
  expect(findDoubts({ ...facts, bedrooms: 2 })).toEqual(['bedrooms']);
  expect(
    findDoubts({ ...facts, bedrooms: 2, rooms: [...facts.rooms, { beds: { sofa: 1 }, living: true }] }),
  ).toEqual(['bedrooms']);
  expect(findDoubts({ ...facts, bedrooms: 2, rooms: [...facts.rooms, { beds: { bunk: 1 } }] })).toEqual([]);
});

test('more persons than places in beds are doubtful; a cot is no place', () => {
  expect(findDoubts({ ...facts, personsMax: 3 })).toEqual(['bedPlaces']);
  expect(findDoubts({ ...facts, personsMax: 3, rooms: [{ beds: { double: 1, cot: 1 } }] })).toEqual([
    'bedPlaces',
  ]);
  expect(findDoubts({ ...facts, personsMax: 4, rooms: [{ beds: { double: 1, bunk: 1 } }] })).toEqual([]);
});

test('beds that are missing altogether are a gap, not a doubt', () => {
  expect(findDoubts({ ...facts, bedrooms: 2, personsMax: 4, rooms: [] })).toEqual([]);
});
