import { detectAll } from 'tinyld';
import { describe, expect, test } from 'vitest';
import type { Inline } from '../domain/content-blocks.ts';
import { languages, type Language } from '../domain/language.ts';
import { seedFiles } from './seeds.ts';

/** Fewer letters are a name or a word that two languages share. */
const enoughLetters = 120;

const isLine = (value: object): value is Inline[] =>
  Array.isArray(value) &&
  value.every((node: { type?: string }) => node.type === 'text' || node.type === 'hard_break');

/** A line without what belongs to no language: words in emphasis. */
const lineText = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) =>
      node.type === 'text' && !node.marks?.some(({ type }) => type !== 'link') ? node.text : ' ',
    )
    .join('');

/** Every text of a page, however deep; addresses and names of scenes are none. */
function textsOf(value: unknown, key = ''): string[] {
  if (['to', 'search', 'scene', 'slug', 'date', 'kind', 'key', 'author'].includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (key === 'content' && isLine(value)) return [lineText(value)];
  const inner = Object.entries(value).flatMap(([name, one]) => textsOf(one, name));
  // Entries of a list are short: together they can be told.
  return 'type' in value && String(value.type).endsWith('_list') ? [inner.join(' ')] : inner;
}

/** A paragraph without what belongs to no language: mail addresses and names, which only German does not tell from nouns. */
const plain = (text: string, language?: Language): string =>
  text
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
