import { expect, test } from 'vitest';
import { pageMeta, type PageHead } from './page-head.ts';

const origin = 'https://feriola.example';

/** The addresses that a page tells search engines, by language, and its own. */
function toldOf(head: Pick<PageHead, 'path' | 'languageLinks'> & Partial<PageHead>) {
  const links = pageMeta({
    loaderData: { head: { title: 'T', description: 'D', ...head }, origin },
  }) as unknown as (Record<string, string> | undefined)[];
  const told = (rel: string): [string, string][] =>
    links
      .filter((link) => link?.['rel'] === rel)
      .map(({ hrefLang = '', href = '' } = {}) => [hrefLang, href.replace(origin, '')]);
  return { canonical: told('canonical')[0]?.[1], alternates: Object.fromEntries(told('alternate')) };
}

test('a page names its languages, and German for everybody else', () => {
  expect(toldOf({ path: '/en/tuscany/', languageLinks: { de: '/toskana/', en: '/en/tuscany/' } })).toEqual({
    canonical: '/en/tuscany/',
    alternates: { de: '/toskana/', en: '/en/tuscany/', 'x-default': '/toskana/' },
  });
});

test('the second page of a list is the second page in each language', () => {
  expect(
    toldOf({ path: '/toskana/?page=2', languageLinks: { de: '/toskana/', en: '/en/tuscany/' } }),
  ).toEqual({
    canonical: '/toskana/?page=2',
    alternates: {
      de: '/toskana/?page=2',
      en: '/en/tuscany/?page=2',
      'x-default': '/toskana/?page=2',
    },
  });
});

test('without German the first language in which the page exists is for everybody else', () => {
  const languageLinks = { de: '/object/7/', fr: '/fr/object/7/', it: '/it/object/7/' };
  const { alternates } = toldOf({ path: '/it/object/7/', languageLinks, textLanguages: ['it', 'fr'] });
  expect(alternates).toEqual({
    fr: '/fr/object/7/',
    it: '/it/object/7/',
    'x-default': '/fr/object/7/',
  });
  expect(toldOf({ path: '/object/7/', languageLinks, textLanguages: [] }).alternates).toEqual({});
});

test('keywords stand in the head where there are some', () => {
  const head = { title: 'T', description: 'D', path: '/toskana/', languageLinks: {} };
  const tagsOf = (keywords?: string): unknown[] =>
    pageMeta({ loaderData: { head: { ...head, ...(keywords !== undefined && { keywords }) }, origin } });
  expect(tagsOf('ferienhaus küste')).toContainEqual({ name: 'keywords', content: 'ferienhaus küste' });
  for (const none of [tagsOf(''), tagsOf()]) expect(JSON.stringify(none)).not.toContain('keywords');
});
