import { expect, test } from 'vitest';
import { formatterFor } from '../../../texts/format.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { requestedStayOf, stayInWords } from './requested-stay.ts';

const week = { startDate: '2027-07-03', endDate: '2027-07-10' };

test('without dates the form offers three days to either side', () => {
  expect(requestedStayOf({})).toMatchObject({ startDate: '', endDate: '', tolerance: 3 });
  expect(requestedStayOf({ tolerance: 1 })).toMatchObject({ tolerance: 3 });
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
    stayInWords(t, formatterFor('de', t), requestedStayOf({ ...week, tolerance }));
  expect(words(3)).toContain('± 3\u00a0Tage');
  expect(words(0)).not.toContain('±');
});
