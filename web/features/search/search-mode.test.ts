import { expect, test } from 'vitest';
import { parseSearchFilter } from '../../../domain/search-filter.ts';
import { isOfferLandingPage, objectsPerPage, getSearchMode } from './search-mode.ts';

test.each([
  [{}, 'SEO', 10],
  [{ page: '2', sort: 'priceAsc' }, 'SEO', 10],
  [{ persons: '2', priceMax: '6000' }, 'SEO', 10],
  [{ persons: '4' }, 'normal', 40],
  [{ swimmingpool: 'Y' }, 'normal', 40],
  [{ PID: '17' }, 'SEA', 10],
  [{ PID: '17', swimmingpool: 'Y' }, 'SEA', 10],
  [{ PID: '' }, 'SEO', 10],
] as const)('%o is a %s page with %i homes', (query, mode, perPage) => {
  const found = getSearchMode(parseSearchFilter(query));
  expect(found).toBe(mode);
  expect(objectsPerPage(found)).toBe(perPage);
});

test.each([
  ['no offer', {}, {}, false],
  ['an offer of the route', { offer: 122 }, {}, true],
  ['an offer of the query', {}, { offer: '122' }, true],
  ['three terms', {}, { offer: '122', country: 'at', sauna: 'Y' }, true],
  ['four terms', {}, { offer: '122', country: 'at', sauna: 'Y', pets: 'one' }, false],
  ['three terms beside the route', { offer: 122 }, { country: 'at', sauna: 'Y', pets: 'one' }, true],
  [
    'four terms beside the route',
    { offer: 122 },
    { country: 'at', sauna: 'Y', pets: 'one', persons: '5' },
    false,
  ],
  [
    'what searches for nothing',
    { offer: 122 },
    { page: '2', sort: 'rating', persons: '2', country: 'at', sauna: 'Y', pets: 'one' },
    true,
  ],
] as const)('%s: landing page of an offer %#', (_, preset, query, expected) => {
  expect(isOfferLandingPage(preset, parseSearchFilter(query))).toBe(expected);
});
