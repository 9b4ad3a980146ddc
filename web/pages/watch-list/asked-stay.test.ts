import { expect, test } from 'vitest';
import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import { toPricedItem, parseCommonStay, withCommonStay } from './asked-stay.ts';

const today = '2027-01-01';
const week = { startDate: '2027-07-03', endDate: '2027-07-10' };
const saved = { persons: 2, childAges: [11], pets: 1 };
const item = { objectNumber: 1, ...week, ...saved, price: 700 } as WatchedObject;
const asked = (query: string) => parseCommonStay(new URLSearchParams(query), today);

test.each([
  ['', {}],
  ['startDate=2027-07-03&endDate=2027-07-10', { dates: week }],
  ['persons=5&childAges=4,9&pets=1', { party: { persons: 5, childAges: [4, 9], pets: 1 } }],
  ['startDate=2026-07-03&endDate=2026-07-10', {}],
  ['startDate=2027-07-10&endDate=2027-07-03', {}],
  ['startDate=soon&endDate=2027-07-03&persons=x', { party: { persons: 2, childAges: [], pets: 0 } }],
])('%s asks of all homes for what it says', (query, expected) => {
  expect(asked(query)).toEqual(expected);
});

test('an address keeps what else it says, and says the same when read again', () => {
  const both = asked('startDate=2027-07-03&endDate=2027-07-10&persons=3&childAges=4&pets=2');
  const query = withCommonStay('?watchListUID=abc&persons=9', both);
  expect(query).toContain('watchListUID=abc');
  expect(asked(query)).toEqual(both);
  expect(withCommonStay(query, {})).toBe('?watchListUID=abc');
});

test('a saved price is compared with none but that of the saved stay', () => {
  expect(toPricedItem(item, {})).toMatchObject({ ...week, ...saved, price: 700 });
  expect(toPricedItem(item, { dates: week }).price).toBe(700);
  expect(toPricedItem(item, { dates: { ...week, endDate: '2027-07-12' } })).toMatchObject({
    endDate: '2027-07-12',
    price: null,
  });
  expect(toPricedItem(item, { party: saved }).price).toBe(700);
  for (const other of [{ persons: 3 }, { childAges: [] }, { childAges: [4] }, { pets: 0 }]) {
    const party = { ...saved, ...other };
    expect(toPricedItem(item, { party })).toMatchObject({ ...week, ...party, price: null });
  }
});
