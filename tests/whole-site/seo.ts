import { expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { siteRoutes } from '../../domain/site-routes.ts';
import type { DemoSite } from '../harness/demo-site.ts';

const { pathOf } = siteRoutes('add');

type Thing = Record<string, unknown>;

/** Properties of each schema.org type that search engines need. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  VacationRental: ['identifier', 'name', 'image', 'latitude', 'longitude', 'address', 'containsPlace', 'url'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  Accommodation: ['occupancy', 'additionalType'],
  QuantitativeValue: ['value'],
  LocationFeatureSpecification: ['name', 'value'],
  AggregateRating: ['ratingValue', 'ratingCount'],
  Offer: ['price', 'priceCurrency'],
  UnitPriceSpecification: ['minPrice', 'priceCurrency', 'unitCode'],
};

/** All typed objects, at any depth. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Thing] : [];
  return [...own, ...Object.values(value).flatMap(thingsIn)];
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

interface ReadPage {
  status: number;
  html: string;
  canonical: string;
  robots: string;
  alternates: Map<string, string>;
  roots: Thing[];
}

const attribute = (tag: string | undefined, name: string): string =>
  unescaped(new RegExp(`${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1] ?? '');

async function readTags(site: DemoSite, path: string): Promise<ReadPage> {
  const { status, text: html } = await site.ask(path);
  const tags = html.match(/<(?:link|meta)\b[^>]*>/g) ?? [];
  return {
    status,
    html,
    canonical: attribute(
      tags.find((tag) => attribute(tag, 'rel') === 'canonical'),
      'href',
    ),
    robots: attribute(
      tags.find((tag) => attribute(tag, 'name') === 'robots'),
      'content',
    ),
    alternates: new Map(
      tags
        // A feed is an alternate too, in no other language.
        .filter((tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang') !== '')
        .map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    roots: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as Thing,
    ),
  };
}

const kinds: readonly (readonly [string, string, readonly string[]])[] = [
  ['the start page', pathOf('Home', 'en'), ['Organization', 'WebSite']],
  ['a home', pathOf('ObjectPage', 'fr', { objectNumber: 1001 }), ['VacationRental', 'BreadcrumbList']],
  ['the search', pathOf('Search', 'de'), ['ItemList']],
  ['a region', '/en/tuscany/', ['BreadcrumbList', 'ItemList']],
  ['a themed search', pathOf('SkiHoliday', 'it'), ['ItemList']],
];

export function testSeo(site: DemoSite): void {
  const read = (path: string): Promise<ReadPage> => readTags(site, path);

  for (const [kind, path, types] of kinds) {
    test(`the structured data of ${kind} is complete`, async () => {
      const { status, roots } = await read(path);
      expect(status).toBe(200);
      const found = roots.map((root) => root['@type']);
      for (const type of types) expect(found).toContain(type);
      for (const root of roots) expect(root['@context']).toBe('https://schema.org');
      for (const thing of thingsIn(roots)) {
        const type = String(thing['@type']);
        const properties = required[type];
        expect(properties, `${type} is known`).toBeDefined();
        for (const name of properties ?? []) {
          expect(thing[name], `${type}.${name}`).toBeDefined();
          expect(thing[name], `${type}.${name}`).not.toBe('');
        }
        for (const name of ['url', 'item', 'logo']) {
          if (thing[name] !== undefined) expect(String(thing[name])).toMatch(/^https?:\/\//);
        }
      }
      const lists = thingsIn(roots).filter((thing) => String(thing['@type']).endsWith('List'));
      for (const list of lists) {
        const positions = (list['itemListElement'] as Thing[]).map(({ position }) => position);
        expect(positions).toEqual(positions.map((_, index) => index + 1));
      }
    });
  }

  test('demo ratings are nobody’s voice: no aggregate rating', async () => {
    const { roots } = await read(pathOf('ObjectPage', 'de', { objectNumber: 1001 }));
    expect(thingsIn(roots).map((thing) => thing['@type'])).not.toContain('AggregateRating');
  });

  test('every kind of page has a picture for previews that is there', async () => {
    const pictures = new Set<string>();
    for (const path of [
      ...kinds.map(([, path]) => path),
      pathOf('terms', 'it'),
      pathOf('OfferOverview', 'fr'),
    ]) {
      const { html } = await read(path);
      const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1];
      expect(picture, path).toMatch(/^https?:\/\/[^/]+\/pictures\/og\//);
      pictures.add(new URL(picture!).pathname);
      expect(html).toMatch(/property="og:locale" content="[a-z]{2}_[A-Z]{2}"/);
    }
    for (const picture of pictures) {
      const { status, headers } = await site.ask(picture);
      expect([picture, status, headers['content-type']]).toEqual([picture, 200, 'image/jpeg']);
    }
  });

  test('pages of a list: own canonical, neighbours, numbered titles; beyond the last: the last; filtered: not indexed', async () => {
    const path = pathOf('Search', 'de');
    const first = await read(path);
    const second = await read(`${path}?page=2`);
    expect([first.robots, second.robots]).toEqual(['', '']);
    expect(new URL(second.canonical).search).toBe('?page=2');
    expect(second.html).toMatch(/<title>[^<]*Seite 2/);
    const neighbour = (html: string, rel: string): string =>
      attribute(
        (html.match(/<link\b[^>]*>/g) ?? []).find((tag) => attribute(tag, 'rel') === rel),
        'href',
      );
    expect(neighbour(first.html, 'next')).toBe(second.canonical);
    expect(neighbour(second.html, 'prev')).toBe(first.canonical);
    expect(neighbour(first.html, 'prev')).toBe('');
    expect([...second.alternates.keys()]).toEqual([...languages, 'x-default']);
    expect(second.alternates.get('de')).toBe(second.canonical);
    for (const [, address] of second.alternates) {
      const other = await read(address.replace(/^https?:\/\/[^/]*/, ''));
      expect([other.status, other.canonical]).toEqual([200, address]);
    }
    for (const query of ['swimmingpool=Y', 'persons=5', 'sort=priceAsc', 'PID=4711', 'q=See']) {
      expect([query, (await read(`${path}?${query}`)).robots]).toEqual([query, 'noindex']);
    }
    for (const list of [path, '/toskana/', pathOf('SkiHoliday', 'en')]) {
      const beyond = await site.ask(`${list}?page=9999&gclid=abc`);
      expect([list, beyond.status]).toEqual([list, 302]);
      const last = beyond.headers['location'] ?? '';
      // A short list has its first page alone.
      expect(last.slice(list.length)).toMatch(/^\?(?:page=\d+&)?gclid=abc$/);
      const { status, html } = await read(last);
      expect([last, status]).toEqual([last, 200]);
      expect(html).toContain('data-testid="result-card"');
    }
  });

  test('robots.txt leads to the sitemaps', async () => {
    const { text } = await site.ask('/robots.txt');
    expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
    expect(text).toContain('Disallow: /api/');
  });

  for (const language of languages) {
    test(`addresses of the sitemaps in ${language} answer, may be indexed and are their own canonical ones`, async () => {
      const { text: index } = await site.ask('/sitemap.xml');
      const sitemaps = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)]
        .map(([, loc]) => new URL(loc!).pathname)
        .filter((path) => path.includes(`-${language}`));
      expect(sitemaps.length).toBeGreaterThanOrEqual(3);
      for (const sitemap of sitemaps) {
        const { headers, text } = await site.ask(sitemap);
        expect(headers['content-type']).toContain('xml');
        const urls = text.match(/<url>.*?<\/url>/gs) ?? [];
        // A landlord's first home may be alone in its range of numbers.
        expect(urls.length).toBeGreaterThan(sitemap.includes('/homes-') ? 0 : 3);
        expect(urls.length).toBeLessThanOrEqual(50_000);
        const locs = urls.map((url) => unescaped(/<loc>([^<]*)</.exec(url)![1]!));
        expect(new Set(locs).size).toBe(locs.length);
        const step = Math.max(1, Math.floor(urls.length / 12));
        for (let at = 0; at < urls.length; at += step) {
          const loc = new URL(locs[at]!);
          const page = await read(loc.pathname + loc.search);
          expect([loc.pathname, page.status, page.robots, page.canonical]).toEqual([
            loc.pathname,
            200,
            '',
            loc.href,
          ]);
          const told = [...urls[at]!.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
          expect(new Map(told.map(([, hreflang, href]) => [hreflang!, unescaped(href!)]))).toEqual(
            page.alternates,
          );
        }
      }
    });
  }

  test('there is no sitemap of anything else', async () => {
    for (const path of [
      'pages-xx.xml',
      'homes-de-199999.xml',
      'homes-de-999999.xml',
      'homes-de.xml',
      '..%2f.xml',
      'x',
    ]) {
      expect((await site.ask(`/sitemaps/${path}`)).status, path).toBe(404);
    }
  });
}
