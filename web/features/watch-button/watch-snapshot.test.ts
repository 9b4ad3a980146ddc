import { expect, test } from 'vitest';
import { snapshotOfCard } from './watch-snapshot.ts';
import { euros } from '../../../domain/money.ts';

const party = { persons: 4, childAges: [3], pets: 1 };

test('a card is watched with its stay, and always with the party of the search', () => {
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
  expect(snapshotOfCard(stay, link)).toMatchObject({ price: 700, priceOriginal: 770, ...party });
  expect(snapshotOfCard(null, party)).toMatchObject({ price: null, startDate: '', ...party });
  expect(snapshotOfCard(null, {})).toMatchObject({ persons: 2, childAges: [], pets: 0 });
});
