import { currentOperator } from '../../../tests/builders/operator.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../../domain/language.ts';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { createHelpTexts } from './help-texts.ts';
import { createPublishedReader, type Published } from './published.ts';

let database: TestDatabase;
let published: Published;
const helpTexts = createHelpTexts(siteRoutes('add'));
beforeAll(async () => {
  database = await openTestDatabase();
  published = await createPublishedReader(currentOperator)(database.db);
});
afterAll(() => database.close());

test('articles, tips and answered questions are known in each language, each once', () => {
  const keysIn = languages.map((language) => {
    const texts = helpTexts(published, language);
    expect(new Set(texts.map(({ path }) => path)).size).toBe(texts.length);
    for (const { name, path, kind } of texts) {
      expect(name).not.toBe('');
      expect(path.startsWith(language === 'de' ? '/' : `/${language}/`), path).toBe(true);
      expect(path.includes('#')).toBe(kind === 'question');
    }
    return texts.map(({ key }) => key);
  });
  expect(keysIn[0]!.filter((key) => key.startsWith('articles/')).length).toBeGreaterThanOrEqual(12);
  expect(keysIn[0]!.filter((key) => key.startsWith('faq#')).length).toBeGreaterThan(50);
  expect(keysIn[0]).toContain('travel-tips-checklist');
  for (const keys of keysIn) expect(keys.toSorted()).toEqual(keysIn[0]!.toSorted());
});

test('a state of the texts is read through once a language', () => {
  expect(helpTexts(published, 'fr')).toBe(helpTexts(published, 'fr'));
  expect(helpTexts({ ...published }, 'fr')).not.toBe(helpTexts(published, 'fr'));
});
