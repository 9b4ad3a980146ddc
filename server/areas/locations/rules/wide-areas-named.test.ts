import { expect, test } from 'vitest';
import type { Language } from '../../../../domain/language.ts';
import { wideAreasNamed } from './wide-areas-named.ts';

test.each([
  ['Ostsee', 'de', 'ganze-ostsee', ''],
  ['baltic sea', 'en', 'ganze-ostsee', ''],
  ['Mer du Nord', 'fr', 'ganze-nordsee', ''],
  ['Alpi', 'it', 'ganze-alpen', ''],
  ['ALPEN', 'fr', 'ganze-alpen', 'Alpen'],
  ['Kanaren', 'de', 'kanarische-inseln', 'Kanaren'],
  ['Nordseeinseln', 'de', 'ganze-nordsee', 'Nordseeinseln'],
] as const)('%s in %s names %s', (text, language, key, alias) => {
  const { isWhole, areas } = wideAreasNamed(text, language);
  expect([isWhole, ...areas.map(({ area, alias: by }) => [area.key, by])]).toEqual([true, [key, alias]]);
});

test.each([
  ['Balea', 'de', 'balearen'],
  ['Mer Balt', 'fr', 'ganze-ostsee'],
] as const)('%s begins to name %s', (text, language: Language, key) => {
  const { isWhole, areas } = wideAreasNamed(text, language);
  expect([isWhole, areas[0]?.area.key]).toEqual([false, key]);
});

test.each(['', 'os', 'Rügen', 'Ostsee mit Hund und Meerblick'])('%j names none', (text) => {
  expect(wideAreasNamed(text, 'de').areas).toEqual([]);
});
