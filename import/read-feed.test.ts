import { expect, test } from 'vitest';
import { readFeed } from './read-feed.ts';
import { createNdjsonReader } from './readers/ndjson.ts';

const home = {
  ...{ key: 'a', lat: 40.001, lon: 3.84, objectType: 'house', kind: 'villa', nightlyPrice: 100 },
  ...{ personsMax: 4, bedrooms: 2, bathrooms: 1 },
};
const read = (...homes: object[]) =>
  readFeed(createNdjsonReader(homes.map((one) => JSON.stringify(one))), { listings: '', calendar: null });

test('a character that databases take in no text refuses its row by the name of the field', async () => {
  const texts = { de: { title: 'Haus \u0000Sol', description: 'Ruhig.' } };
  const { homes, rejected } = await read({ ...home, texts }, { ...home, key: 'b' });
  expect(homes.map(({ key }) => key)).toEqual(['b']);
  expect(rejected).toEqual([
    { rejected: 'holds a sign that cannot be kept: texts.de.title', key: 'a', line: 1 },
  ]);
});

test('countries may be in small letters', async () => {
  const address = { street: 'Weg 1', zip: '25813', city: 'Husum', country: 'de' };
  const { homes, rejected } = await read({ ...home, provider: { name: 'Haus Test', trader: true, address } });
  expect(rejected).toEqual([]);
  expect(homes[0]!.provider?.address?.country).toBe('DE');
});
