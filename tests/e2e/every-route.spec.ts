import type { APIRequestContext } from '@playwright/test';
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router';
import { seedFiles } from '../../content/seeds.ts';
import { contentPageOf } from '../../domain/content-pages.ts';
import { contentRoutes } from '../../domain/content-routes.ts';
import { defaultLanguage, languages, type Language } from '../../domain/language.ts';
import { redirectRoutes, reservedRoutes } from '../../domain/reserved-routes.ts';
import type { Route } from '../../domain/route.ts';
import { pathOfRoute } from '../../domain/routes.ts';
import { matchPath, servedRoutes } from '../../domain/site-routes.ts';
import { readPage, type PageAsSent } from './read-page.ts';
import { expect, test } from './request-test.ts';

/* Walks the whole route table over HTTP, without a browser. */

const params = {
  objectNumber: 1001,
  accountNumber: 10001,
  caseNumber: 100001,
  reportID: 1,
  offer: 122,
  foo: '',
  kind: 'Sehenswuerdigkeit',
  part: 'faq1',
  answer: 'newsletter_ok',
  ratingNumber: 'r1',
  bookingID: 5,
  customerNumber: 6,
  bookingDisplayNumber: 7,
  userKey: 'k',
  language: 'de',
};

const articleSlugs: Readonly<Record<Language, string>> = {
  de: 'erste-winterwoche-in-den-bergen',
  en: 'first-winter-week-in-the-mountains',
  fr: 'premiere-semaine-hiver-montagne',
  it: 'prima-settimana-inverno-montagna',
};

const statuses: Readonly<Record<string, number>> = { Error404: 404, Error500: 500 };

/** Pages of content that nobody has written yet. */
const written = new Set(seedFiles().map(({ page }) => page));
const isWritten = ({ name }: Route): boolean => {
  const isContent = contentRoutes.some((route) => route.name === name);
  return !isContent || written.has(contentPageOf(name)) || name === 'BlogArticle' || name === 'ThemesContent';
};

const served: readonly Route[] = servedRoutes.filter(isWritten);
const notServed: readonly Route[] = reservedRoutes;
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
  pathOfRoute(route, language, {
    ...params,
    theme: { de: 'meer', en: 'sea', fr: 'mer', it: 'mare' }[language],
    blogArticleName: articleSlugs[language],
    poiId,
  });

/** Every page, whatever it answers, has one heading, a title and its language. */
async function expectWhole(
  request: APIRequestContext,
  path: string,
  language: Language,
): Promise<PageAsSent> {
  const page = await readPage(request, path);
  expect(page.lang).toBe(language);
  expect(page.headings).toHaveLength(1);
  expect(page.title).toMatch(/.{6}/);
  if (page.robots === undefined) expect(page.description).toMatch(/.{20}/);
  return page;
}

type Answer = Pick<PageAsSent, 'status' | 'lang' | 'canonical'>;
const answers = new Map<string, Answer>();

/** What is at an address to which a page leads. The pages of all languages lead to the same ones: each is asked for once. */
async function answerAt(request: APIRequestContext, path: string): Promise<Answer> {
  const known = answers.get(path);
  if (known) return known;
  const { status, lang, canonical } = await readPage(request, path);
  const answer = { status, lang, canonical };
  answers.set(path, answer);
  return answer;
}

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

      expect(page.canonical).toMatch(/\/$/);
      const canonical = await request.head(page.canonical ?? '', { maxRedirects: 0 });
      expect(canonical.status()).toBe(200);

      if (route.noIndex) expect(page.robots).toContain('noindex');
      if (page.robots === undefined) {
        expect(page.alternates[language]).toBe(page.canonical);
        expect(page.alternates['x-default']).toBe(page.alternates[defaultLanguage]);
      }
      for (const [code, address] of Object.entries(page.alternates)) {
        const other = await answerAt(request, address);
        const expected = code === 'x-default' ? defaultLanguage : code;
        expect([other.status, other.lang, other.canonical]).toEqual([200, expected, address]);
      }
    });

    if (route.unprefixed || route.header === 'none') continue;
    test(`from ${route.name} in ${language} the language switch leads to the same page and query`, async ({
      request,
    }) => {
      const query = '?persons=4&sauna=Y';
      const page = await readPage(request, pathIn(route, language) + query);
      expect(page.status).toBe(statuses[route.name] ?? 200);
      for (const other of languages) {
        const target = page.switches[other] ?? '';
        expect(target.endsWith(query), target).toBe(true);
        const path = target.slice(0, -query.length);
        const answer = await answerAt(request, path);
        expect([answer.status, answer.lang]).toEqual([page.status, other]);
        // A home has one canonical address, an offer one of its own: all else stays the same route.
        const match = matchPath(path);
        const expected = route.name === 'ObjectPageOld' ? 'ObjectPage' : route.name;
        if (!hasOwnAddress(route)) expect(match?.name).toBe(expected);
      }
    });
  }
}

/** The data of all routes of a page, as its browser reads them from the page. */
const dataInPage = ({ html }: PageAsSent): unknown => {
  const [, text = ''] = /<script id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)!;
  return JSON.parse(text.split('\n')[0]!);
};

/** Reads the same data as a change of page asks for them, which keeps dates, sets and the like. */
async function dataAlone(request: APIRequestContext, path: string): Promise<Record<string, unknown>> {
  const response = await request.get(`${path}_.data`);
  const body = new Response(new Uint8Array(await response.body())).body!;
  const { value } = await decodeViaTurboStream(body, globalThis);
  const routes = Object.entries(value as Record<string, { data: unknown }>);
  return Object.fromEntries(routes.map(([id, { data }]) => [id, data]));
}

for (const route of served.filter(({ name }) => statuses[name] === undefined)) {
  test(`${route.name} has no data that JSON would change`, async ({ request }) => {
    const path = pathIn(route, languagesOf(route)[0]!);
    const page = await readPage(request, path);
    expect(dataInPage(page)).toEqual(await dataAlone(request, path));
  });
}

for (const route of served) {
  test(`a translated path of ${route.name} answers as the page itself`, async ({ request }) => {
    for (const language of languagesOf(route)) {
      for (const targetLanguageCode of route.unprefixed ? (['de', 'en'] as const) : languages) {
        const asked = { routepath: pathIn(route, language), languageCode: language, targetLanguageCode };
        const answer = await request.get('/api/whoami/translate', { params: asked });
        const { data } = (await answer.json()) as { data: { datas: { location: string } } };
        const page = await answerAt(request, data.datas.location);
        const expected = [statuses[route.name] ?? 200, targetLanguageCode];
        expect([page.status, page.lang], data.datas.location).toEqual(expected);
      }
    }
  });
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
