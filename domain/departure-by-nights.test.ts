import { expect, test } from 'vitest';
import { withDeparture } from './departure-by-nights.ts';
import { parseSearchFilter } from './search-filter.ts';

const read = (query: Record<string, string>) => withDeparture(parseSearchFilter(query));

test('an arrival with nights is a stay of exactly these', () => {
  const stay = { startDate: '2027-02-26', endDate: '2027-03-05' };
  expect(read({ startDate: '2027-02-26', duration: '7', sauna: 'Y' })).toEqual({ ...stay, sauna: 'Y' });
  // An invalid departure is ignored.
  expect(read({ startDate: '2027-02-26', endDate: '31.02.2027', duration: '7' })).toEqual(stay);
});

test.each([
  ['a window to stay in', { startDate: '2027-05-01', endDate: '2027-05-20', duration: 7 }],
  ['nights without an arrival', { duration: 7 }],
  ['an arrival alone', { startDate: '2027-05-01' }],
])('%s stays as it is', (_name, filter) => {
  expect(withDeparture(filter)).toEqual(filter);
});
