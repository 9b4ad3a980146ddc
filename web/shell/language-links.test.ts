import { expect, test } from 'vitest';
import { buildLanguageLinks } from './language-links.ts';

const plainPath = (language: string) => `/${language}/plain/`;

test('a page that is published in one language is offered in no other', () => {
  expect(buildLanguageLinks({ de: '/blog/nur-deutsch/' }, '?PID=17', plainPath)).toEqual({
    paths: [['de', '/blog/nur-deutsch/?PID=17']],
    areGuessed: false,
  });
});

test('the languages keep their order, whatever the order of the publications', () => {
  const { paths } = buildLanguageLinks({ it: '/it/b/', de: '/a/' }, '', plainPath);
  expect(paths).toEqual([
    ['de', '/a/'],
    ['it', '/it/b/'],
  ]);
});

test('where a page says nothing of its languages all of them are guessed', () => {
  for (const own of [undefined, {}]) {
    const { paths, areGuessed } = buildLanguageLinks(own, '?persons=3', plainPath);
    expect(areGuessed).toBe(true);
    expect(paths.map(([language]) => language)).toEqual(['de', 'en', 'fr', 'it']);
    expect(paths[2]).toEqual(['fr', '/fr/plain/?persons=3']);
  }
});
