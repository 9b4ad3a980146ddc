import { expect, test } from 'vitest';
import { toSnapshot } from './watch-snapshot.ts';
import { euros } from '../../../domain/money.ts';

const party = { persons: 4, childAges: [3], pets: 1 };

test('the snapshot of a card has its stay, and always the party of the search', () => {
  const stay = {
    startDate: '2027-07-03',
    endDate: '2027-07-10',
    persons: 4,
    nights: 7,
    total: euros(700),
    percent: 10,
    saved: 9,
    before: euros(770),
    consumption: null,
  };
  const link = { persons: 2, childAges: [3], pets: 1 };
  expect(toSnapshot(stay, link)).toMatchObject({ price: 700, priceOriginal: 770, ...party });
  expect(toSnapshot(null, party)).toMatchObject({ price: null, startDate: '', ...party });
  expect(toSnapshot(null, {})).toMatchObject({ persons: 2, childAges: [], pets: 0 });
});
