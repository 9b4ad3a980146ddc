import { expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { withBoundNumbers } from './bound-numbers.ts';
import { createSiteTexts } from './site-texts.ts';

test.each([
  ['{{count}} Nächte', '{{count}}\u00a0Nächte'],
  ['{{distance}} km, {{metres}} m', '{{distance}}\u00a0km, {{metres}}\u00a0m'],
  ['{{count}} – {{name}} mag Meer', '{{count}} – {{name}} mag Meer'],
  ['{{nights}} · {{count}}', '{{nights}} · {{count}}'],
])('%s', (text, expected) => {
  expect(withBoundNumbers(text)).toBe(expected);
});

test('no text of the site lets a line end between a count and its noun', () => {
  const texts = createSiteTexts();
  texts.override([{ language: 'de', key: 'object.nights_other', text: '{{count}} Übernachtungen' }]);
  for (const language of languages) {
    expect(texts.translate(language)('object.nights', { count: 7 })).toMatch(/^7\u00a0\p{L}+$/u);
  }
});
