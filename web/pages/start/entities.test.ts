import { describe, expect, test } from 'vitest';
import type { Teaser } from '../../../contract/locations/list-teasers.ts';
import type { Offer } from '../../../contract/offers/get-offers.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { queryValues } from '../../../domain/query-values.ts';
import { parseSearchFilter, serializeSearchFilter } from '../../../domain/search-filter.ts';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { homeContent } from '../../../server/areas/content/content.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { startEntities } from './entities.ts';

const routes = siteRoutes('add');
const content = { home: homeContent };
const { translate } = createSiteTexts();

const offersNamed = (language: Language): number[] => {
  const written = content.home(language);
  const targets = [...written.travelTips, ...written.countryContentLinks].map(({ target }) => target);
  return [
    ...targets.flatMap((target) => ('offer' in target ? [target.offer] : [])),
    ...[...written.parkTeasers, ...written.categoryBackgrounds, ...written.portals].map(
      ({ offerID }) => offerID,
    ),
  ];
};

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
const countries = ['de', 'at', 'gr'].map(teaser);

const entitiesOn = (today: string, language: Language, offers: readonly Offer[]) =>
  startEntities({ content, routes, translate, today }, language, { countries, offers });

describe.each(languages)('the start page in %s', (language) => {
  const offers = [...new Set(offersNamed(language))].map((id) => offer(id));
  const shown = entitiesOn('2026-11-22', language, offers);

  test('links only to pages that there are, with filters that are ones', () => {
    const hrefs = [
      ...shown.tips.map(({ link }) => link),
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

  test('leaves out what leads to an offer without homes', () => {
    const none = entitiesOn('2026-11-22', language, [offer(100), offer(552, 0)]);
    expect(none.parks.map(({ id }) => id)).toEqual([100]);
    expect(none.portals).toEqual([]);
    expect(none.themes).toEqual([]);
    expect(none.countries.map(({ contentLink }) => contentLink)).toEqual([null, null, null]);
    expect(none.tips.map(({ id }) => id)).toEqual(['arrival', 'kitchen', 'packing', 'rain']);
  });

  test('shows three tips and keeps three, in their order, each with a picture that is described', () => {
    expect(shown.tips.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(shown.tips.filter(({ hide }) => hide)).toHaveLength(3);
    for (const { img, title, content: words } of shown.tips) {
      expect(img.src).toMatch(/^\/pictures\/scene\/theme-[a-z-]+$/);
      for (const text of [img.alt, img.title, title, words.text, words.btn]) expect(text).not.toBe('');
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

  test('tells of a season until its deadline, and names the day', () => {
    expect(shown.labels.map(({ id }) => id)).toEqual(['snow']);
    expect(shown.labels[0]!.text).toMatch(/20.*2026/);
    expect(shown.labels[0]!.text).not.toContain('{{');
    expect(entitiesOn('2026-12-21', language, offers).labels).toEqual([]);
  });
});

test('the deadlines of info labels are those of the trade', () => {
  const deadlines = content.home('de').infoLabels.map(({ deadline }) => deadline);
  expect(deadlines.toSorted((a, b) => a - b)).toEqual([21, 30, 31, 43, 61]);
});

test('all languages say something of their own', () => {
  const texts = languages.map((language) => JSON.stringify(content.home(language).parkTeasers));
  expect(new Set(texts).size).toBe(languages.length);
});
