import { expect, test } from 'vitest';
import type { ListedUnit } from '../../../contract/content/list-contents.ts';
import type { Language } from '../../../domain/language.ts';
import { countStates, editAddress, buildRows, worstFirst } from './pages-of.ts';

const unit = (page: string, language: Language, more: Partial<ListedUnit> = {}): ListedUnit => ({
  contentID: 1,
  page,
  containerKey: 'main',
  language,
  title: `${page} ${language}`,
  path: `/${language}/${page}/`,
  link: null,
  parent: null,
  slug: null,
  canStandAbove: false,
  status: 'published',
  isPublished: true,
  publishedAt: '2026-11-01T12:00:00.000Z',
  publishedRevision: 3,
  sourceRevision: language === 'de' ? null : 3,
  draft: null,
  lockedBy: null,
  schedules: [],
  snippets: [],
  ...more,
});
const unpublished = {
  isPublished: false,
  publishedAt: null,
  publishedRevision: null,
  sourceRevision: null,
  path: null,
} as const;

const units = [
  unit('about', 'de', { publishedRevision: 4 }),
  // A word was mended since, but what the original says now is missing.
  unit('about', 'en', { publishedAt: '2026-11-23T12:00:00.000Z' }),
  unit('about', 'fr', { sourceRevision: 4 }),
  unit('about', 'it', { ...unpublished, status: 'draft' }),
  unit('articles/one', 'de'),
  unit('articles/one', 'en', { ...unpublished, status: 'archived' }),
  unit('terms', 'de'),
  unit('terms', 'en'),
  unit('terms', 'fr'),
  unit('terms', 'it'),
  unit('snippets/arrival', 'de', { path: null }),
];
const withdrawn = unit('articles/two', 'de', { ...unpublished, status: 'archived' });

test('a translation is missing, a draft, older than the original, or as it should be; the worst comes first', () => {
  const rows = worstFirst(buildRows(units, 'en'));
  expect(rows.map(({ page, kind, states }) => [page, kind, states])).toEqual([
    ['articles/one', 'article', { de: 'published', en: 'missing', fr: 'missing', it: 'missing' }],
    ['snippets/arrival', 'snippet', { de: 'published', en: 'missing', fr: 'missing', it: 'missing' }],
    ['about', 'page', { de: 'published', en: 'older', fr: 'published', it: 'draft' }],
    ['terms', 'page', { de: 'published', en: 'published', fr: 'published', it: 'published' }],
  ]);
  expect(rows[2]!.title).toBe('about en');
  expect(countStates(rows, 'en')).toEqual({ missing: 2, older: 1, draft: 0, published: 1 });
});

test('a page is edited at its address, if need be in another language, and a text without an address on the desk', () => {
  const rows = new Map(buildRows([...units, withdrawn], 'de').map((row) => [row.page, row]));
  const address = (page: string, language: Language) =>
    editAddress(rows.get(page)!, language, (name) => `/${name}/`);
  expect(address('about', 'en')).toBe('/en/about/#edit-en');
  expect(address('about', 'it')).toBe('/de/about/#edit-it');
  expect(address('snippets/arrival', 'fr')).toBe('/AdminSnippets/?snippet=arrival&in=fr');
  expect(address('articles/two', 'de')).toBe('/AdminCoverage/?edit=articles%2Ftwo&in=de');
});
