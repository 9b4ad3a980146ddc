import { expect, test } from 'vitest';
import type { ListedUnit } from '../../../contract/content/list-contents.ts';
import { issuePages } from './issue-pages.ts';

const unit = (fields: Partial<ListedUnit>): ListedUnit => ({
  contentID: 1,
  page: 'faq',
  containerKey: 'main',
  language: 'de',
  title: 'Fragen',
  path: '/faq/',
  parent: null,
  slug: null,
  canStandAbove: false,
  link: null,
  status: 'published',
  isPublished: true,
  publishedAt: '2027-01-01T10:00:00Z',
  publishedRevision: 1,
  sourceRevision: null,
  draft: null,
  lockedBy: null,
  schedules: [],
  snippets: [],
  ...fields,
});

test('published pages of the reader’s language stand by kind, the latest first', () => {
  const pages = issuePages(
    [
      unit({}),
      unit({ page: 'articles/alt', title: 'Alt', path: '/blog/alt/' }),
      unit({ page: 'articles/neu', title: 'Neu', path: '/blog/neu/', publishedAt: '2027-02-01T10:00:00Z' }),
      unit({ page: 'articles/neu', language: 'en', title: 'New', path: '/en/blog/new/' }),
      unit({ page: 'articles/neu', containerKey: 'aside', title: 'Aside' }),
      unit({ page: 'articles/entwurf', title: 'Entwurf', path: '/blog/entwurf/', isPublished: false }),
      unit({ page: 'snippets/box', title: 'Kasten', path: null }),
      unit({ page: 'terms', title: 'AGB', path: '/agb/' }),
      unit({ page: 'privacy', title: 'Datenschutz', path: '/datenschutz/' }),
    ],
    'de',
  );
  expect(pages.article.map(({ title }) => title)).toEqual(['Neu', 'Alt']);
  expect(pages.page.map(({ title }) => title)).toEqual(['Fragen']);
  expect(pages.theme).toEqual([]);
});
