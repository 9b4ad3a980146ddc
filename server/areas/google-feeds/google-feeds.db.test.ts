import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import type { GoogleFeed, GoogleFeedsOfPerson } from '../../../contract/google-feeds/google-feed.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { cents } from '../../../domain/cents.ts';
import { aBusinessLogin, aLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';

const today = todayInBerlin(new Date());
const day = (offset: number) => addDays(today, offset);
type Who = 'landlord' | 'agency' | 'other' | 'admin';
let database: TestDatabase;
let site: RunningSite;
let first: number;
let second: number;
let foreign: number;
const headers: Partial<Record<Who, Record<string, string>>> = {};

interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

/** Reads a document strictly: what is not well-formed throws. */
function parse(content: string): Node {
  const top: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes, children: [], text: '' };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => (open.at(-1)!.text += text));
  parser.on('closetag', () => void open.pop());
  parser.write(content).close();
  return top.children[0]!;
}

const child = (node: Node, ...names: string[]): Node =>
  names.reduce((from, name) => from.children.find((one) => one.name === name)!, node);
const attribute = (listing: Node, name: string): string | undefined =>
  child(listing, 'content', 'attributes').children.find((one) => one.attributes['name'] === name)?.text;

/** The order of elements in Google's schema; what may be missing may be missing here. */
const order: Readonly<Record<string, readonly string[]>> = {
  listings: ['language', 'listing'],
  listing: [
    ...[
      'id',
      'name',
      'address',
      'country',
      'latitude',
      'longitude',
      'location_precision',
      'phone',
      'category',
    ],
    'content',
  ],
  address: ['component'],
  content: ['text', 'review', 'image', 'attributes'],
  text: ['link', 'title', 'author', 'body', 'date'],
  image: ['link', 'title', 'author', 'date'],
  attributes: ['website', 'client_attr'],
  Transaction: ['Result'],
  Result: ['Property', 'Checkin', 'Nights', 'Baserate', 'Tax', 'OtherFees', 'Unavailable'],
  Unavailable: ['NoVacancy'],
  Hint: ['Item'],
  Item: ['Property', 'FirstDate', 'LastDate'],
  PointsOfSale: ['PointOfSale'],
  PointOfSale: ['DisplayNames', 'Match', 'URL'],
};

function expectOrder(node: Node): void {
  const places = node.children.map(({ name }) => (order[node.name] ?? []).indexOf(name));
  expect(places, node.name).not.toContain(-1);
  expect(places, node.name).toEqual(places.toSorted((one, other) => one - other));
  node.children.forEach(expectOrder);
}

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database);
  const at = { database, dataDir: site.dataDir };
  headers.landlord = await aLogin(at, ['landlord'], 701);
  headers.other = await aLogin(at, ['landlord'], 702);
  headers.admin = await aBusinessLogin(at, ['admin']);
  first = await aHome(database, {
    ...{ landlord: 701, agency: 71, title: 'Haus <Möwe> & Co', languages: ['de', 'en'] },
    touristTax: [{ fromAge: 16, toAge: 99, amount: 250 }],
    columns: {
      amenities: ['airconditioning', 'internet'],
      dogs_max: 1,
      check_in: '16:00',
      squaremeter_living: 100,
    },
    seasons: [
      { untilDate: day(60), nightly: 12_345, minStay: 3 },
      { fromDate: day(60), nightly: 20_000, weekly: 130_000 },
    ],
  });
  headers.agency = await aBusinessLogin(at, ['agency'], 71);
  second = await aHome(database, { landlord: 701, agency: null, title: 'Haus Düne' });
  foreign = await aHome(database, { landlord: 702, title: 'Fremdes Haus' });
  await database.db
    .insertInto('home_services')
    .values([
      {
        object_number: first,
        code: 'finalCleaning',
        unit: 'stay',
        amount_cents: cents(9_000),
        mandatory: true,
        prepaid: true,
      },
      {
        object_number: first,
        code: 'energy',
        unit: 'night',
        amount_cents: cents(700),
        mandatory: true,
        prepaid: false,
      },
      {
        object_number: first,
        code: 'bedLinen',
        unit: 'person',
        amount_cents: cents(1_500),
        mandatory: false,
        prepaid: true,
      },
    ])
    .execute();
  await database.db
    .updateTable('home_images')
    .set({ file_key: 'photo-one' })
    .where('object_number', '=', first)
    .where('no', '=', 1)
    .execute();
});
afterAll(() => site.stop());

const call = async <Data>(who: Who, name: EndpointName, input: object = {}): Promise<Data> => {
  const answer = await ask(site.url, name, { ...input }, headers[who]);
  expect(answer.http, JSON.stringify(answer)).toBe(200);
  return answer.data as Data;
};
const set = (kind: 'landlord' | 'agency', number: number, action: string) =>
  call<GoogleFeedsOfPerson>(kind, 'setGoogleFeed', { kind, number, action });

async function addressesOf(
  kind: 'landlord' | 'agency',
  number: number,
): Promise<NonNullable<GoogleFeed['addresses']>> {
  const { businesses } = await set(kind, number, 'on');
  return businesses.find((one) => one.number === number)!.feed.addresses!;
}
/** The address on this machine of one that is made for the site's public name. */
const here = (url: string): string => site.url + new URL(url).pathname;
const read = (url: string, more: Record<string, string> = {}) =>
  fetch(here(url), { headers: { 'user-agent': 'Google-HotelAds', ...more } });

async function askPrices(url: string, body: string): Promise<Response> {
  return fetch(here(url), { method: 'POST', headers: { 'content-type': 'application/xml' }, body });
}
const query = (arrival: string, nights: number, homes: readonly number[]): string =>
  `<Query><Checkin>${arrival}</Checkin><Nights>${nights}</Nights><PropertyList>${homes
    .map((home) => `<Property>${home}</Property>`)
    .join('')}</PropertyList></Query>`;
const resultsOf = async (response: Response): Promise<Record<string, string>[]> => {
  const document = parse(await response.text());
  expectOrder(document);
  return document.children.map((result) =>
    Object.fromEntries(result.children.map(({ name, text }) => [name, text.trim()])),
  );
};

describe('the list of homes', () => {
  test('has the order of Google’s schema, texts in each language and only the homes of the business', async () => {
    const { homes } = await addressesOf('landlord', 701);
    expect(homes.map(({ language }) => language)).toEqual(['de', 'en', 'fr', 'it']);
    const [german, english, french] = await Promise.all(
      homes.map(async ({ url }) => {
        const response = await read(url);
        expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
        return parse(await response.text());
      }),
    );
    for (const document of [german!, english!, french!]) expectOrder(document);
    const listings = (document: Node) => document.children.filter(({ name }) => name === 'listing');
    expect(listings(german!).map((one) => child(one, 'id').text)).toEqual([String(first), String(second)]);
    expect(child(german!, 'language').text).toBe('de');
    // Homes are told in the languages in which they have a text.
    expect(listings(english!).map((one) => child(one, 'name').text)).toEqual(['Haus <Möwe> & Co en']);
    expect(listings(french!)).toEqual([]);

    const [home] = listings(german!);
    expect(child(home!, 'name').text).toBe('Haus <Möwe> & Co');
    expect(child(home!, 'country').text).toBe('DE');
    expect(
      child(home!, 'address').children.map(({ attributes, text }) => [attributes['name'], text]),
    ).toEqual([
      ['city', 'Ort 1'],
      ['province', 'Region 1'],
    ]);
    expect(child(home!, 'content', 'text', 'body').text).toBe('Beschreibung de');
    expect(attribute(home!, 'capacity')).toBe('6');
    expect(attribute(home!, 'number_of_bedrooms')).toBe('3');
    expect(attribute(home!, 'ac')).toBe('Yes');
    expect(attribute(home!, 'pets_allowed')).toBe('Yes');
    expect(attribute(home!, 'check_in_time')).toBe('16:00:00');
    expect(attribute(home!, 'square_footage')).toBe('1076');
    const photos = child(home!, 'content').children.filter(({ name }) => name === 'image');
    expect(photos).toHaveLength(1);
    expect(photos[0]!.attributes['url']).toMatch(
      new RegExp(`^https?://[^/]+/pictures/${first}/1\\.[0-9a-f]{8}-1450x900\\.webp$`),
    );
    expect(child(photos[0]!, 'title').text).toBe('Haus <Möwe> & Co: Außenansicht');
    for (const page of [attribute(home!, 'website')!, child(photos[0]!, 'link').text])
      expect(page).toMatch(new RegExp(`^https?://[^/]+/object/${first}/$`));
  });

  test('tells the position that every guest sees, and no street', async () => {
    const { homes } = await addressesOf('landlord', 701);
    const listing = parse(await (await read(homes[0]!.url)).text()).children[1]!;
    expect([child(listing, 'latitude').text, child(listing, 'longitude').text]).not.toEqual(['54', '10.85']);
    expect(child(listing, 'location_precision').text).toBe('500');
    expect(Number(child(listing, 'latitude').text)).toBeCloseTo(54, 1);
  });

  test('is sent again only after a change', async () => {
    const { homes } = await addressesOf('landlord', 701);
    const etag = (await read(homes[0]!.url)).headers.get('etag')!;
    expect((await read(homes[0]!.url, { 'if-none-match': etag })).status).toBe(304);
    await call('landlord', 'setRates', {
      ...{ objectNumber: second, startDate: day(10), endDate: day(12), change: { nightly: 99 } },
    });
    expect((await read(homes[0]!.url, { 'if-none-match': etag })).status).toBe(200);
  });

  test('of an agency names its homes alone, and that of the operator all', async () => {
    const ofAgency = await addressesOf('agency', 71);
    const agencyList = parse(await (await read(ofAgency.homes[0]!.url)).text());
    expect(agencyList.children.slice(1).map((one) => child(one, 'id').text)).toEqual([String(first)]);
    const { addresses } = await call<GoogleFeed>('admin', 'setSiteGoogleFeed', { action: 'on' });
    const all = parse(await (await read(addresses!.homes[0]!.url)).text());
    expect(all.children.slice(1).map((one) => child(one, 'id').text)).toEqual(
      [first, second, foreign].map(String),
    );
  });

  test('does not answer at a wrong secret, nor after it was switched off or got a new address', async () => {
    const before = await addressesOf('landlord', 701);
    const { pathname } = new URL(before.homes[0]!.url);
    expect((await fetch(site.url + pathname.replace('landlord-701', 'landlord-702'))).status).toBe(404);
    expect((await fetch(site.url + pathname.replace('landlord-701', 'site-0'))).status).toBe(404);
    await set('landlord', 701, 'renew');
    expect((await read(before.homes[0]!.url)).status).toBe(404);
    const after = await addressesOf('landlord', 701);
    expect((await read(after.homes[0]!.url)).status).toBe(200);
    await set('landlord', 701, 'off');
    expect((await read(after.homes[0]!.url)).status).toBe(404);
    expect((await askPrices(after.prices, query(day(30), 7, [first]))).status).toBe(404);
    const refused = { kind: 'landlord', number: 701, action: 'on' };
    expect(await ask(site.url, 'setGoogleFeed', refused, headers.other)).toMatchObject({
      http: 404,
      type: 'business-not-found',
    });
  });
});

describe('prices', () => {
  test.each([
    [30, 3],
    [30, 7],
    [57, 7],
    [70, 14],
    [200, 1],
  ])('are those that the page of the home shows (in %i days, %i nights)', async (ahead, nights) => {
    const { prices } = await addressesOf('landlord', 701);
    const results = await resultsOf(await askPrices(prices, query(day(ahead), nights, [first])));
    const stay = { objectNumber: first, startDate: day(ahead), endDate: day(ahead + nights), persons: 2 };
    const page = await call<{ status: string; priceObject: { priceComplete: number } }>(
      'other',
      'getPrice',
      stay,
    );
    expect(page.status).toBe('free');
    const { Baserate, Tax, OtherFees, ...named } = results[0]!;
    expect(named).toEqual({ Property: String(first), Checkin: day(ahead), Nights: String(nights) });
    const sum = [Baserate, Tax, OtherFees].reduce((total, text) => total + Math.round(Number(text) * 100), 0);
    expect(sum).toBe(Math.round(page.priceObject.priceComplete * 100));
    // Computed by hand: two adults pay 2.50 a night; cleaning once, energy by the night.
    expect(Tax).toBe((2 * 2.5 * nights).toFixed(2));
    expect(OtherFees).toBe((90 + 7 * nights).toFixed(2));
  });

  test('are missing for nights that somebody has, for stays that nobody can book and for homes of others', async () => {
    const { prices } = await addressesOf('landlord', 701);
    await call('landlord', 'blockNights', {
      objectNumber: first,
      startDate: day(40),
      endDate: day(44),
      note: '',
    });
    const ranges = `<Query><FirstDate>${day(33)}</FirstDate><LastDate>${day(46)}</LastDate><Nights>7</Nights>
      <PropertyList><Property>${first}</Property><Property>${foreign}</Property><Property>x</Property></PropertyList></Query>`;
    const results = await resultsOf(await askPrices(prices, ranges));
    expect(results).toHaveLength(14 * 7);
    expect(new Set(results.map((result) => result['Property']))).toEqual(new Set([String(first)]));
    let offered = 0;
    for (const { Checkin, Nights, Baserate, Unavailable } of results) {
      const until = addDays(Checkin as never, Number(Nights));
      const isTaken = Checkin! < day(44) && until > day(40);
      const isTooShort = Number(Nights) < 3;
      expect(Baserate === undefined, [Checkin, Nights].join()).toBe(isTaken || isTooShort);
      expect(Unavailable === undefined).toBe(Baserate !== undefined);
      if (Baserate !== undefined) offered++;
    }
    expect(offered).toBeGreaterThan(10);
  });

  test('that changed are told by home, and what cannot be read is refused', async () => {
    const { prices } = await addressesOf('landlord', 701);
    const changes = async (since: Date): Promise<string[]> => {
      const request = `<HintRequest id="1" timestamp="${new Date().toISOString()}"><LastFetchTime>${since.toISOString()}</LastFetchTime></HintRequest>`;
      const document = parse(await (await askPrices(prices, request)).text());
      expectOrder(document);
      return document.children.map((item) => child(item, 'Property').text);
    };
    expect(await changes(new Date(0))).toEqual([first, second].map(String));
    expect(await changes(new Date(Date.now() + 60_000))).toEqual([]);
    expect((await askPrices(prices, '<Query>')).status).toBe(400);
  });
});

test('landing pages lead to the home in the guest’s language, with the stay', async () => {
  const { landingPages } = await addressesOf('landlord', 701);
  const document = parse(await (await read(landingPages)).text());
  expectOrder(document);
  const pages = document.children.map((one) => [
    child(one, 'Match').attributes['language'],
    child(one, 'URL').text,
  ]);
  expect(pages.map(([language]) => language)).toEqual(['en', 'fr', 'it', undefined]);
  expect(pages[0]![1]).toMatch(
    /\/en\/object\/\(PARTNER-HOTEL-ID\)\/\?startDate=\(CHECKINYEAR\)-\(CHECKINMONTH\)-\(CHECKINDAY\)&endDate=\(CHECKOUTYEAR\)-.*&persons=\(NUM-GUESTS\)$/,
  );
});

test('the room shows who has read the feed, and what homes lack', async () => {
  const addresses = await addressesOf('landlord', 701);
  await read(addresses.homes[0]!.url);
  await askPrices(addresses.prices, query(day(30), 7, [second]));
  const { businesses } = await call<GoogleFeedsOfPerson>('landlord', 'getGoogleFeeds');
  const { feed } = businesses[0]!;
  expect(feed.homes).toBe(2);
  expect(feed.homesRead).toMatchObject({ program: 'Google-HotelAds' });
  expect(businesses[0]!.feed.pricesRead).toMatchObject({ at: expect.stringMatching(/^20\d\d-/) as string });
  expect(
    feed.lacks.map(({ lack, homes, examples }) => [lack, homes, examples.map(({ title }) => title)]),
  ).toEqual([
    ['noText', 2, ['Haus <Möwe> & Co', 'Haus Düne']],
    ['noPhotos', 1, ['Haus Düne']],
    ['fewPhotos', 1, ['Haus <Möwe> & Co']],
  ]);
});
