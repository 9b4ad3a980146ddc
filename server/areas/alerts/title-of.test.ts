import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { describeSearch } from './title-of.ts';

const deps = { translate: createSiteTexts().translate, locationName: () => Promise.resolve('Sylt') };
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('a search is told with its children and how old they are', async () => {
  const family = { persons: 4, childAges: [6, 11], pets: 'one' as const };
  expect(plain(await describeSearch(deps, family, 'en'))).toBe(
    'Sylt, 4 people, including 2 children (aged 6, 11), 1 more filter',
  );
  expect(plain(await describeSearch(deps, { persons: 2 }, 'en'))).toBe('Sylt, 2 people');
});
