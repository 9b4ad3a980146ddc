import { expect, test } from 'vitest';
import { parseSearchFilter } from '../../../domain/search-filter.ts';
import { objectsPerPageOf, searchModeOf } from './search-mode.ts';

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
  const found = searchModeOf(parseSearchFilter(query));
  expect(found).toBe(mode);
  expect(objectsPerPageOf(found)).toBe(perPage);
});
