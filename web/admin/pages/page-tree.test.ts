import { expect, test } from 'vitest';
import type { ListedUnit } from '../../../contract/content/list-contents.ts';
import { buildRows } from '../editors/pages-of.ts';
import { buildTree, findPages, possibleParents } from './page-tree.ts';

const unit = (page: string, title: string, parent: string | null = null, slug: string | null = null) =>
  ({
    ...{ contentID: 1, page, containerKey: 'main', language: 'de', title, path: `/${page}/`, link: null },
    ...{
      parent,
      slug,
      canStandAbove: /^(?:about|pages)/.test(page),
      status: 'published',
      isPublished: true,
      publishedAt: '2026-11-01T12:00:00.000Z',
    },
    ...{
      publishedRevision: 1,
      sourceRevision: null,
      draft: null,
      lockedBy: null,
      schedules: [],
      snippets: [],
    },
  }) satisfies ListedUnit;

const tree = buildTree(
  buildRows(
    [
      unit('about', 'Das Beste'),
      unit('blog', 'Blog'),
      unit('articles/one', 'Ein Artikel', 'blog', 'eins'),
      unit('pages/team', 'Team', 'about', 'team'),
      {
        ...unit('pages/berlin', 'Berlin', 'pages/team', 'berlin'),
        draft: { author: 'Erika', updatedAt: '2026-11-20T08:00:00.000Z' },
      },
      unit('pages/lost', 'Verwaist', 'help-ukraine', 'lost'),
      { ...unit('pages/gone', 'Weg', null, 'gone'), isPublished: false },
      unit('snippets/arrival', 'Anreise'),
      unit('home', 'Urlaub'),
    ],
    'de',
  ),
);

test('each page is followed by those below it; texts without an address are left out', () => {
  expect(tree.map(({ row, depth }) => [row.page, depth])).toEqual([
    ['home', 0],
    ['blog', 0],
    ['articles/one', 1],
    ['about', 0],
    ['pages/team', 1],
    ['pages/berlin', 2],
    ['pages/lost', 0],
  ]);
  expect(tree.find(({ row }) => row.page === 'pages/berlin')).toMatchObject({
    lastChange: '2026-11-20T08:00:00.000Z',
    slugs: { de: 'berlin' },
  });
});

test('a page stands below others, but not below itself or those below it', () => {
  const names = (page: string | null) => possibleParents(tree, page).map(({ row }) => row.page);
  expect(names(null)).toEqual(['about', 'pages/team', 'pages/berlin', 'pages/lost']);
  expect(names('pages/team')).toEqual(['about', 'pages/lost']);
});

test.each([
  ['ber', 1],
  ['artikel eins', 1],
  ['TEAM', 1],
  ['nirgends', 0],
])('%s is found by title and address', (sought, count) => {
  expect(findPages(tree, sought)).toHaveLength(count);
});

test('nothing sought finds every page', () => {
  expect(findPages(tree, ' ')).toEqual(tree);
});
