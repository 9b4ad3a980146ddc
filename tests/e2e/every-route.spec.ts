import { expect, test as base, type APIRequestContext, type APIResponse } from '@playwright/test';
import { defaultLanguage, languages, type Language } from '../../domain/language.ts';
import { redirectRoutes, reservedRoutes } from '../../domain/reserved-routes.ts';
import { routeTable, type Route } from '../../domain/route-table.ts';
import { matchPath, pathOfRoute } from '../../domain/routes.ts';

/* Walks the whole route table over HTTP, without a browser. */

const test = base.extend({ baseURL: ({}, use) => use(process.env['SITE_URL']) });

const params = {
  objectNumber: 1001,
  offer: 122,
  foo: '',
  kind: 'Sehenswuerdigkeit',
  theme: 'wandern',
  blogArticleName: 'inseln',
  part: 'faq1',
  answer: 'newsletter_ok',
  ratingNumber: 'r1',
  bookingID: 5,
  customerNumber: 6,
  bookingDisplayNumber: 7,
  userKey: 'k',
  language: 'de',
};

const statuses: Readonly<Record<string, number>> = { Error404: 404, Error500: 500 };

const allRoutes: readonly Route[] = routeTable;
const served = allRoutes.filter(({ page }) => page !== undefined);
const notServed: readonly Route[] = [
  ...allRoutes.filter(({ page }) => page === undefined),
  ...reservedRoutes,
];
/** Its canonical address is that of an offer. */
const hasOwnAddress = ({ path, canonicalOffer }: Route): boolean =>
  canonicalOffer === true || (typeof path === 'string' && path.includes(':offer'));

const languagesOf = (route: Route): readonly Language[] => (route.unprefixed ? [defaultLanguage] : languages);

let poiId = 0;
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env['SITE_URL'] ?? '' });
  const response = await request.post('/api/poi/pois', { data: { queryParameters: { country: 'it' } } });
  poiId = ((await response.json()) as { data: { pois: { poiId: number }[] } }).data.pois[0]!.poiId;
  await request.dispose();
});

const pathIn = (route: Route, language: Language): string =>
  pathOfRoute(route, language, { ...params, poiId });

const unescaped = (text: string): string =>
  text.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (_, name: string) => {
    const marks: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' };
    return marks[name] ?? '';
  });

/** The attributes of all elements of a kind. */
function elements(html: string, kind: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${kind}\\b([^>]*)>`, 'g'))].map(([, inner = '']) =>
    Object.fromEntries(
      [...inner.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}

interface Page {
  html: string;
  status: number;
  lang: string | undefined;
  links: Record<string, string>[];
}

async function read(response: APIResponse): Promise<Page> {
  const html = await response.text();
  return {
    html,
    status: response.status(),
    lang: elements(html, 'html')[0]?.['lang'],
    links: elements(html, 'link'),
  };
}

async function expectWhole(request: APIRequestContext, path: string, language: Language): Promise<Page> {
  const page = await read(await request.get(path, { maxRedirects: 0 }));
  expect(page.lang).toBe(language);
  expect(elements(page.html, 'h1')).toHaveLength(1);
  expect(unescaped(/<title>([^<]*)<\/title>/.exec(page.html)?.[1] ?? '')).toMatch(/.{6}/);
  const robots = elements(page.html, 'meta').find(({ name }) => name === 'robots');
  if (robots === undefined) {
    const description = elements(page.html, 'meta').find(({ name }) => name === 'description');
    expect(description?.['content']).toMatch(/.{20}/);
  }
  return page;
}

const pathOfUrl = (url: string | undefined): string => {
  const { pathname, search } = new URL(url ?? '', process.env['SITE_URL']);
  return pathname + search;
};

for (const route of served) {
  for (const language of languagesOf(route)) {
    test(`${route.name} in ${language} says what it is and where its other languages are`, async ({
      request,
    }) => {
      const path = pathIn(route, language);
      const page = await expectWhole(request, path, language);
      const status = statuses[route.name] ?? 200;
      expect(page.status).toBe(status);
      const head = await request.head(path, { maxRedirects: 0 });
      expect(head.status()).toBe(status);
      if (status !== 200) return;

      const canonical = page.links.filter(({ rel }) => rel === 'canonical');
      expect(canonical).toHaveLength(1);
      const canonicalPath = pathOfUrl(canonical[0]?.['href']);
      expect(canonicalPath.endsWith('/')).toBe(true);
      const canonicalAnswer = await request.head(canonicalPath, { maxRedirects: 0 });
      expect(canonicalAnswer.status()).toBe(200);

      const isKeptOut = elements(page.html, 'meta').some(({ name }) => name === 'robots');
      if (route.noIndex) expect(isKeptOut).toBe(true);
      const alternates = page.links.filter(({ rel }) => rel === 'alternate');
      if (!isKeptOut) {
        const named = alternates.map(({ hreflang }) => hreflang).filter((code) => code !== 'x-default');
        expect(named).toContain(language);
        expect(alternates.filter(({ hreflang }) => hreflang === 'x-default')).toHaveLength(1);
        const own = alternates.find(({ hreflang }) => hreflang === language);
        expect(pathOfUrl(own?.['href'])).toBe(canonicalPath);
      }
      for (const { hreflang, href } of alternates) {
        const other = await read(await request.get(pathOfUrl(href), { maxRedirects: 0 }));
        expect([other.status, other.lang]).toEqual([200, hreflang === 'x-default' ? 'de' : hreflang]);
      }
    });

    if (route.unprefixed || route.header === 'none') continue;
    test(`from ${route.name} in ${language} the language switch leads to the same page and query`, async ({
      request,
    }) => {
      const query = '?persons=4&sauna=Y';
      const { html, status } = await read(await request.get(pathIn(route, language) + query));
      expect(status).toBe(statuses[route.name] ?? 200);
      const switches = elements(html, 'a').filter(({ hreflang }) => hreflang !== undefined);
      for (const other of languages) {
        const found = switches.filter(({ hreflang }) => hreflang === other);
        expect(found.length, `links to ${other}`).toBeGreaterThan(0);
        const hrefs = new Set(found.map(({ href }) => pathOfUrl(href)));
        expect(hrefs.size).toBe(1);
        const [href = ''] = hrefs;
        expect(href.endsWith(query)).toBe(true);
        const [path = ''] = href.split('?');
        const answer = await read(await request.get(path, { maxRedirects: 0 }));
        expect([answer.status, answer.lang]).toEqual([status, other]);
        // A home has one canonical address, an offer one of its own: all else stays the same route.
        const match = matchPath(path);
        const expected = route.name === 'ObjectPageOld' ? 'ObjectPage' : route.name;
        if (!hasOwnAddress(route)) expect(match?.name).toBe(expected);
      }
    });
  }
}

for (const route of notServed) {
  test(`${route.name} has no page, and says so at once in each language`, async ({ request }) => {
    for (const language of languagesOf(route)) {
      for (const path of [pathIn(route, language), pathIn(route, language).replace(/\/$/, '')]) {
        const page = await expectWhole(request, path, language);
        expect(page.status, path).toBe(404);
      }
    }
  });
}

for (const { name, path } of redirectRoutes) {
  test(`${name} leads elsewhere`, async ({ request }) => {
    const response = await request.get(`/${path}`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toMatch(/^(\/$|https:\/\/)/);
  });
}
