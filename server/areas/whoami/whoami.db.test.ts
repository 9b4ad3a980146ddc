import { describe, expect, it } from 'vitest';
import { getWhoami } from '../../../contract/whoami/get-whoami.ts';
import { translatePath } from '../../../contract/whoami/translate-path.ts';
import type { Language } from '../../../domain/language.ts';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { locatedCatalogue } from '../../../tests/builders/located-catalogue.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { getWhoamiHandler } from './handlers/get-whoami.ts';
import { translatePathHandler } from './handlers/translate-path.ts';
import { createTranslate } from './translate.ts';

const catalogue = locatedCatalogue();
const ask = (routepath: string, languageCode: Language = 'de') =>
  getWhoamiHandler({ whoami: catalogue.whoami })({ routepath, languageCode }, aCall());
const notFound = { ok: false, type: 'path-not-found', data: null };

describe('get-whoami', () => {
  it.each([
    '/nordseeküste_deutschland/',
    'nordseeküste_deutschland',
    '/de/nordseeküste_deutschland/',
    encodeURI('/nordseeküste_deutschland'),
    '/nordseeküste_deutschland/'.normalize('NFD'),
    encodeURI('nordseeküste_deutschland/'.normalize('NFD')),
  ])('knows the region by %s', async (routepath) => {
    const outcome = await ask(routepath);
    expect(outcome).toMatchObject({
      ok: true,
      data: {
        compname: 'Search',
        datas: { country: 'de', region: 'nordseeküste_deutschland', location: { locationType: 'region' } },
      },
    });
    expect((outcome.data as object as { datas: object }).datas).not.toHaveProperty('canonicalPath');
    expect(getWhoami.response.parse(outcome.data)).toEqual(outcome.data);
  });

  it.each([
    ['north-sea', 'en'],
    ['/en/north-sea/', 'en'],
    ['/en/north-sea/', 'de'],
  ] as const)('takes the language of %s with %s', async (routepath, language) => {
    expect(await ask(routepath, language)).toMatchObject({
      ok: true,
      data: { datas: { location: { locationNamePreposition: 'on the North Sea coast' } } },
    });
  });

  it('knows places, countries and offers', async () => {
    expect(await ask('nordseeküste_deutschland/büsum')).toMatchObject({
      data: { datas: { place: 70, region: 'nordseeküste_deutschland', country: 'de' } },
    });
    expect(await ask('deutschland')).toMatchObject({ data: { datas: { country: 'de' } } });
    expect(await ask('skiurlaub')).toMatchObject({
      data: {
        compname: 'Search',
        datas: { offer: 122, location: { locationType: 'offer', text1: 'Am Lift.' } },
      },
    });
  });

  it('sends earlier slugs and homes to the path that is valid now', async () => {
    expect(await ask('nordsee')).toMatchObject({
      data: { datas: { canonicalPath: '/nordseek%C3%BCste_deutschland/' } },
    });
    expect(await ask('kate-am-deich')).toEqual({
      ok: true,
      data: { compname: 'Object', datas: { objectNumber: 11, canonicalPath: '/object/11/' } },
    });
  });

  it('says what is gone', async () => {
    expect(await ask('alte-kate')).toEqual({
      ok: true,
      data: {
        compname: 'Error410',
        datas: { objectNumber: 12, country: 'de', region: 'nordseeküste_deutschland' },
      },
    });
    expect(await ask('weg')).toEqual({ ok: true, data: { compname: 'Error410', datas: {} } });
  });

  it.each([
    'stille-kate',
    'Nordseeküste_deutschland',
    'nordsee//',
    '//nordsee',
    'nordsee/x',
    'nordsee?x=1',
    '',
    '/',
    '%',
    '%E0%A4%A',
    'nordsee%00',
    'nordsee\0',
    'nordsee%2F',
    "' or 1=1 --",
    '\ud800',
    'x'.repeat(500),
  ])('does not know %j', async (routepath) => {
    expect(await ask(routepath)).toEqual(notFound);
  });
});

describe('translate-path', () => {
  const translate = (routepath: string, languageCode: Language, targetLanguageCode: Language) =>
    translatePathHandler({
      translate: createTranslate({
        routes: siteRoutes('add'),
        whoami: catalogue.whoami,
        contentPaths: () => Promise.resolve(null),
        addedPath: () => Promise.resolve(null),
        offers: catalogue.offers,
        pois: { one: () => Promise.resolve(null) },
      }),
    })(translatePath.request.parse({ routepath, languageCode, targetLanguageCode }), aCall());

  it.each([
    ['/nordseeküste_deutschland/', 'de', 'en', '/en/north-sea/'],
    ['/nordsee/', 'de', 'en', '/en/north-sea/'],
    ['/en/north-sea/', 'de', 'de', '/nordseek%C3%BCste_deutschland/'],
    ['/watchlist/', 'de', 'fr', '/fr/ma-selection/'],
    ['favorite-property', 'en', 'it', '/it/prememoria/'],
    ['/object/11/', 'de', 'en', '/en/object/11/'],
    ['/11/', 'de', 'en', '/en/object/11/'],
    ['/kate-am-deich', 'de', 'it', '/it/object/11/'],
    ['/', 'de', 'en', '/en/'],
    ['/en/', 'en', 'de', '/'],
    ['', 'fr', 'it', '/it/'],
    ['/angebote/27/', 'de', 'en', '/en/pool%20en/'],
    ['/en/besondere-angebote/27/pool/', 'de', 'fr', '/fr/pool%20fr/'],
  ] as const)('%s from %s to %s is %s', async (routepath, from, to, location) => {
    expect(await translate(routepath, from, to)).toEqual({ ok: true, data: { datas: { location } } });
  });

  it.each(['/nirgends/', '%', 'a\0', '/angebote/999/'])('does not know %j', async (routepath) => {
    expect(await translate(routepath, 'de', 'en')).toEqual(notFound);
  });

  it('has no path where a page has none in that language', async () => {
    expect(await translate('/nordsee/', 'de', 'it')).toEqual(notFound);
  });
});
