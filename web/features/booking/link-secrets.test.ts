import { expect, test } from 'vitest';
import { findBookingOfTab } from './link-secrets.ts';

const made = [
  { id: 1, objectNumber: 7, startDate: '2027-07-03', endDate: '2027-07-10' },
  { id: 2, objectNumber: 7, startDate: '2027-07-03', endDate: '2027-07-10' },
  { id: 3, objectNumber: 8, startDate: '2027-08-03', endDate: '2027-08-10' },
];

test.each([
  ['the same nights: the last one made', 7, '2027-07-03', '2027-07-10', 2],
  ['a night of them', 7, '2027-07-09', '2027-07-12', 2],
  ['from its departure on', 7, '2027-07-10', '2027-07-12', null],
  ['until its arrival', 7, '2027-07-01', '2027-07-03', null],
  ['another home', 9, '2027-07-03', '2027-07-10', null],
])('%s', (_name, objectNumber, startDate, endDate, id) => {
  expect(findBookingOfTab(made, objectNumber, { startDate, endDate })?.id ?? null).toBe(id);
});
