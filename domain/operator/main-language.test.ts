import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { mainLanguageOf, offeredLanguagesOf } from './main-language.ts';

test('German is offered like every other language, and all are where none is said', () => {
  expect(offeredLanguagesOf({ languages: ['fr', 'en'] })).toEqual(['en', 'fr']);
  expect(offeredLanguagesOf({})).toEqual(languages);
  expect(offeredLanguagesOf({ languages: [] })).toEqual(languages);
});

test.each([
  [{}, 'de'],
  [{ country: 'GB', languages: ['en', 'fr'] }, 'en'],
  [{ country: 'FR', languages: ['en', 'fr'] }, 'fr'],
  [{ country: 'IT', languages: ['de', 'en', 'it'] }, 'it'],
  [{ country: 'IT', languages: ['de', 'en'] }, 'de'],
  [{ country: 'ES', languages: ['en', 'fr'] }, 'en'],
  [{ country: 'CH' }, 'de'],
] as const)('the main language of %j is %s', (facts, language) => {
  expect(mainLanguageOf(facts)).toBe(language);
});
