import { expect, test } from 'vitest';
import { formatterFor } from '../../../texts/format.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { draftOf, nextDayOf, requestedStayOf, stayInWords } from './requested-stay.ts';

const week = { startDate: '2027-07-03', endDate: '2027-07-10' };

test('without dates the form offers three days to either side', () => {
  expect(requestedStayOf({})).toMatchObject({ startDate: '', endDate: '', tolerance: 3 });
  expect(requestedStayOf({ tolerance: 1 })).toMatchObject({ tolerance: 3 });
});

test('days that are chosen in the calendar are meant exactly, and play that was asked for stays', () => {
  expect(draftOf(requestedStayOf({})).tolerance).toBe(0);
  expect(draftOf(requestedStayOf({ ...week, tolerance: 2 })).tolerance).toBe(2);
});

test.each([
  [{ ...week }, 0],
  [{ ...week, tolerance: 2 }, 2],
])('dates of an address mean what the address says: %j', (search, tolerance) => {
  expect(requestedStayOf(search)).toEqual({ ...week, tolerance, duration: 0 });
});

test('the words of the box tell how much play there is', () => {
  const t = createSiteTexts().translate('de');
  const words = (tolerance: number): string =>
    stayInWords(t, formatterFor('de', t), requestedStayOf({ ...week, tolerance }), '2027-01-02');
  expect(words(3)).toContain('± 3\u00a0Tage');
  expect(words(0)).not.toContain('±');
});

test.each([
  ['this year', '2027-01-02', {}, '3. Juli – 10. Juli'],
  ['another year', '2026-11-28', {}, '3. Juli – 10. Juli 2027'],
  ['another year, with play', '2026-11-28', { tolerance: 2 }, '3. Juli – 10. Juli 2027, ± 2\u00a0Tage'],
  ['a window of another year', '2026-11-28', { duration: 3 }, '3\u00a0Nächte, 3. Juli – 10. Juli 2027'],
  ['New Year', '2026-11-28', { startDate: '2026-12-28', endDate: '2027-01-04' }, '28. Dez. – 4. Jan. 2027'],
])('the year is told once, and only where it is not the current one: %s', (_, today, change, words) => {
  const t = createSiteTexts().translate('de');
  const stay = { ...requestedStayOf(week), tolerance: 0, ...change };
  expect(stayInWords(t, formatterFor('de', t), stay, today)).toBe(words);
});

test('of a window its bounds are asked for, of fixed dates the days of the stay', () => {
  const begun = { ...week, endDate: '', tolerance: 0 };
  const none = { startDate: '', endDate: '', tolerance: 0 };
  expect([none, begun].map((stay) => nextDayOf({ ...stay, duration: 0 }))).toEqual([
    'chooseArrival',
    'chooseDeparture',
  ]);
  expect([none, begun].map((stay) => nextDayOf({ ...stay, duration: 7 }))).toEqual([
    'chooseStart',
    'chooseEnd',
  ]);
});
