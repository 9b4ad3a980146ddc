import { expect, test } from 'vitest';
import { sumDemand } from './demand.ts';

const span = { since: '2027-01-01', today: '2027-04-10' };
const homes = [
  { amenities: ['sauna'], dogsMax: 0 },
  { amenities: [], dogsMax: 2 },
];

test('searches are summed by party, wish, dog and month of arrival', () => {
  const demand = sumDemand(
    [
      {
        filter: 'persons=4&region=ostsee&sauna=Y&startDate=2027-07-10&endDate=2027-07-17',
        searches: 40,
        empty: false,
      },
      { filter: 'pets=one&region=ostsee&sauna=Y&seaview=Y', searches: 15, empty: true },
      // Dates that have passed say nothing about what comes.
      {
        filter: 'persons=11&region=ostsee&startDate=2027-02-10&endDate=2027-02-17',
        searches: 5,
        empty: false,
      },
    ],
    homes,
    span,
  );
  expect(demand).toEqual({
    ...{ since: span.since, searches: 60, empty: 15, withDog: 15, homesForDogs: 1, homes: 2 },
    persons: [
      { persons: 2, searches: 15 },
      { persons: 4, searches: 40 },
      { persons: 8, searches: 5 },
    ],
    months: [{ month: '2027-07-01', searches: 40 }],
    wishes: [
      { wish: 'sauna', searches: 55, homesWith: 1 },
      { wish: 'seaview', searches: 15, homesWith: 0 },
    ],
  });
});

test('of few searches nothing is told', () =>
  expect(sumDemand([{ filter: 'region=ostsee', searches: 49, empty: false }], homes, span)).toBeNull());
