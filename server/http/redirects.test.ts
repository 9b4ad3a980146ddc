import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import type { Route } from '../../domain/route.ts';
import { matchPath, servedRoutes } from '../../domain/site-routes.ts';
import { redirectTarget, type RedirectDeps } from './redirects.ts';

const origin = 'https://www.feriola.example';
const known = new Map([
  ['/toskana/', '/toskana/'],
  ['/en/tuscany/', '/en/tuscany/'],
  ['/nordsee/', '/nordseek%C3%BCste_deutschland/'],
  ['/nordseek%C3%BCste_deutschland/', '/nordseek%C3%BCste_deutschland/'],
  ['/kate-am-deich/', '/object/11/'],
]);
const deps: RedirectDeps = {
  trailingSlash: 'add',
  externalTargets: {
    press: 'https://press.example/',
    pressReleases: 'https://press.example/all?from=site',
    pressRelease: 'https://press.example/one',
    jobs: 'https://jobs.example/',
    affiliates: null,
  },
  cataloguePath: (path) => Promise.resolve(known.get(path) ?? null),
  // There is one Husum, and a Neustadt in each of two countries.
  placeNumber: (name, country) =>
    Promise.resolve(name === 'Husum' ? 70 : name === 'Neustadt' && country === 'at' ? 71 : null),
  operator: () => ({ languages, mainLanguage: 'de' }),
  translatePath: () => Promise.resolve(null),
};

/** As the server joins it: an address that begins with two slashes names no other host. */
const redirect = (address: string, other: Partial<RedirectDeps> = {}) =>
  redirectTarget(new URL(origin + address), { ...deps, ...other });
const target = async (address: string, other: Partial<RedirectDeps> = {}): Promise<string | null> =>
  (await redirect(address, other))?.location ?? null;

describe('a search in the words of earlier years', () => {
  test.each([
    ['/search/?ort=Husum', '/search/?place=70'],
    ['/search/?place=Husum&persons=4', '/search/?persons=4&place=70'],
    ['/en/search/?Ort=Husum', '/en/search/?place=70'],
    ['/search/?ort=Neustadt', '/search/'],
    ['/search/?ort=Neustadt&land=AT', '/search/?country=at&place=71'],
    ['/search/?place=Nirgendwo&sauna=Y', '/search/?sauna=Y'],
    ['/index.cfm?event=search.liste&ort=Husum', '/search/?place=70'],
    ['/search/?grill=1', '/search/?grill=Y'],
    ['/search/?partner=17', '/search/?PID=17'],
    ['/search/?col=preis&sort=asc', '/search/?sort=priceAsc'],
    ['/search/?col=objoai', '/search/?sort=recommendation'],
    ['/toskana/?personen=4', '/toskana/?persons=4'],
    ['/en/tuscany/?tiere=1&sauna=Y', '/en/tuscany/?pets=one&sauna=Y'],
    ['/nordsee/?meer=2', '/nordseek%C3%BCste_deutschland/?distSea=5'],
    ['/skiurlaub/?personen=4', '/skiurlaub/?persons=4'],
    ['/angebote/122/x/?schlafzimmer=3', '/angebote/122/x/?sleepingRooms=3'],
  ])('%s -> %s', async (address, expected) => {
    expect(await target(address)).toBe(expected);
    expect(await target(expected)).toBeNull();
  });

  test.each(['/search/?place=70', '/search/?grill=Y', '/search/?grill=0', '/search/?sort=rating'])(
    '%s stays',
    async (address) => {
      expect(await target(address)).toBeNull();
    },
  );
});

test('without a catalogue a search keeps the name that nobody can look up', async () => {
  const placeNumber = () => Promise.reject(new Error('down'));
  expect(await target('/search/?ort=Husum', { placeNumber })).toBeNull();
});

describe('an address in a language that is not offered', () => {
  const british: Partial<RedirectDeps> = {
    operator: () => ({ languages: ['en', 'fr'], mainLanguage: 'en' }),
    translatePath: (path, _, to) =>
      Promise.resolve(path === '/toskana/' && to === 'en' ? '/en/tuscany/' : null),
  };
  test.each([
    ['/', '/en/'],
    ['/toskana/?persons=4', '/en/tuscany/?persons=4'],
    ['/admin/operator/', '/en/admin/operator/'],
    ['/de/toskana/', '/en/tuscany/'],
    ['/it/ricerca/', '/en/ricerca/'],
    ['/nirgends/', '/en/nirgends/'],
  ])('%s leads to the same page in the main language: %s', async (address, expected) => {
    expect(await redirect(address, british)).toEqual({ location: expected, status: 302 });
    expect(await target(expected, british)).toBeNull();
  });

  test.each(['/en/tuscany/', '/fr/', '/payment/de/'])('%s stays', async (address) => {
    expect(await target(address, british)).toBeNull();
  });

  test('without a database the page itself says so, in the main language', async () => {
    const translatePath = () => Promise.reject(new Error('down'));
    expect(await target('/toskana/', { ...british, translatePath })).toBe('/en/toskana/');
  });
});

describe('the canonical form', () => {
  test.each([
    ['/search', '/search/'],
    ['/search?persons=4', '/search/?persons=4'],
    ['/de/', '/'],
    ['/de', '/'],
    ['/de/search', '/search/'],
    ['/de/toskana/?page=2', '/toskana/?page=2'],
    ['/en', '/en/'],
    ['/toskana', '/toskana/'],
    ['/en/tuscany', '/en/tuscany/'],
    ['/1001', '/1001/'],
    ['/angebote/122/ski/alpen', '/angebote/122/ski/alpen/'],
    // At once to the path that is valid now.
    ['/nordsee', '/nordseek%C3%BCste_deutschland/'],
    ['/de/nordsee/', '/nordseek%C3%BCste_deutschland/'],
    ['/kate-am-deich', '/object/11/'],
    ['/nordseeku%CC%88ste_deutschland', '/nordseek%C3%BCste_deutschland/'],
  ])('%s -> %s', async (address, expected) => {
    expect(await target(address)).toBe(expected);
  });

  test.each([
    '/',
    '/en/',
    '/search/',
    '/toskana/',
    '/nichts',
    '/de/nichts/',
    '/Search',
    '/en/watchlist',
    '/payment/en',
    '//search',
    '/de/de/',
    '/de/en',
    '/en/de',
    '/de//example.com',
    '/de/%2F%2Fexample.com',
    '/%E0%A4%A',
  ])('%s stays', async (address) => {
    expect(await target(address)).toBeNull();
  });

  test.each([
    ['/search/', '/search'],
    ['/de/search/?a=1', '/search?a=1'],
    ['/en/', '/en'],
    ['/de/', '/'],
    ['/nordsee/', '/nordseek%C3%BCste_deutschland'],
    ['/index.cfm?event=objekt.showObject&onr=12', '/object/12'],
  ])('without slashes %s -> %s', async (address, expected) => {
    expect(await target(address, { trailingSlash: 'remove' })).toBe(expected);
    expect(await target(expected, { trailingSlash: 'remove' })).toBeNull();
  });

  test('a catalogue that cannot be asked redirects nothing', async () => {
    const cataloguePath = () => Promise.reject(new Error('down'));
    expect(await target('/toskana', { cataloguePath })).toBeNull();
  });
});

describe('addresses of earlier years', () => {
  test.each([
    ['/index.cfm?event=objekt.search.liste', '/search/'],
    ['/index.cfm?fuseaction=search.result&personen=4&land=ES', '/search/?persons=4&country=es'],
    ['/?event=SEARCH.quick&pool=1', '/search/?swimmingpool=Y'],
    ['/irgendwo/?event=search.x', '/search/'],
    ['/en/index.cfm?event=search.x&personen=2', '/en/search/'],
    ['/de/index.cfm?event=search.x', '/search/'],
    ['/search/?event=search.x&page=3', '/search/?page=3'],
    ['/index.cfm?event=buchung.inseratanfrage_step1&onr=1001', '/booking/start/1001/'],
    ['/index.cfm?event=buchung.step1&onr=1001', '/booking/start/1001/'],
    [
      '/index.cfm?event=buchung.step1&onr=1001&datvon=03.07.2027&datbis=10.07.2027&personen=3&land=es',
      '/booking/start/1001/?startDate=2027-07-03&endDate=2027-07-10&persons=3',
    ],
    ['/index.cfm?event=buchung.step1', '/booking/start/'],
    ['/index.cfm?event=buchung.step1&onr=abc', '/booking/start/'],
    ['/index.cfm?event=objekt.showObject&onr=1001', '/object/1001/'],
    ['/index.cfm/?fuseaction=objekt.showObjectPrint&onr=1001', '/object/1001/'],
    ['/index.cfm?event=objekt.showObject&onr=1001&partner=17', '/object/1001/?PID=17'],
    ['/index.cfm?event=objekt.showObject&onr=1001&gclid=abc', '/object/1001/?gclid=abc'],
    [
      '/index.cfm?event=vermieter.buchungsbestaetigung&bookingId=5&bookingHash=h',
      '/landlord/booking/confirmation/?bookingId=5&bookingHash=h',
    ],
    [
      '/index.cfm?event=vermieter.buchungsbestaetigung&bookingID=5&bookingHash=h',
      '/landlord/booking/confirmation/?bookingID=5&bookingHash=h',
    ],
    // The first that names a page decides.
    ['/index.cfm?event=unknown&fuseaction=search.x', '/search/'],
    // Without a page the start page.
    ['/index.cfm', '/'],
    ['/index.cfm/', '/'],
    ['/index.cfm?partner=17', '/?PID=17'],
    ['/index.cfm?event=unknown&pid=17&watchListUID=abc&personen=4&x=y', '/?pid=17&watchListUID=abc'],
    ['/en/index.cfm?fuseaction=home.main&gclid=abc&utm_source=brief', '/en/?gclid=abc&utm_source=brief'],
    ['/en/index.cfm', '/en/'],
    ['/index.cfm?event=', '/'],
    ['/index.cfm?event=nirgends', '/'],
    ['/index.cfm?event=objekt.showObject', '/'],
    ['/index.cfm?event=objekt.showObject&onr=12a', '/'],
    ['/index.cfm?event=objekt.showObject&onr=0', '/'],
    ['/index.cfm?event=rating.rating.ratingvmst', '/'],
    ['/index.cfm?event=rating.rating.ratingvmst&ratingnr=../x', '/'],
    ['/index.cfm?event=constructor', '/'],
    // A search that still speaks of persons as it did then.
    ['/search/?personen=4&persons=2', '/search/?persons=4'],
    ['/en/search?datvon=03.07.2027&reisedauer=7', '/en/search/?startDate=2027-07-03&endDate=2027-07-10'],
  ])('%s -> %s', async (address, expected) => {
    expect(await target(address)).toBe(expected);
  });

  test.each(['/search/?event=nirgends', '/toskana/?event=objekt.showObject&onr=x'])(
    '%s stays',
    async (address) => {
      expect(await target(address)).toBeNull();
    },
  );
});

/**
 * Newsletter and answers to ratings: as long as they have no page, the redirect leads to another one and is temporary,
 * so that no browser caches it.
 */
describe('addresses of earlier years whose page may be still to come', () => {
  const isServed = (name: string): boolean => servedRoutes.some((route: Route) => route.name === name);
  test.each([
    ['Newsletter', '/index.cfm?event=newsletter.main', '/newsletter-anmeldung/', '/'],
    [
      'Newsletter',
      '/fr/index.cfm?event=newsletter.main&source2=LY2',
      '/fr/inscription-newsletter/?source2=LY2',
      '/fr/',
    ],
    [
      'RetailerRatingAnswer',
      '/index.cfm?event=rating.rating.ratingvmst&ratingnr=r-7',
      '/bewertung-beantworten/r-7/',
      '/impressum/',
    ],
    [
      'RetailerRatingAnswer',
      '/index.cfm?event=rating.rating.ratingvmst&ratingnr=8&hash=abc&x=y',
      '/bewertung-beantworten/8/?hash=abc',
      '/impressum/',
    ],
    [
      'RetailerRatingAnswer',
      '/it/index.cfm?event=rating.rating.ratingvmst&ratingnr=7',
      '/it/rispondi-recensione/7/',
      '/it/note-legali/',
    ],
  ])('%s: %s -> %s, until then %s', async (name, address, page, standIn) => {
    expect(await redirect(address)).toEqual(
      isServed(name) ? { location: page, status: 301 } : { location: standIn, status: 302 },
    );
  });

  test('whatever else is sent on is sent on for good', async () => {
    for (const address of ['/search', '/index.cfm?event=search.x', '/nordsee', '/presse', '/index.cfm']) {
      expect(await redirect(address)).toMatchObject({ status: 301 });
    }
  });

  test('an address of earlier years leads to a page that there is', async () => {
    for (const event of ['search.x', 'buchung.step1', 'newsletter.main', 'rating.rating.ratingvmst']) {
      const location = await target(`/index.cfm?event=${event}&ratingnr=7&onr=1001`);
      expect(matchPath(new URL(location!, origin).pathname)?.name, event).toBeDefined();
    }
  });
});

describe('pages kept elsewhere', () => {
  test.each([
    ['/presse', 'https://press.example/'],
    ['/presse/', 'https://press.example/'],
    ['/en/presse', 'https://press.example/'],
    ['/presse/?year=2020&x=https://evil.example', 'https://press.example/'],
    ['/pressemitteilungen?year=2020', 'https://press.example/all?from=site&year=2020'],
    ['/pressemitteilungen/?year=20x', 'https://press.example/all?from=site'],
    ['/pressemitteilung?pressId=77', 'https://press.example/one?pressId=77'],
    ['/pressemitteilung/?pressId=7%267', 'https://press.example/one'],
    ['/job_und_karriere/', 'https://jobs.example/'],
  ])('%s -> %s', async (address, expected) => {
    expect(await target(address)).toBe(expected);
  });

  test('affiliates lead away only where an address is configured', async () => {
    const affiliates = 'https://partner.example/join';
    const externalTargets = { ...deps.externalTargets, affiliates };
    expect(await target('/affiliates', { externalTargets })).toBe(affiliates);
    expect(await target('/presse', { externalTargets: { ...externalTargets, press: null } })).toBeNull();
  });
});

const segment = fc.constantFrom(
  ...['', '.', '..', '\\', 'de', 'en', 'fr', 'search', 'index.cfm', 'presse', 'pressemitteilung', 'nordsee'],
  ...['1001', 'object', 'angebote', '122', 'evil.example', '%2F', '%5C', '%09', '@evil.example', 'toskana'],
);
const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
const name = fc.constantFrom(
  ...['event', 'fuseaction', 'onr', 'ratingnr', 'personen', 'land', 'datvon', 'reisedauer', 'searchtype'],
  ...['pattern', 'year', 'pressId', 'PID', 'partner', 'page', 'source2', 'bookingHash', 'utm_source', 'url'],
);
const value = fc.oneof(
  fc.constantFrom(
    ...['search.x', 'buchung.step1', 'newsletter.main', 'objekt.showObject', 'rating.rating.ratingvmst'],
    ...[
      'vermieter.buchungsbestaetigung',
      '1001',
      '//evil.example',
      'https://evil.example',
      '03.07.2027',
      '4',
    ],
  ),
  fc.string({ maxLength: 12 }),
);
const query = fc.array(fc.tuple(name, value), { maxLength: 5 }).map((pairs) => {
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
});

test.each(['add', 'remove'] as const)(
  'no address leads off the site or is sent on a second time (%s)',
  async (trailingSlash) => {
    const allowed = Object.values(deps.externalTargets).flatMap((one: string | null) => one ?? []);
    await fc.assert(
      fc.asyncProperty(path, query, async (pathname, search) => {
        const found = await target(pathname + search, { trailingSlash });
        if (found === null) return;
        const url = new URL(found, origin);
        if (url.origin !== origin) {
          expect(allowed.some((one) => found.startsWith(one))).toBe(true);
          return;
        }
        expect(found).toMatch(/^\/(?![/\\])/);
        expect(await target(found, { trailingSlash })).toBeNull();
      }),
      { numRuns: 3000 },
    );
  },
);

test('the start page of each language is its own address', async () => {
  for (const language of languages) {
    expect(await target(language === 'de' ? '/' : `/${language}/`)).toBeNull();
  }
});
