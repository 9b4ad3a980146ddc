import { expect, test } from 'vitest';
import { startLanguage } from './start-language.ts';

const italian = { languages: ['de', 'en', 'it'], mainLanguage: 'it' } as const;

test.each([
  ['it-IT,it;q=0.9', 'it'],
  ['en-GB,en;q=0.9,de;q=0.2', 'en'],
  ['fr;q=0.4, en;q=0.8', 'en'],
  ['pt-PT', 'it'],
  ['de-AT,de;q=0.9,it;q=0.5', null],
  ['de;q=0, xx', 'it'],
])('a browser that prefers %s begins in %s', (preferred, language) => {
  expect(startLanguage({ 'accept-language': preferred }, italian)).toBe(language);
});

test('whoever chose German on the site, and a machine without a language, gets it', () => {
  const chosen = { 'accept-language': 'it', 'sec-fetch-site': 'same-origin' } as const;
  expect(startLanguage(chosen, italian)).toBeNull();
  expect(startLanguage({}, italian)).toBeNull();
});

test('a site whose main language is German, or that offers none, does not choose', () => {
  const preferred = { 'accept-language': 'it' };
  expect(startLanguage(preferred, { languages: ['de', 'it'], mainLanguage: 'de' })).toBeNull();
  // There every German address leads to the main language.
  expect(startLanguage(preferred, { languages: ['en', 'it'], mainLanguage: 'it' })).toBeNull();
});
