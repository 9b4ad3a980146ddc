import { detectAll } from 'tinyld';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../domain/language.ts';
import { seedFiles } from './seeds.ts';

/** Fewer letters are a name or a word that two languages share. */
const enoughLetters = 120;

/** Every text of a page, however deep; addresses and names of scenes are none. */
function textsOf(value: unknown, key = ''): string[] {
  if (['to', 'search', 'scene', 'slug', 'date', 'kind', 'key', 'author'].includes(key)) return [];
  if (typeof value === 'string') return value.split('\n\n');
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}

/**
 * A paragraph without what belongs to no language: links' targets, words in emphasis, mail addresses and names, which only
 * German does not tell from nouns.
 */
const plain = (text: string, language?: Language): string =>
  text
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/\*[^*]+\*/g, ' ')
    .replace(/\S+@\S+/g, ' ')
    // A holiday home in France is called so everywhere.
    .replace(/\bgîtes?\b/g, ' ')
    .replace(language === undefined || language === 'de' ? / {2,}/g : /\p{Lu}[\p{L}’'-]*/gu, ' ');

/** The languages of the site by how well they fit, best first. */
const languagesOf = (text: string, language?: Language): string[] =>
  detectAll(plain(text, language), { only: [...languages] }).map(({ lang }) => lang);

test('knows the languages apart', () => {
  expect(languagesOf('Wer nicht am Samstagmittag fährt, kommt Stunden früher an.')[0]).toBe('de');
  expect(languagesOf('Whoever does not drive at noon on Saturday arrives hours earlier.')[0]).toBe('en');
  expect(languagesOf('En évitant le samedi midi, on arrive des heures plus tôt.')[0]).toBe('fr');
  expect(languagesOf('Chi non parte il sabato a mezzogiorno arriva ore prima.')[0]).toBe('it');
});

const files = seedFiles();

describe.each(languages)('pages in %s', (language) => {
  test.each(files.filter((file) => file.language === language).map((file) => [file.page, file] as const))(
    '%s has no paragraph of another language',
    async (_page, file) => {
      const paragraphs = textsOf(await file.load()).filter((text) => plain(text).length >= enoughLetters);
      expect(paragraphs.filter((text) => languagesOf(text, language)[0] !== language)).toEqual([]);
    },
  );
});

test('every page is there in every language', () => {
  const byPage = Map.groupBy(files, ({ page }) => page);
  for (const [page, versions] of byPage) {
    expect(versions.map(({ language }) => language).toSorted(), page).toEqual(languages.toSorted());
  }
});
