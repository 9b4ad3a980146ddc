import { expect, test } from 'vitest';
import { parseStayQuery } from './stay-of-address.ts';

test.each([
  ['startDate=2027-06-05&endDate=2027-06-12', '2027-06-12'],
  ['startDate=2027-06-05&duration=7', '2027-06-12'],
  // In a window of days the departure is what counts.
  ['startDate=2027-06-05&endDate=2027-06-20&duration=7', '2027-06-20'],
  ['startDate=2027-06-05&endDate=soon&duration=3', '2027-06-08'],
  ['startDate=2027-06-05&duration=0', ''],
  ['startDate=2027-06-05&duration=366', ''],
  ['startDate=2027-06-31&duration=7', ''],
  ['duration=7', ''],
])('%s ends on %s', (query, endDate) => {
  expect(parseStayQuery(new URLSearchParams(query)).endDate).toBe(endDate);
});

test.each([
  ['country=AT', 'at'],
  ['country=Austria', undefined],
  ['', undefined],
])('of %s the guest lives in %s', (query, country) => {
  expect(parseStayQuery(new URLSearchParams(query)).country).toBe(country);
});
