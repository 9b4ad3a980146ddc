import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import type { Site } from '../../app/api/site-context.ts';
import { describeSearch } from './search-in-words.ts';

const texts = createSiteTexts();
const site = {
  translate: texts.translate,
  api: { call: () => Promise.resolve({ locationName: 'Toskana' }) },
} as unknown as Site;
const inWords = (filter: Parameters<typeof describeSearch>[2]) => describeSearch(site, 'de', filter);

test('a search is described completely: where, when, for whom and each filter', async () => {
  const words = await inWords({
    ...{ region: 'toskana', startDate: '2027-06-05', endDate: '2027-06-12', tolerance: 2 },
    ...{ persons: 4, priceMax: 900, sauna: 'Y' },
  });
  expect(words[0]).toBe('Toskana');
  expect(words).toHaveLength(5);
  expect(words.join()).toContain('05.06.2027 – 12.06.2027, ± 2\u00a0Tage');
  expect(words.join()).toContain('4\u00a0Personen');
  expect(words.join()).toContain('900');
  expect(words.join()).toContain('Sauna');
});

test('a search of nowhere in particular says so', async () => {
  expect(await inWords({ sauna: 'Y' })).toEqual(['Überall', 'Sauna']);
  expect(await inWords({ q: 'Mühle' })).toEqual(['„Mühle“']);
});
