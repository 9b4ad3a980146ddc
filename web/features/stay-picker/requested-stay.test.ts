import { expect, test } from 'vitest';
import { formatterFor } from '../../../texts/format.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { toDraft, nextChoice, toRequestedStay, stayInWords } from './requested-stay.ts';

const week = { startDate: '2027-07-03', endDate: '2027-07-10' };

test('without dates the tolerance is three days', () => {
  expect(toRequestedStay({})).toMatchObject({ startDate: '', endDate: '', tolerance: 3 });
  expect(toRequestedStay({ tolerance: 1 })).toMatchObject({ tolerance: 3 });
});

test('days chosen in the calendar are exact, and a requested tolerance stays', () => {
  expect(toDraft(toRequestedStay({})).tolerance).toBe(0);
  expect(toDraft(toRequestedStay({ ...week, tolerance: 2 })).tolerance).toBe(2);
});

test.each([
  [{ ...week }, 0],
  [{ ...week, tolerance: 2 }, 2],
])('dates of an address mean what the address says: %j', (search, tolerance) => {
  expect(toRequestedStay(search)).toEqual({ ...week, tolerance, duration: 0 });
});

test('the text of the box names the tolerance', () => {
  const t = createSiteTexts().translate('de');
  const words = (tolerance: number): string =>
    stayInWords(t, formatterFor('de', t), toRequestedStay({ ...week, tolerance }), '2027-01-02');
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
  const stay = { ...toRequestedStay(week), tolerance: 0, ...change };
  expect(stayInWords(t, formatterFor('de', t), stay, today)).toBe(words);
});

test('the next choice is a bound of a window, or a day of fixed dates', () => {
  const begun = { ...week, endDate: '', tolerance: 0 };
  const none = { startDate: '', endDate: '', tolerance: 0 };
  expect([none, begun].map((stay) => nextChoice({ ...stay, duration: 0 }))).toEqual([
    'chooseArrival',
    'chooseDeparture',
  ]);
  expect([none, begun].map((stay) => nextChoice({ ...stay, duration: 7 }))).toEqual([
    'chooseStart',
    'chooseEnd',
  ]);
});
