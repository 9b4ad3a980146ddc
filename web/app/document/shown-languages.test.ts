import { expect, test } from 'vitest';
import { inShownLanguages } from './shown-languages.ts';

test('a page leads to no language that is switched off, and says all else as it was', () => {
  const head = {
    title: 'Toskana',
    languageLinks: { de: '/toskana/', en: '/en/tuscany/', it: '/it/toscana/' },
  };
  const data = { root: { brand: null }, page: { head, hits: [1] }, empty: null };
  expect(inShownLanguages(data, ['de', 'it'])).toEqual({
    root: { brand: null },
    page: { head: { title: 'Toskana', languageLinks: { de: '/toskana/', it: '/it/toscana/' } }, hits: [1] },
    empty: null,
  });
});
