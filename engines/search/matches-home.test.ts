import { expect, test } from 'vitest';
import { parseSearchFilter, type FilterKey } from '../../domain/search-filter.ts';
import { randomCatalogue } from './testing/random-catalogue.ts';
import type { IndexedHome } from './indexed-home.ts';
import { matchesFilterKey, matchesOffer } from './matches-home.ts';

const { homes } = randomCatalogue({
  seed: 1,
  homes: 1,
  countries: 1,
  regions: 1,
  places: 1,
  today: '2026-11-21',
});

function homeWith(facts: Partial<IndexedHome>): IndexedHome {
  return { ...homes[0]!, ...facts };
}

const far = { distSea: null, distLake: null, distSkilift: null, distSkiloipe: null };

test.each<[FilterKey, string, Partial<IndexedHome>, boolean]>([
  ['pets', 'one', { dogsMax: 1 }, true],
  ['pets', 'more', { dogsMax: 1 }, false],
  ['pets', 'more', { dogsMax: 2 }, true],
  ['pets', 'none', { dogsMax: 0 }, true],
  ['pets', 'none', { dogsMax: 1 }, false],
  ['distSea', '1', { distances: { ...far, distSea: 1000 } }, true],
  ['distSea', '1', { distances: { ...far, distSea: 1001 } }, false],
  ['distSea', '10', { distances: far }, false],
  ['distLake', '5', { distances: { ...far, distSea: 10 } }, false],
  ['rating', '4', { ratingAverage: null, ratingCount: 0 }, false],
  ['rating', '4', { ratingAverage: 4, ratingCount: 1 }, true],
  ['rating', '4.5', { ratingAverage: 4.49, ratingCount: 9 }, false],
  ['sleepingRooms', '3', { sleepingRooms: 4 }, true],
  ['sleepingRooms', '3', { sleepingRooms: 2 }, false],
  ['bathRooms', '2', { bathRooms: 1 }, false],
  ['squaremeterLiving', '80', { squaremeterLiving: 80 }, true],
  ['persons', '4', { personsMax: 3 }, false],
  ['persons', '4', { personsMax: 4 }, true],
  ['personsMax', '4', { personsMax: 5 }, false],
  ['objectType', 'house', { objectType: 'apartment' }, false],
  ['objectType', 'alltypes', { objectType: 'apartment' }, true],
  ['freeCancel', 'Y', { freeCancel: false }, false],
  ['freeCancel', 'N', { freeCancel: false }, true],
  ['sauna', 'Y', { amenities: ['grill'] }, false],
  ['sauna', 'Y', { amenities: ['sauna'] }, true],
  ['partnerTags', 'alpha,beta', { partnerTags: ['beta'] }, true],
  ['partnerTags', 'alpha', { partnerTags: [] }, false],
  ['offer', '63', { offers: [100] }, false],
  ['objects', '5,7', { objectNumber: 7 }, true],
])('%s=%s against %j: %s', (key, value, facts, fits) => {
  expect(matchesFilterKey(homeWith(facts), key, parseSearchFilter({ [key]: value }))).toBe(fits);
});

test('a home belongs to an offer when its features fit, never to one that asks for nothing', () => {
  const home = homeWith({ country: 'at', distances: { ...far, distSkilift: 800 } });
  expect(matchesOffer(home, { country: 'at', distSkilift: 10 })).toBe(true);
  expect(matchesOffer(home, { country: 'de', distSkilift: 10 })).toBe(false);
  expect(matchesOffer(home, {})).toBe(false);
  const discounts = [{ kind: 'lastMinute' as const, threshold: 14, percent: 10 }];
  expect(matchesOffer(homeWith({ rates: { ...home.rates, discounts } }), { lastminuteonly: 'Y' })).toBe(true);
  expect(matchesOffer(homeWith({ rates: { ...home.rates, discounts: [] } }), { lastminuteonly: 'Y' })).toBe(
    false,
  );
});
