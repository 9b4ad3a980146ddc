import { expect, test } from 'vitest';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import { countActiveFilters } from '../../../domain/search-filter.ts';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { failure } from '../../app/api/api-client.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { SearchData } from '../../features/search/search-data.ts';
import { areaAddress } from '../../features/map/area-address.ts';
import { changeSearchAddress, filtersAddress } from '../../features/search/search-address.ts';
import { loadSearch } from './load-search.ts';
import { resetFilters } from './reset-filters.ts';

const { translate } = createSiteTexts();

/** The last search. */
let asked: Record<string, unknown> | undefined;

/** The page of an address, whose search finds so many homes. */
function pageOf(
  address: string,
  hitsTotal: number,
  region?: string,
  location: Partial<LocationInfo> | null = null,
): Promise<SearchData> {
  const url = new URL(address, 'https://feriola.example');
  const hit = { objectNumber: 1, title: 'Kate', images: [], locations: {} };
  const answers: Record<string, unknown> = {
    getLocation: null,
    findHomeGroups: { groups: [{ homes: [] }] },
    getOffers: { seoUrl: '/skiurlaub/' },
    getWhoami: {
      datas: { location: { locationName: 'Skiurlaub', locationType: 'offer', text1: '', seoText: '' } },
    },
  };
  /** Some days of play find three more homes. */
  const search = ({ query }: { query?: Record<string, unknown> }) => {
    asked = query;
    const total = query?.['tolerance'] === undefined ? hitsTotal : hitsTotal + 3;
    return { hitsTotal: total, hits: total > 0 ? [hit] : [], aggs: { criteriaMatch: {} } };
  };
  const isUnknown = (name: string, { offerId }: { offerId?: number }): boolean =>
    name === 'getOffers' && offerId === 999;
  const site = {
    ...{ translate, routes: siteRoutes('add'), origin: url.origin, today: '2027-01-02', partner: null },
    api: {
      call: (name: string, asked: { offerId?: number; query?: Record<string, unknown> }) =>
        isUnknown(name, asked)
          ? Promise.reject(failure(404, 'offer-not-found', ''))
          : Promise.resolve(name === 'searchObjects' ? search(asked) : answers[name]),
    },
  };
  return loadSearch(site as unknown as Site, {
    ...{ language: 'de', url, path: url.pathname, location: location as LocationInfo | null },
    languageLinks: { de: '/search/', en: '/en/search/' },
    preset: region === undefined ? {} : { region },
  });
}

/** Returns the target of the redirect; null if a list is shown. */
async function leadsTo(...asked: Parameters<typeof pageOf>): Promise<string | null> {
  try {
    await pageOf(...asked);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    expect(thrown.status).toBe(302);
    return thrown.headers.get('location');
  }
}

test.each([
  // Landing pages have ten homes, searches forty.
  ['/search/?page=9999', 25, '/search/?page=3'],
  ['/search/?sauna=Y&page=9999&utm_source=brief', 81, '/search/?sauna=Y&page=3&utm_source=brief'],
  ['/search/?page=2&sauna=Y', 40, '/search/?sauna=Y'],
  ['/search/?page=2', 10, '/search/'],
  ['/search/?page=1&page=7', 25, '/search/?page=3'],
])('of %s with %i homes the last page is %s', async (address, total, last) => {
  expect(await leadsTo(address, total)).toBe(last);
  expect(await leadsTo(last, total)).toBeNull();
});

test('a sentence becomes the address of the filter that it means, before what the form says of the same', async () => {
  const filter = {
    region: 'harz',
    persons: '4',
    startDate: '2027-06-01',
    endDate: '2027-06-30',
    duration: '7',
  };
  const site = {
    ...{
      translate,
      routes: siteRoutes('add'),
      origin: 'https://feriola.example',
      today: '2027-01-02',
      partner: null,
    },
    api: { call: () => Promise.resolve({ isSentence: true, filter, chips: [], rest: [], questions: [] }) },
  } as unknown as Site;
  const typed = 'haus im harz, eine woche im juni, 4 personen';
  const query = new URLSearchParams({
    q: typed,
    persons: '2',
    tolerance: '3',
    startDate: '',
    PID: '7',
    utm: 'x',
  });
  const url = new URL(`https://feriola.example/search/?${query.toString()}`);
  const page = loadSearch(site, {
    language: 'de',
    url,
    path: '/search/',
    languageLinks: {},
    preset: {},
    location: null,
  });
  const answer: unknown = await page.catch((thrown: unknown) => thrown);
  const address = new URL((answer as Response).headers.get('location') ?? '', url);
  expect(Object.fromEntries(address.searchParams)).toEqual({ ...filter, PID: '7', utm: 'x', wish: typed });
});

test('the sentence stays in all addresses of its list, and is not searched for itself', async () => {
  const wish = 'haus & sauna, nicht zu teuer';
  const page = await pageOf(`/search/?${new URLSearchParams({ sauna: 'Y', page: '2', wish })}`, 81);
  expect(asked).toMatchObject({ sauna: 'Y' });
  expect(asked).not.toHaveProperty('wish');
  const box = { west: 10, south: 50, east: 11, north: 51 };
  const addresses = [
    changeSearchAddress(page, { sauna: undefined }),
    changeSearchAddress(page, { swimmingpool: 'Y' }),
    changeSearchAddress(page, { page: 3 }),
    changeSearchAddress(page, { sort: 'priceAsc' }),
    changeSearchAddress({ ...page, query: resetFilters(page.query) }, {}),
    filtersAddress(page),
    areaAddress(page, box, '/search/'),
  ];
  for (const address of addresses)
    expect(new URL(address, page.origin).searchParams.get('wish'), address).toBe(wish);
  // Neither a filter nor a landing page's own address.
  expect(countActiveFilters(page.query)).toBe(1);
  expect((await pageOf('/search/?wish=haus', 25)).head).toMatchObject({ path: '/search/' });
});

test('an offer that nobody has is left out of what is searched for, and the page says so', async () => {
  const unknown = await pageOf('/toskana/?offer=999&sauna=Y', 25, 'toskana');
  expect(unknown).toMatchObject({ unknownOffer: true, query: { sauna: 'Y' }, head: { noIndex: true } });
  expect(unknown.query).not.toHaveProperty('offer');
  expect(await pageOf('/search/?offer=122', 25)).toMatchObject({
    unknownOffer: false,
    query: { offer: 122 },
    location: { locationName: 'Skiurlaub' },
  });
});

test('the list of a region ends as any other does', async () => {
  expect(await leadsTo('/toskana/?page=4', 25, 'toskana')).toBe('/toskana/?page=3');
});

test.each(['-1', '0', 'x', '1.5', ''])('page %j is the first one', async (page) => {
  const shown = await pageOf(`/search/?page=${page}`, 25);
  expect([shown.page, shown.head.path]).toEqual([1, '/search/']);
});

test('a list without homes says so itself, whatever its page', async () => {
  expect(await pageOf('/search/?page=3&sauna=Y', 0)).toMatchObject({ total: 0 });
});

test('the second page of a landing page is its own canonical one, and exists in all languages', async () => {
  const { head } = await pageOf('/search/?page=2', 25);
  expect(head).toMatchObject({
    path: '/search/?page=2',
    previous: '/search/',
    next: '/search/?page=3',
    languageLinks: { de: '/search/', en: '/en/search/' },
    noIndex: false,
  });
  expect(head).not.toHaveProperty('textLanguages');
});

test('a place says on its own page what was written about it, and nothing twice', async () => {
  const written = {
    locationBreadcrumbs: [],
    text1: 'Weite Strände.',
    text2: 'Am Meer.',
    locationName: 'Küste',
  };
  const textsOf = async (address: string, seoText: string): Promise<string | undefined> =>
    (await pageOf(address, 25, 'kueste', { ...written, seoText })).location?.seoText;
  expect(await textsOf('/kueste/', 'Im Herbst ist es still.')).toBe('Im Herbst ist es still.');
  expect(await textsOf('/kueste/', 'weite Strände.')).toBe('');
  expect(await textsOf('/kueste/?sauna=Y', 'Im Herbst ist es still.')).toBe('');
});

const dated = '/search/?startDate=2027-06-05&endDate=2027-06-12';

test.each([
  ['few homes: the search with some play is offered with its gain', dated, 9, { days: 3, total: 12 }],
  ['many homes', dated, 11, null],
  ['none, which has an answer of its own', dated, 0, null],
  ['play that was asked for', `${dated}&tolerance=1`, 9, null],
  ['a window of days', `${dated}&duration=5`, 9, null],
  ['no days', '/search/?sauna=Y', 9, null],
])('exact days with %s', async (_, address, total, wider) => {
  expect((await pageOf(address, total)).wider).toEqual(wider);
});

test('last-minute stays are searched for within four weeks, and each card tells its dates', async () => {
  const offered = await pageOf('/search/?offer=12', 14);
  expect(asked).toMatchObject({ offer: '12', startDate: '2027-01-03', endDate: '2027-01-30', duration: '7' });
  expect(offered).toMatchObject({ haveOwnDates: true, query: { offer: 12 } });
  expect(offered.query).not.toHaveProperty('startDate');
  await pageOf(`${dated}&lastminuteonly=Y`, 14);
  expect(asked).toMatchObject({ startDate: '2027-06-05' });
  expect((await pageOf('/search/?sauna=Y', 14)).haveOwnDates).toBe(false);
});

test('the heading names the place beside the number of homes', async () => {
  const place = { locationName: 'Ostsee', locationBreadcrumbs: [], text1: '', seoText: '' };
  expect((await pageOf('/ostsee/', 14, 'ostsee', place)).subject).toBe('Ostsee');
  expect((await pageOf('/search/?q=hund', 14)).subject).toBe('„hund“');
  expect((await pageOf('/search/', 14)).subject).toBe('Überall');
});

test('an arrival with nights is a search of that stay', async () => {
  const { query, datesDropped } = await pageOf('/search/?startDate=2027-06-05&duration=7', 81);
  expect(query).toEqual({ startDate: '2027-06-05', endDate: '2027-06-12' });
  expect(datesDropped).toBe(false);
});

test('the text of a country or region has a drawn landscape above it, a filtered list has none', async () => {
  const region: Partial<LocationInfo> = {
    locationName: 'Rügen',
    locationType: 'region' as const,
    locationKey: 'ruegen',
    locationBreadcrumbs: [],
  };
  const landscape = { src: '/pictures/scene/region-ruegen', alt: 'Illustration einer Landschaft: Rügen' };
  const ofList = async (address: string): Promise<unknown> =>
    (await pageOf(address, 3, 'ruegen', { ...region, text1: '', seoText: '' })).location?.picture;
  expect(await ofList('/ruegen/')).toEqual(landscape);
  expect(await ofList('/ruegen/?pets=one')).toBeNull();
});

test('a large party without one home for all is offered homes together, others are not', async () => {
  const stay = 'startDate=2027-06-26&endDate=2027-07-03';
  expect((await pageOf(`/search/?${stay}&persons=14`, 0)).groups).toHaveLength(1);
  expect((await pageOf(`/search/?${stay}&persons=14`, 1)).groups).toBeNull();
  expect((await pageOf(`/search/?${stay}&persons=3`, 0)).groups).toBeNull();
  expect((await pageOf('/search/?persons=14', 0)).groups).toBeNull();
});
