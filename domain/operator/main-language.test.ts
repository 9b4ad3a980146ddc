import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { findMainLanguage, listOfferedLanguages } from './main-language.ts';

test('German is offered like every other language, and all are where none is said', () => {
  expect(listOfferedLanguages({ languages: ['fr', 'en'] })).toEqual(['en', 'fr']);
  expect(listOfferedLanguages({})).toEqual(languages);
  expect(listOfferedLanguages({ languages: [] })).toEqual(languages);
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
  expect(findMainLanguage(facts)).toBe(language);
});
