import { expect, test } from 'vitest';
import { readPerson, personPath } from './person-path.ts';

const pathOf = (name: string, params?: object): string =>
  `/${name}/${params ? Object.values(params).join('/') : ''}`;

test.each([
  [{ source: 'account', number: 7 }, '/AdminPerson/7'],
  [{ source: 'booking', number: 4_000_002 }, '/AdminGuest/?booking=4000002'],
  [{ source: 'case', number: 700_123 }, '/AdminGuest/?case=700123'],
] as const)('%j', (of, path) => {
  expect(personPath(pathOf, of)).toBe(path);
});

test.each([
  ['booking=4000002', { source: 'booking', number: 4_000_002 }],
  ['voucher=300001', { source: 'voucher', number: 300_001 }],
  ['booking=0', null],
  ['booking=x&case=5', { source: 'case', number: 5 }],
  ['q=Erika', null],
])('%s names %j', (query, of) => {
  expect(readPerson(new URLSearchParams(query))).toEqual(of);
});
