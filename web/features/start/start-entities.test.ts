import { describe, expect, test } from 'vitest';
import { seedFiles } from '../../../content/seeds.ts';
import type { Teaser } from '../../../contract/locations/list-teasers.ts';
import type { Offer } from '../../../contract/offers/get-offers.ts';
import { topicNames } from '../../../domain/contact-topics.ts';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { parseContentLink } from '../../../domain/content-links.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { queryValues } from '../../../domain/query-values.ts';
import { parseSearchFilter, serializeSearchFilter } from '../../../domain/search-filter.ts';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { startPage } from '../../../domain/start-page.ts';
import { formatterFor } from '../../../texts/format.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { startEntities, startEntries, type StartText } from './start-entities.ts';

const { translate } = createSiteTexts();
const routes = siteRoutes('add');
const seeds = seedFiles().filter(({ page }) => page === startPage);
const texts = Object.fromEntries(
  await Promise.all(seeds.map(async ({ language, load }) => [language, (await load()).blocks])),
) as Record<Language, readonly ContentBlock[]>;

/** Every place that links and pictures of a text can name, as the server finds them. */
function written(language: Language): StartText {
  const links: Record<string, string> = {};
  const pictures: Record<string, string> = {};
  JSON.stringify(texts[language], (name, value: unknown) => {
    if (name === 'to' && typeof value === 'string') {
      const link = parseContentLink(value);
      if (link?.kind === 'search') links[value] = `${routes.pathOf('Search', language)}?${link.query}`;
      if (link?.kind === 'page') links[value] = routes.pathOf(link.name as 'Search', language);
    }
    if (name === 'scene' && typeof value === 'string') pictures[value] = `/pictures/scene/${value}`;
    return value;
  });
  return { blocks: texts[language], links, pictures };
}

const offersNamed = (language: Language): number[] =>
  [...JSON.stringify(texts[language]).matchAll(/"offer":(\d+)|"offer:(\d+)"/g)].map(([, one, other]) =>
    Number(one ?? other),
  );

const offer = (id: number, count = 3): Offer => ({
  id,
  name: `Angebot ${id}`,
  title: '',
  text: '',
  seoUrl: `/angebot-${id}/`,
  query: {},
  count,
});
const teaser = (key: string): Teaser => ({
  key,
  country: key,
  href: `/${key}/`,
  title: key,
  name: key,
  imageName: '',
  hide: false,
  count: 1,
});
const countries = ['gr', 'at', 'de'].map(teaser);

const entitiesOn = (today: string, language: Language, offers: readonly Offer[]) =>
  startEntities(
    written(language),
    { countries, regions: [], offers },
    { today, date: formatterFor(language, translate(language)).date },
  );

describe.each(languages)('the start page in %s', (language) => {
  const offers = [...new Set(offersNamed(language))].map((id) => offer(id));
  const shown = entitiesOn('2026-11-22', language, offers);

  test('links only to existing pages, with valid filters', () => {
    const hrefs = [
      ...shown.tips.map(({ href }) => href),
      ...shown.themes.map(({ path }) => path),
      ...shown.parks.flatMap(({ href, options }) => [href, ...options.map((option) => option.href)]),
      ...shown.portals.map(({ href }) => href),
      ...shown.countries.flatMap(({ contentLink }) => contentLink?.href ?? []),
    ];
    expect(hrefs.length).toBeGreaterThan(25);
    for (const href of hrefs) {
      const [path = '', query = ''] = href.split('?');
      const known = routes.matchPath(path) !== null || offers.some(({ seoUrl }) => seoUrl === path);
      expect(known, href).toBe(true);
      const filter = serializeSearchFilter(parseSearchFilter(queryValues(query)));
      expect(new URLSearchParams(filter).toString()).toBe(query);
    }
  });

  test('leaves out entries that lead to an offer without homes', () => {
    const none = entitiesOn('2026-11-22', language, [offer(100), offer(552, 0)]);
    expect(none.parks.map(({ id }) => id)).toEqual([100]);
    expect(none.portals).toEqual([]);
    expect(none.themes).toEqual([]);
    expect(none.countries.map(({ contentLink }) => contentLink)).toEqual([null, null, null]);
    expect(none.tips.map(({ id }) => id)).toEqual(['arrival', 'kitchen', 'packing', 'rain']);
  });

  test('shows three tips and folds three, in their order, each with a picture and its description', () => {
    expect(shown.tips.map(({ hide }) => hide)).toEqual([false, false, false, true, true, true]);
    for (const { picture, title, text, label } of shown.tips) {
      expect(picture.src).toMatch(/^\/pictures\/scene\/theme-[a-z-]+$/);
      for (const one of [picture.alt, title, text, label]) expect(one).not.toBe('');
    }
  });

  test('has the four park operators, and a theme beside its country', () => {
    expect(shown.parks.map(({ id }) => id)).toEqual([100, 552, 515, 187]);
    expect(shown.countries.map(({ contentLink }) => contentLink?.title ?? null)).toEqual([
      'Angebot 487',
      'Angebot 486',
      null,
    ]);
  });

  test('shows the label of a season until its deadline, and names the day', () => {
    expect(shown.labels.map(({ id }) => id)).toEqual(['snow']);
    expect(shown.labels[0]!.text).toMatch(/20.*2026/);
    expect(shown.labels[0]!.text).not.toContain('{{');
    expect(entitiesOn('2026-12-21', language, offers).labels).toEqual([]);
  });
});

test("countries named by editors come first in their order, others in the catalogue's order", () => {
  const entries = (hidden: string) => ({
    blocks: [
      {
        id: 'c',
        kind: 'countries' as const,
        countries: [
          { country: 'it', name: 'Bella Italia' },
          { country: hidden, hide: true as const },
          { country: 'zz' },
          { country: 'it' },
        ],
      },
    ],
    links: {},
    pictures: {},
  });
  const all = ['de', 'at', 'it', 'fr'].map(teaser).map((one, index) => ({ ...one, hide: index > 1 }));
  const { countries: shown } = startEntities(
    entries('de'),
    { countries: all, regions: [], offers: [] },
    { today: '2026-11-22', date: (day) => day },
  );
  expect(shown.map(({ key, name, hide }) => [key, name, hide])).toEqual([
    ['it', 'Bella Italia', false],
    ['de', 'de', true],
    ['at', 'at', false],
    ['fr', 'fr', true],
  ]);
});

test('the deadlines of info labels are those of the trade', () => {
  const deadlines = startEntries(texts.de, 'labels').map(({ deadline }) => deadline);
  expect(deadlines.toSorted((a, b) => a - b)).toEqual([21, 30, 31, 43, 61]);
});

test('the contact forms offer every topic in every language', () => {
  for (const language of languages) {
    expect(startEntries(texts[language], 'topics').map(({ topic }) => topic)).toEqual(topicNames);
  }
});

test('the texts differ between all languages', () => {
  const said = languages.map((language) => JSON.stringify(startEntries(texts[language], 'parks')));
  expect(new Set(said).size).toBe(languages.length);
});
