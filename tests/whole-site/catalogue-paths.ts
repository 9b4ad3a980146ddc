import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../domain/language.ts';
import type { DemoSite } from '../harness/demo-site.ts';
import { readPage } from './read-page.ts';

export function testCataloguePaths(site: DemoSite): void {
  const teasersOf = (language: Language) =>
    site.call<Record<'countries' | 'regions', { href: string; title: string; name: string }[]>>(
      `/api/location/teasers?languageCode=${language}`,
    );

  for (const language of languages) {
    test(`countries, regions, places and offers have their own pages in ${language}`, async () => {
      const { countries, regions } = await teasersOf(language);
      const some = <Entry>(entries: readonly Entry[], step: number): Entry[] =>
        entries.filter((_, index) => index % step === 0);
      const offers = await site.call<{ id: number; seoUrl: string; title: string }[]>(
        `/api/offer?offerList=1&languageCode=${language}`,
      );
      const region = regions[0]!;
      const whoami = await site.call<{ datas: { location: { topLinks: { path: string; name: string }[] } } }>(
        `/api/whoami?routepath=${encodeURIComponent(region.href)}&languageCode=${language}`,
      );
      const places = whoami.datas.location.topLinks.map(({ path }) => path);
      expect(places.length).toBeGreaterThan(0);
      const parks = offers.filter(({ id }) => [100, 552, 515, 187].includes(id));
      expect(parks).toHaveLength(4);
      const paths = [
        ...some(countries, 5).map(({ href }) => href),
        ...some(regions, 12).map(({ href }) => href),
        ...places.slice(0, 2),
        ...some(offers, 8).map(({ seoUrl }) => seoUrl),
        ...parks.map(({ seoUrl }) => seoUrl),
      ];
      for (const path of paths) {
        const page = await readPage(site, path);
        expect([page.status, page.lang], path).toEqual([200, language]);
        expect(page.headings, path).toHaveLength(1);
        expect(page.canonical, path).toBe(path);
        expect(page.description, path).toMatch(/.{20}/);
        expect(Object.keys(page.alternates).sort(), path).toEqual([...languages, 'x-default'].sort());
        expect(page.alternates[language], path).toBe(path);
        for (const other of languages) expect(page.switches[other], path).toBe(page.alternates[other]);
      }
    });
  }

  test('the page of a park teaser leads to the operator by its number', async () => {
    for (const id of [100, 552, 515, 187]) {
      for (const path of [`/angebote/${id}/`, `/besondere-angebote/${id}/park/`]) {
        const page = await readPage(site, path);
        expect(page.status).toBe(200);
        expect(page.canonical).toMatch(/^\/ferienparks\/[a-z]+\/$/);
      }
    }
  });

  test('an offer that nobody knows is a 404 above the whole catalogue', async () => {
    const page = await readPage(site, '/angebote/999999/');
    expect(page.status).toBe(404);
    expect(page.html).toContain('data-testid="result-card"');
  });

  test('a home that is gone answers 410 with homes like it, at each of its addresses', async () => {
    for (const path of ['/object/1000/', '/1000/', '/en/object/1000/']) {
      const page = await readPage(site, path);
      expect([page.status, page.lang], path).toEqual([410, path.startsWith('/en/') ? 'en' : 'de']);
      expect(page.headings, path).toHaveLength(1);
      expect(page.html, path).toMatch(/\/object\/1[0-9]{3}\//);
      expect(page.switches['fr'], path).toMatch(/^\/fr\/(object\/)?1000\/$/);
    }
  });

  test('addresses of earlier years land at once', async () => {
    for (const [path, location] of [
      ['/ferienhaus-toskana', '/toskana/'],
      ['/de/ferienhaus-toskana/?persons=3', '/toskana/?persons=3'],
      ['/index.cfm?event=objekt.showObject&onr=1001', '/object/1001/'],
      ['/index.cfm?fuseaction=search.list&land=IT&personen=4', '/search/?persons=4&country=it'],
      ['/search?personen=4&pool=1', '/search/?persons=4&swimmingpool=Y'],
      ['/index.cfm', '/'],
    ] as const) {
      const { status, headers } = await site.ask(path);
      expect([status, headers['location']], path).toEqual([301, location]);
      expect((await site.ask(location)).status, location).toBe(200);
    }
  });

  describe('how many homes a result page shows', () => {
    const cards = (html: string): number => html.split('data-testid="result-card"').length - 1;
    for (const [path, count] of [
      ['/search/', 10],
      ['/search/?sort=priceAsc', 10],
      ['/toskana/', 10],
      ['/skiurlaub/', 10],
      ['/search/?PID=17', 10],
      ['/search/?PID=17&persons=4', 10],
      ['/search/?persons=4', 40],
      ['/search/?objectsPerPage=7&persons=4', 40],
      ['/skiurlaub/?persons=4', 40],
      ['/search/?persons=2', 10],
    ] as const) {
      test(`${path}: ${count}`, async () => {
        expect(cards((await readPage(site, path)).html)).toBe(count);
      });
    }

    test('an offer presents itself until somebody looks for more than three things', async () => {
      // Behind the number of homes, which each filter changes.
      const headingOf = async (query: string): Promise<string> =>
        ((await readPage(site, `/search/?${query}`)).headings[0] ?? '').replace(/^[^·]*·/, '');
      const own = await headingOf('offer=122');
      expect(await headingOf('offer=122&persons=4')).toBe(own);
      expect(await headingOf('offer=122&persons=4&sauna=Y&tv=Y')).not.toBe(own);
      expect(await headingOf('persons=4')).not.toBe(own);
    });
  });
}
