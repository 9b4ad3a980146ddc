import { expect, test } from 'vitest';
import { readPair, readPosition } from './read-position.ts';

test.each([
  ['43.4697, 11.2886', { lat: 43.4697, lon: 11.2886 }],
  ['43.4697,11.2886', { lat: 43.4697, lon: 11.2886 }],
  ['43,4697; 11,2886', { lat: 43.4697, lon: 11.2886 }],
  ['43,4697 11,2886', { lat: 43.4697, lon: 11.2886 }],
  ['-33.9° 18.4°', { lat: -33.9, lon: 18.4 }],
])('reads %s', (text, position) => {
  expect(readPair(text)).toEqual(position);
});

test.each(['Castellina', '43.4697', '95, 11', '43.4, 190', '', 'Straße 5, 12'])(
  'takes %j for no position',
  (text) => {
    expect(readPair(text)).toBeNull();
  },
);

test('reads two fields, each with a point or a comma, or both numbers in one of them', () => {
  expect(readPosition({ lat: ' 43,5', lon: '11.3 ' })).toEqual({ lat: 43.5, lon: 11.3 });
  expect(readPosition({ lat: '43.5, 11.3', lon: '' })).toEqual({ lat: 43.5, lon: 11.3 });
  expect(readPosition({ lat: '43.5', lon: '' })).toBeNull();
  expect(readPosition({ lat: '91', lon: '11' })).toBeNull();
});
