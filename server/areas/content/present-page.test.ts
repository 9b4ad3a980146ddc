import { expect, test } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { pathsOfMatch } from './present-page.ts';
import { withPage, type Published, type PublishedPage } from './published.ts';

const text = (page: string, language: Language, slug?: string): PublishedPage => ({
  ...{ page, language, blocks: [], changedOn: '2027-01-02' },
  head: { title: page, description: page, ...(slug === undefined ? {} : { slug }) } as never,
});
const nothing = { all: [] as readonly PublishedPage[] } as Published;
const published = [
  text('articles/winter', 'de', 'winterwoche'),
  text('articles/winter', 'en', 'winter-week'),
  text('articles/meer', 'de', 'am-meer'),
  text('faq', 'de'),
  text('faq', 'fr'),
].reduce(withPage, nothing);

const pathsOf = (path: string) => {
  const routes = siteRoutes('add');
  return pathsOfMatch({ routes }, published, routes.matchPath(path) as never);
};

test('an article has its own word in each language in which it is published', () => {
  const paths = { de: '/blog/winterwoche/', en: '/en/blog/winter-week/' };
  expect(pathsOf('/blog/winterwoche/')).toEqual(paths);
  expect(pathsOf('/en/blog/winter-week/')).toEqual(paths);
  expect(pathsOf('/blog/am-meer/')).toEqual({ de: '/blog/am-meer/' });
});

test('another language’s word, and one that nobody has written, name no page', () => {
  expect(pathsOf('/en/blog/winterwoche/')).toEqual({});
  expect(pathsOf('/blog/sommer/')).toEqual({});
});

test('a page with a route of its own is known by it, and keeps the part that is asked for', () => {
  const paths = { de: '/haeufige-fragen/faq2/', fr: '/fr/questions-frequentes/faq2/' };
  expect(pathsOf('/haeufige-fragen/faq2/')).toEqual(paths);
  expect(pathsOf('/en/faq/faq2/')).toEqual(paths);
});
