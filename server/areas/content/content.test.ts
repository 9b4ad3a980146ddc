import { testOperator } from '../../../tests/builders/operator.ts';
import { expect, test } from 'vitest';
import { seedFiles } from '../../../content/seeds.ts';
import { operatorWords, withOperatorWords } from '../../../domain/operator/operator-words.ts';
import { contentDocument, type ContentDocument } from '../../../domain/content-blocks.ts';
import { parseContentLink } from '../../../domain/content-links.ts';
import { contentPageKey, openContentRoutes, findOpenRoute } from '../../../domain/content-pages.ts';
import { contentRoutes } from '../../../domain/content-routes.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { startPage } from '../../../domain/start-page.ts';
import { servedRoutes } from '../../../domain/site-routes.ts';
import { allRoutes } from '../../../domain/reserved-routes.ts';
import { collectTargetsIn } from './resolve-links.ts';
import { collectTexts } from './rules/reading-minutes.ts';

const files = seedFiles();
const pages = [...new Set(files.map(({ page }) => page))];
const compiled = new Map<string, ContentDocument>();
for (const { page, language, load } of files) compiled.set(`${page} ${language}`, await load());
const textOf = (page: string, language: Language): ContentDocument => compiled.get(`${page} ${language}`)!;

/** The parts that have to be equal in all languages: kinds, ids and their numbers, but no words. */
function structureOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structureOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  const { id, kind, key, scene, part, search, to, date, category, related } = value as Record<
    string,
    unknown
  >;
  return {
    same: {
      id,
      kind,
      key,
      scene,
      part,
      search,
      to: kind === undefined ? to : undefined,
      date,
      category,
      related,
    },
    inner: Object.fromEntries(
      Object.entries(value)
        // Sentences are divided and marked as each language has it.
        .filter(([name]) => !['text', 'answer', 'content', 'search', 'slug'].includes(name))
        .map(([name, one]) => [name, Array.isArray(one) && name === 'items' ? one.length : structureOf(one)]),
    ),
  };
}

test.each(pages)('%s is written in each language, as pages are stored', (page) => {
  for (const language of languages) {
    const text = textOf(page, language);
    expect(text, language).toBeDefined();
    const { error } = contentDocument.safeParse(text);
    expect(error?.issues ?? [], language).toEqual([]);
    expect(structureOf(text), language).toEqual(structureOf(textOf(page, 'de')));
  }
});

test.each(pages)('%s has an address, or is a text of a place', (page) => {
  const isOpen = findOpenRoute(page) !== null;
  const isOfRoute = contentRoutes.some(({ name }) => contentPageKey(name) === page);
  expect(isOpen || isOfRoute || page === startPage || page.startsWith('places/')).toBe(true);
});

const routeNames = new Set(allRoutes.map(({ name }) => name));

test.each(pages)('%s links to pages that have a name', (page) => {
  for (const language of languages) {
    for (const to of collectTargetsIn(textOf(page, language)).links) {
      const link = parseContentLink(to);
      expect(link, `${language}: ${to}`).not.toBeNull();
      if (link?.kind !== 'page') continue;
      expect(routeNames, `${language}: ${to}`).toContain(link.name);
      const open = Object.entries(openContentRoutes).find(([name]) => name === link.name);
      if (open) expect(link.param, `${language}: ${to}`).not.toBeNull();
    }
  }
});

test.each(pages)('%s leaves no marks of its source in its words', (page) => {
  for (const language of languages) {
    for (const text of collectTexts(textOf(page, language).blocks)) {
      expect(text, language).not.toMatch(/\*\*|\]\(|^#{1,4} |<\/?[a-z]/m);
    }
  }
});

test.each(['disclaimer', 'privacy'] as const)('%s names the company as it is reached', (page) => {
  for (const language of languages) {
    const words = operatorWords(testOperator, language);
    const text = collectTexts(withOperatorWords(textOf(page, language).blocks, words)).join('\n');
    for (const name of ['name', 'street', 'town', 'email'] as const)
      expect(text, language).toContain(words[`company.${name}`]);
    if (page === 'disclaimer') expect(text, language).toContain(words['company.phone']);
    expect(text, language).not.toContain('{{');
  }
});

test('articles and themes have an address of their own in each language', () => {
  for (const { folder } of Object.values(openContentRoutes)) {
    for (const language of languages) {
      const slugs = pages
        .filter((page) => page.startsWith(folder))
        .map((page) => {
          const [head] = textOf(page, language).blocks;
          return head?.kind === 'head' ? (head.slug ?? page.slice(folder.length)) : page;
        });
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  }
});

test('routes and pages of content bear different names', () => {
  const names = servedRoutes.map(({ name }) => contentPageKey(name));
  expect(new Set(names).size).toBe(names.length);
});

/** Each group of the FAQ answers so many questions: other pages lead to them by these numbers. */
const questions = {
  booking: 4,
  documents: 1,
  search: 5,
  information: 11,
  startend: 5,
  occupation: 7,
  contact: 1,
  newsletter: 1,
  covid: 2,
  cancellation: 16,
  achievement: 5,
  myhouse: 7,
  internet: 2,
  service: 5,
};

test('the FAQ answers as many questions in each group as are promised, in every language', () => {
  for (const language of languages) {
    const groups = textOf('faq', language).blocks.flatMap((block) =>
      block.kind === 'accordion' ? [[block.key, block.entries.length]] : [],
    );
    expect(Object.fromEntries(groups), language).toEqual(questions);
  }
});
