import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLanguage, languages, type Language } from '../../domain/language.ts';
import { redirectRoutes } from '../../domain/reserved-routes.ts';
import type { Route } from '../../domain/route.ts';
import { matchPath } from '../../domain/site-routes.ts';
import { demoSite } from '../harness/demo-site.ts';
import { readPage, type PageAsSent } from './read-page.ts';
import {
  languagesOf,
  notServed,
  pathIn as pathOn,
  served,
  statusOf,
  triedLanguagesOf,
} from './routes-under-test.ts';

/* Walks the whole route table: each route is one test, which says in which language it fails. */

const site = demoSite();
let poiId = 0;
beforeAll(async () => {
  await site.start();
  const sights = { queryParameters: { country: 'it' } };
  const { pois } = await site.call<{ pois: { poiId: number }[] }>('/api/poi/pois', sights);
  poiId = pois[0]!.poiId;
}, 300_000);
afterAll(() => site.stop());

const pathIn = (route: Route, language: Language): string => pathOn(route, language, poiId);
/** Its canonical address is that of an offer. */
const hasOwnAddress = ({ path, canonicalOffer }: Route): boolean =>
  canonicalOffer === true || (typeof path === 'string' && path.includes(':offer'));

/** Every page, whatever it answers, has one heading, a title and its language. */
async function expectWhole(path: string, language: Language): Promise<PageAsSent> {
  const page = await readPage(site, path);
  expect(page.lang, path).toBe(language);
  expect(page.headings, path).toHaveLength(1);
  expect(page.title, path).toMatch(/.{6}/);
  if (page.robots === undefined) expect(page.description, path).toMatch(/.{20}/);
  return page;
}

type ShortAnswer = Pick<PageAsSent, 'status' | 'lang' | 'canonical'>;
const answers = new Map<string, ShortAnswer>();

function remember(path: string, { status, lang, canonical }: PageAsSent): ShortAnswer {
  const answer = { status, lang, canonical };
  answers.set(path, answer);
  return answer;
}

/**
 * Returns the answer at an address to which a page links. The pages of all languages link to the same addresses, so
 * that each is requested once.
 */
const answerAt = async (path: string): Promise<ShortAnswer> =>
  answers.get(path) ?? remember(path, await readPage(site, path));

async function expectAlternates(
  page: PageAsSent,
  route: Route,
  language: Language,
  where: string,
): Promise<void> {
  if (page.robots === undefined) {
    expect(page.alternates[language], where).toBe(page.canonical);
    expect(page.alternates['x-default'], where).toBe(page.alternates[defaultLanguage]);
    expect(Object.keys(page.alternates).sort(), where).toEqual([...languagesOf(route), 'x-default'].sort());
  }
  for (const [code, address] of Object.entries(page.alternates)) {
    const other = await answerAt(address);
    const expected = code === 'x-default' ? defaultLanguage : code;
    const found = [other.status, other.lang, other.canonical];
    expect(found, `${where} leads to ${address}`).toEqual([200, expected, address]);
  }
}

for (const route of served) {
  test(`${route.name} says in each language what it is and where its other languages are`, async () => {
    const status = statusOf(route);
    for (const language of languagesOf(route)) {
      const path = pathIn(route, language);
      const where = `${route.name} in ${language} (${path})`;
      const page = await expectWhole(path, language);
      remember(path, page);
      expect(page.status, where).toBe(status);
      if (triedLanguagesOf(route).includes(language)) {
        expect((await site.ask(path, { method: 'HEAD' })).status, where).toBe(status);
      }
      if (status !== 200) continue;
      expect(page.canonical, where).toMatch(/\/$/);
      expect((await answerAt(page.canonical ?? '')).status, `${where}: canonical`).toBe(200);
      if (route.noIndex) expect(page.robots, where).toContain('noindex');
      await expectAlternates(page, route, language, where);
    }
  });
}

for (const route of served.filter(({ unprefixed, header }) => !unprefixed && header !== 'none')) {
  test(`from ${route.name} the language switch leads to the same page and query`, async () => {
    const query = '?persons=4&sauna=Y';
    for (const language of triedLanguagesOf(route)) {
      const page = await readPage(site, pathIn(route, language) + query);
      expect(page.status, language).toBe(statusOf(route));
      for (const other of languages) {
        const target = page.switches[other] ?? '';
        const where = `from ${language} to ${other}: ${target}`;
        expect(target.endsWith(query), where).toBe(true);
        const path = target.slice(0, -query.length);
        const answer = await answerAt(path);
        expect([answer.status, answer.lang], where).toEqual([page.status, other]);
        // A home has one canonical address, an offer one of its own: all else stays the same route.
        const expected = route.name === 'ObjectPageOld' ? 'ObjectPage' : route.name;
        if (!hasOwnAddress(route)) expect(matchPath(path)?.name, where).toBe(expected);
      }
    }
  });
}

/** The data of all routes of a page, as its browser reads them from the page. */
const dataInPage = ({ html }: PageAsSent): unknown => {
  const [, text = ''] = /<script id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)!;
  return JSON.parse(text.split('\n')[0]!);
};

/** Reads the same data as a client-side navigation requests them, which preserves dates, sets and the like. */
async function dataAlone(path: string): Promise<Record<string, unknown>> {
  const { bytes } = await site.ask(`${path}_.data`);
  const { value } = await decodeViaTurboStream(new Response(new Uint8Array(bytes)).body!, globalThis);
  const routes = Object.entries(value as Record<string, { data: unknown }>);
  return Object.fromEntries(routes.map(([id, { data }]) => [id, data]));
}

for (const route of served.filter((one) => statusOf(one) === 200)) {
  test(`${route.name} has no data that JSON would change`, async () => {
    const path = pathIn(route, languagesOf(route)[0]!);
    expect(dataInPage(await readPage(site, path))).toEqual(await dataAlone(path));
  });
}

for (const route of served) {
  test(`a translated path of ${route.name} answers as the page itself`, async () => {
    for (const languageCode of triedLanguagesOf(route)) {
      for (const targetLanguageCode of route.unprefixed ? (['de', 'en'] as const) : languages) {
        const asked = { routepath: pathIn(route, languageCode), languageCode, targetLanguageCode };
        const query = new URLSearchParams(asked).toString();
        const { datas } = await site.call<{ datas: { location: string } }>(`/api/whoami/translate?${query}`);
        const page = await answerAt(datas.location);
        const expected = [statusOf(route), targetLanguageCode];
        expect([page.status, page.lang], `from ${languageCode} to ${datas.location}`).toEqual(expected);
      }
    }
  });
}

for (const route of notServed) {
  test(`${route.name} has no page, and says so at once in each language`, async () => {
    for (const language of languagesOf(route)) {
      for (const path of [pathIn(route, language), pathIn(route, language).replace(/\/$/, '')]) {
        const page = await expectWhole(path, language);
        expect(page.status, path).toBe(404);
      }
    }
  });
}

for (const { name, path } of redirectRoutes) {
  test(`${name} leads elsewhere`, async () => {
    const { status, headers } = await site.ask(`/${path}`);
    expect(status).toBe(301);
    expect(headers['location']).toMatch(/^(\/$|https:\/\/)/);
  });
}
