import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import type { ListedHome } from '../../../contract/homes/own-home.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome, aPlace } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { book, bookingOf } from '../../../tests/trust/booking-calls.ts';
import { send } from '../../../tests/trust/valid-calls.ts';

const today = todayInBerlin(new Date());
const day = (offset: number) => addDays(today, offset);
type Who = 'anna' | 'bert' | 'office' | 'clara' | 'dora' | 'nobody';
let database: TestDatabase;
let site: RunningSite;
let placeID: number;
const headers: Partial<Record<Who, Record<string, string>>> = {};

const aPerson = (roles: string[], landlord?: number): Promise<Record<string, string>> =>
  aLogin({ database, dataDir: site.dataDir }, roles, landlord);

beforeAll(async () => {
  database = await openTestDatabase();
  placeID = await aPlace(database, { id: 70, region: 7, country: 'de' });
  site = await startSite(database);
  headers.anna = await aPerson(['landlord'], 501);
  headers.bert = await aPerson(['landlord'], 502);
  headers.office = await aPerson(['office']);
  headers.nobody = await aPerson(['landlord']);
});
afterAll(() => site.stop());

const call = (who: Who, name: EndpointName, input: Record<string, unknown>) =>
  ask(site.url, name, input, headers[who]);
const get = async (who: Who, objectNumber: number) => (await call(who, 'getOwnHome', { objectNumber })).data;

async function aDraft(who: Who): Promise<number> {
  const { http, data } = await call(who, 'createOwnHome', {
    kind: 'farmhouse',
    placeID,
    language: 'fr',
    title: 'La maison de la digue',
  });
  expect(http).toBe(201);
  return data['objectNumber'] as number;
}

async function save(who: Who, objectNumber: number, part: Record<string, unknown>) {
  const edition = ((await get(who, objectNumber))['edition'] as number | undefined) ?? 1;
  return call(who, 'setOwnHome', { objectNumber, edition, part });
}

const season = {
  fromDate: day(0),
  untilDate: day(400),
  nightly: 100,
  weekly: 700,
  minStay: 2,
  arrivalDays: 127,
};
const basics = {
  section: 'basics',
  kind: 'farmhouse',
  personsMax: 4,
  bedrooms: 2,
  bathrooms: 1,
  squaremeters: 80,
  dogsMax: 1,
  rooms: [{ beds: { double: 1 } }, { beds: { double: 1 } }],
};
const terms = {
  section: 'terms',
  cancellation: 'flexible',
  checkIn: '16:00',
  checkOut: '10:00',
  parties: null,
  quietFrom: null,
  quietUntil: null,
  instantBooking: true,
  registrationNumber: '',
};
const texts = {
  section: 'texts',
  language: 'fr',
  title: 'La maison de la digue',
  teaser: 'Au calme',
  description: 'Une maison calme derrière la digue, à dix minutes à pied de la plage et du port. '.repeat(2),
  houseRules: 'Pas de chaussures à l’étage.',
  arrivalInfo: 'La clé est sous le pot bleu.',
};

async function complete(who: Who, objectNumber: number): Promise<void> {
  const { address } = (await get(who, objectNumber)) as { address: { lat: number; lon: number } };
  const parts = [
    basics,
    { ...address, section: 'address', street: 'Am Deich 1', zip: '25826', city: 'Ording' },
    texts,
    { section: 'seasons', seasons: [season] },
    terms,
  ];
  // Photos have tests of their own; what counts here is that they are there.
  await database.db
    .insertInto('home_images')
    .values([1, 2, 3].map((no) => ({ object_number: objectNumber, no, scene: 'outside' })))
    .execute();
  for (const part of parts) expect(await save(who, objectNumber, part)).toMatchObject({ http: 200 });
}

async function isFound(objectNumber: number): Promise<boolean> {
  const query = { startDate: day(60), endDate: day(67), persons: 2, objects: [objectNumber] };
  const { data } = await call('bert', 'searchObjects', { query, limit: 50 });
  return (data['hits'] as { objectNumber: number }[]).some((hit) => hit.objectNumber === objectNumber);
}
/** Every sitemap of the index is one, though in some languages nobody has written of a home of its numbers. */
async function isInSitemap(objectNumber: number): Promise<boolean> {
  const index = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/homes-[^<]*)<\/loc>/g)].map(([, path]) => path!);
  const sitemaps = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(site.url + path);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.text();
    }),
  );
  return sitemaps.some((text) => text.includes(`/object/${objectNumber}/`));
}
const page = async (objectNumber: number) => (await call('bert', 'getObject', { objectNumber })).http;
const step = (who: Who, objectNumber: number, name: string) =>
  call(who, 'setOwnHomeState', { objectNumber, step: name });
const decide = (objectNumber: number, decision: Record<string, unknown>) =>
  call('office', 'decideOnHome', { objectNumber, decision });

test('a first home goes from nothing to booked, past the office', async () => {
  const home = await aDraft('anna');
  const draft = await get('anna', home);
  expect(draft).toMatchObject({ state: 'draft', needsApproval: true, steps: ['publish', 'remove'] });
  expect(draft['gaps']).toEqual([
    'address',
    'size',
    'beds',
    'description',
    'photos',
    'price',
    'cancellation',
  ]);

  const early = await send(
    site.url,
    'setOwnHomeState',
    { objectNumber: home, step: 'publish' },
    headers.anna,
  );
  expect(early.status).toBe(422);
  expect(await early.json()).toMatchObject({
    errors: [{ type: 'home-incomplete', data: { gaps: draft['gaps'] } }],
  });

  await complete('anna', home);
  expect((await get('anna', home))['gaps']).toEqual([]);
  // Its page is seen by whoever lets it and by the office, before anybody else hears of it.
  for (const who of ['anna', 'office'] as const) {
    const preview = await call(who, 'getHomePreview', { objectNumber: home });
    expect(preview).toMatchObject({
      http: 200,
      data: { state: 'draft', home: { objectNumber: home, personsMax: 4, squaremeterLiving: 80 } },
    });
  }
  for (const who of ['bert', 'nobody'] as const)
    expect((await call(who, 'getHomePreview', { objectNumber: home })).http).toBe(404);
  // Nobody hears of a draft: not the search, no page, no list of homes by number, no booking.
  expect(await isFound(home)).toBe(false);
  expect(await page(home)).toBe(404);
  expect((await call('bert', 'getObjectsInternal', { objectNumbers: [home] })).data).toEqual([]);
  expect(await book(site.url, bookingOf(home, { startDate: day(40), endDate: day(47) }))).toMatchObject({
    type: 'not-bookable',
  });
  expect(await isInSitemap(home)).toBe(false);

  expect((await step('anna', home, 'publish')).data).toMatchObject({
    state: 'review',
    steps: ['withdraw', 'remove'],
  });
  expect(await isFound(home)).toBe(false);
  const waiting = (await call('office', 'findHomesInReview', {})).data['homes'];
  expect(waiting).toMatchObject([{ objectNumber: home, nightlyFrom: 100, landlord: { number: 501 } }]);

  const reason = 'La description contient un numéro de téléphone.';
  expect(await decide(home, { kind: 'refuse', reason })).toMatchObject({
    http: 200,
    data: { state: 'draft' },
  });
  expect(await get('anna', home)).toMatchObject({ state: 'draft', refusal: reason });
  await step('anna', home, 'publish');
  expect((await get('anna', home))['refusal']).toBe('');
  expect(await decide(home, { kind: 'approve' })).toMatchObject({ http: 200, data: { state: 'published' } });
  expect(await decide(home, { kind: 'approve' })).toMatchObject({
    http: 409,
    type: 'transition-not-allowed',
  });

  expect(await isFound(home)).toBe(true);
  expect(await isInSitemap(home)).toBe(true);
  expect(await page(home)).toBe(200);
  expect(await book(site.url, bookingOf(home, { startDate: day(40), endDate: day(47) }))).toMatchObject({
    http: 201,
  });
  const jobs = await database.db
    .selectFrom('jobs')
    .select('payload')
    .where('name', '=', 'homes.send-mail')
    .execute();
  expect(jobs.length).toBeLessThanOrEqual(2);

  // What was changed is there with the answer of the change.
  await save('anna', home, { ...basics, personsMax: 1 });
  expect(await isFound(home)).toBe(false);
  await save('anna', home, basics);

  expect((await step('anna', home, 'pause')).data).toMatchObject({ state: 'paused', pausedBy: 'landlord' });
  expect(await isFound(home)).toBe(false);
  expect(await page(home)).toBe(404);
  expect((await step('anna', home, 'publish')).data).toMatchObject({ state: 'published' });
  expect(await isFound(home)).toBe(true);

  // The second home of the same landlord waits for nobody.
  const second = await aDraft('anna');
  expect(await get('anna', second)).toMatchObject({ needsApproval: false });
  await complete('anna', second);
  expect((await step('anna', second, 'publish')).data).toMatchObject({ state: 'published' });

  expect((await step('anna', home, 'remove')).data).toMatchObject({ state: 'removed', steps: ['restore'] });
  expect(await page(home)).toBe(410);
  expect(await call('anna', 'getOwnHome', { objectNumber: home })).toMatchObject({ http: 404 });
  const acts = await database.db
    .selectFrom('home_acts')
    .select('kind')
    .where('object_number', '=', home)
    .where('kind', '<>', 'changed')
    .orderBy('act_id')
    .execute();
  expect(acts.map(({ kind }) => kind)).toEqual([
    'created',
    'submitted',
    'refused',
    'submitted',
    'approved',
    'paused',
    'published',
    'removed',
  ]);
});

describe('another landlord', () => {
  test('neither sees nor changes a home', async () => {
    const home = await aDraft('anna');
    const before = await get('anna', home);
    const attempts: [EndpointName, Record<string, unknown>][] = [
      ['getOwnHome', {}],
      ['setOwnHome', { edition: 1, part: { ...basics, personsMax: 9 } }],
      ['setOwnHomeState', { step: 'remove' }],
      ['previewOwnSeasons', { seasons: [season] }],
    ];
    for (const [name, input] of attempts) {
      expect(await call('bert', name, { objectNumber: home, ...input }), name).toMatchObject({
        http: 404,
        type: 'object-not-found',
      });
    }
    const listed = (await call('bert', 'getOwnHomes', {})).data['homes'] as { objectNumber: number }[];
    expect(listed.map(({ objectNumber }) => objectNumber)).not.toContain(home);
    expect(await get('anna', home)).toEqual(before);
    expect(
      await call('bert', 'decideOnHome', { objectNumber: home, decision: { kind: 'approve' } }),
    ).toMatchObject({
      http: 403,
    });
  });

  test('who lets homes for nobody cannot begin one', async () => {
    expect(
      await call('nobody', 'createOwnHome', { kind: 'chalet', placeID, language: 'de', title: 'Hütte' }),
    ).toMatchObject({ http: 409, type: 'landlord-missing' });
  });
});

test('a list has the first photo, the lowest price of a night to come, and who arrives next', async () => {
  headers.dora = await aPerson(['landlord'], 507);
  const home = await aHome(database, {
    ...{ landlord: 507, title: 'Haus am Hang' },
    seasons: [
      { untilDate: day(30), nightly: 12_000 },
      { fromDate: day(30), nightly: 10_000 },
    ],
  });
  const [first, second] = [addDays(today, 40), addDays(today, 60)];
  for (const startDate of [second, first]) {
    const stay = { startDate, endDate: addDays(startDate, 7) };
    expect(await book(site.url, bookingOf(home, stay))).toMatchObject({ http: 201 });
  }
  const listed = (await call('dora', 'getOwnHomes', {})).data['homes'] as ListedHome[];
  const [shown] = listed.filter(({ objectNumber }) => objectNumber === home);
  const whole = await get('dora', home);
  expect(shown).toMatchObject({
    ...{ title: 'Haus am Hang', nextArrival: first, ofFeed: false },
    gaps: whole['gaps'],
    state: whole['state'],
    priceFrom: 100,
  });
  const [photo] = whole['photos'] as { base: string }[];
  expect(shown!.photo).toBe(photo?.base ?? null);
  // A draft has none of it, and lacks what the editor says.
  const draft = await aDraft('dora');
  const [fresh] = ((await call('dora', 'getOwnHomes', {})).data['homes'] as ListedHome[]).filter(
    ({ objectNumber }) => objectNumber === draft,
  );
  expect(fresh).toMatchObject({ photo: null, nextArrival: null, priceFrom: null });
  expect(fresh!.gaps).toEqual((await get('dora', draft))['gaps']);
});

describe('a section', () => {
  test('is not written over what was saved elsewhere since', async () => {
    const home = await aDraft('bert');
    const edition = (await get('bert', home))['edition'] as number;
    expect(await call('bert', 'setOwnHome', { objectNumber: home, edition, part: basics })).toMatchObject({
      http: 200,
    });
    expect(
      await call('bert', 'setOwnHome', { objectNumber: home, edition, part: { ...basics, personsMax: 9 } }),
    ).toMatchObject({ http: 409, type: 'home-changed' });
    expect(await get('bert', home)).toMatchObject({ basics: { personsMax: 4 } });
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['basics', { ...basics, personsMax: 0, bedrooms: 31 }, { personsMax: 'number', bedrooms: 'number' }],
    [
      'address',
      { section: 'address', street: ' ', zip: '1', city: 'x', lat: 0, lon: 0 },
      { street: 'required', pin: 'notOnLand' },
    ],
    ['texts', { ...texts, title: ' ', teaser: 'x'.repeat(201) }, { title: 'required', teaser: 'long' }],
    [
      'seasons',
      { section: 'seasons', seasons: [season, { ...season, nightly: 0 }] },
      { 'seasons.1.nightly': 'price', 'seasons.1.fromDate': 'overlap' },
    ],
    [
      'texts',
      { ...texts, teaser: 'Plus sur notre-digue.fr', description: 'Appelez le 01 23 45 67 89.' },
      { teaser: 'link', description: 'contact' },
    ],
    [
      'terms',
      { ...terms, checkIn: '25:00', registrationNumber: '<b>' },
      { checkIn: 'time', registrationNumber: 'registration' },
    ],
    [
      'costs',
      {
        section: 'costs',
        services: [
          { code: 'dog', unit: 'night', amount: 5, mandatory: true, prepaid: false },
          { code: 'finalCleaning', unit: 'stay', amount: 80, mandatory: true, prepaid: true },
        ],
        touristTax: [
          { fromAge: 0, toAge: 17, amount: 0 },
          { fromAge: 16, toAge: 99, amount: 2 },
          { fromAge: 0, toAge: 120, amount: 0, percent: 2, season: { from: '12-24', until: '01-06' } },
          { fromAge: 0, toAge: 9, amount: 1, season: { from: '01-01', until: '01-31' } },
        ],
        furtherGuests: { included: 40, amount: 1000.5 },
        deposit: null,
      },
      {
        'furtherGuests.included': 'number',
        'furtherGuests.amount': 'furtherAmount',
        'services.0.unit': 'unknown',
        'touristTax.1.fromAge': 'ages',
        'touristTax.3.from': 'taxOverlap',
      },
    ],
  ])('of %s says what is wrong by field, and saves nothing', async (section, part, fields) => {
    const home = await aDraft('bert');
    const before = await get('bert', home);
    const response = await send(
      site.url,
      'setOwnHome',
      { objectNumber: home, edition: 1, part },
      headers.bert,
    );
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { type: string; data: { fields: unknown } }[] };
    expect(errors, section).toMatchObject([{ type: 'home-invalid', data: { fields } }]);
    expect(await get('bert', home)).toEqual(before);
    await step('bert', home, 'remove');
    // Guests never knew of it: it has not gone.
    expect(await page(home)).toBe(404);
  });

  test('of costs comes back as it was saved, and is part of what a week costs', async () => {
    const home = await aDraft('bert');
    await complete('bert', home);
    const costs = {
      section: 'costs',
      services: [{ code: 'finalCleaning', unit: 'stay', amount: 80.5, mandatory: true, prepaid: true }],
      touristTax: [
        { fromAge: 16, toAge: 99, amount: 2.5, nightsMax: 5 },
        { fromAge: 16, toAge: 99, amount: 0, percent: 0.01, season: { from: '02-29', until: '02-29' } },
      ],
      furtherGuests: { included: 1, amount: 4.5 },
      deposit: 200,
    };
    expect((await save('bert', home, costs)).data).toMatchObject({ costs });
    const { data } = await call('bert', 'previewOwnSeasons', {
      objectNumber: home,
      seasons: [season, { ...season, fromDate: day(400), untilDate: day(500), nightly: 200, weekly: 1400 }],
    });
    const weeks = data['weeks'] as { guestPays: number; landlordReceives: number }[];
    // 700 for the week, the cleaning, the second person, and the tax of two for the first five nights.
    const beside = 80.5 + 7 * 4.5 + 25;
    expect(weeks.map(({ guestPays }) => guestPays)).toEqual([700 + beside, 1400 + beside]);
    expect(weeks[0]!.landlordReceives).toBeLessThan(weeks[0]!.guestPays);
  });

  test('of rules and of names of seasons comes back as it was saved, and its example is of the calendar', async () => {
    const home = await aDraft('bert');
    await complete('bert', home);
    const rules = { leadDays: 2, leadHour: 18, horizonMonths: 12, fillFrom: 2, leaveMin: null };
    expect((await save('bert', home, { section: 'rules', ...rules })).data).toMatchObject({ rules });
    const named = { ...season, name: ' Hauptsaison ' };
    expect((await save('bert', home, { section: 'seasons', seasons: [named] })).data).toMatchObject({
      seasons: { seasons: [{ name: 'Hauptsaison' }] },
    });
    const { data } = await call('bert', 'previewOwnRules', { objectNumber: home, rules });
    expect(data).toMatchObject({ gap: null, leftOver: null });
    const wrong = await send(
      site.url,
      'setOwnHome',
      {
        objectNumber: home,
        edition: (await get('bert', home)).edition,
        part: { section: 'rules', ...rules, leadDays: 31, leaveMin: 1 },
      },
      headers.bert,
    );
    expect(await wrong.json()).toMatchObject({
      errors: [{ type: 'home-invalid', data: { fields: { leadDays: 'number', leaveMin: 'number' } } }],
    });
  });

  test('of a season with a weekend rate comes back as it was entered, is what guests pay, and survives the calendar', async () => {
    const home = await aDraft('bert');
    await complete('bert', home);
    const weekend = { nightly: 130, nights: 0b0110000 };
    const entered = { ...season, fromDate: day(30), untilDate: day(60), weekend, minStay: 1 };
    const { data } = await save('bert', home, { section: 'seasons', seasons: [entered] });
    expect(data).toMatchObject({ seasons: { seasons: [{ nightly: 100, weekly: 700, weekend }] } });
    const stays = await Promise.all(
      [30, 31, 32, 33, 34, 35, 36].map(async (from) => {
        const asked = {
          objectNumber: home,
          startDate: day(from),
          endDate: day(from + 1),
          change: { minStay: 1 },
        };
        return (await call('bert', 'previewRates', asked)).data as { before: { guestPays: number } };
      }),
    );
    expect(stays.map(({ before }) => before.guestPays).sort()).toEqual([100, 100, 100, 100, 100, 130, 130]);
    const range = { objectNumber: home, startDate: day(40), endDate: day(50) };
    await call('bert', 'setRates', { ...range, change: { minStay: 2 } });
    const parts = (await get('bert', home)) as {
      seasons: { seasons: { weekend: unknown; minStay: number }[] };
    };
    expect(parts.seasons.seasons.map((one) => [one.minStay, one.weekend])).toEqual([
      [1, weekend],
      [2, weekend],
      [1, weekend],
    ]);
  });

  test('of discounts and a longest stay comes back as it was saved, and any stay is priced with it', async () => {
    const home = await aDraft('bert');
    await complete('bert', home);
    const discounts = [
      { kind: 'early', threshold: 100, percent: 5 },
      { kind: 'longStay', threshold: 3, percent: 10 },
    ];
    const costs = {
      section: 'costs',
      discounts,
      services: [],
      touristTax: [],
      furtherGuests: { included: 2, amount: 10 },
      deposit: null,
    };
    expect((await save('bert', home, costs)).data).toMatchObject({ costs });
    const { discounts: _, ...others } = costs;
    expect((await save('bert', home, others)).data).toMatchObject({ costs });
    const short = { ...season, maxStay: 5 };
    expect((await save('bert', home, { section: 'seasons', seasons: [short] })).data).toMatchObject({
      seasons: { seasons: [short] },
    });
    const stayOf = async (nights: number, persons: number) => {
      const stay = { startDate: day(10), endDate: day(10 + nights), persons };
      return (await call('bert', 'previewOwnSeasons', { objectNumber: home, seasons: [short], stay })).data[
        'stay'
      ];
    };
    // Three nights of 100 less a tenth, and 10 for the third person in each.
    expect(await stayOf(3, 3)).toMatchObject({
      status: 'free',
      guestPays: 300,
      landlordReceives: 255,
      commission: 45,
    });
    expect(await stayOf(6, 2)).toMatchObject({ status: 'maximumStay', statusNights: 5, guestPays: 540 });
    expect(await stayOf(0, 2)).toBeNull();
    expect(await stayOf(500, 2)).toMatchObject({ guestPays: null });
  });

  test('of seasons says what a week costs in whatever order they are typed', async () => {
    const home = await aDraft('bert');
    const late = { ...season, fromDate: day(400), untilDate: day(500), nightly: 200, weekly: 1400 };
    const between = { ...season, fromDate: day(300), untilDate: day(400), nightly: 150, weekly: 1050 };
    const early = { ...season, fromDate: day(100), untilDate: day(200) };
    const { data } = await call('bert', 'previewOwnSeasons', {
      objectNumber: home,
      seasons: [late, between, early],
    });
    const weeks = data['weeks'] as { startDate: string; guestPays: number | null }[];
    expect(weeks.map(({ startDate }) => startDate)).toEqual([day(400), day(300), day(100)]);
    const paid = weeks.map(({ guestPays }) => guestPays ?? 0);
    expect([paid[0]! - paid[1]!, paid[1]! - paid[2]!]).toEqual([350, 350]);
  });

  test('of seasons takes what nights of their own price have made of them', async () => {
    const home = await aDraft('bert');
    const seasons = Array.from({ length: 200 }, (_, at) => ({
      ...season,
      ...{
        fromDate: day(100 + 2 * at),
        untilDate: day(101 + 2 * at),
        nightly: 100 + at,
        weekly: 700 + 8 * at,
      },
      minStay: 90,
    }));
    expect((await save('bert', home, { section: 'seasons', seasons })).data).toMatchObject({
      seasons: { seasons: seasons.map(({ nightly }) => ({ nightly, minStay: 90 })) },
    });
  });
});

describe('photos', () => {
  const picture = (shift: number, quality = 90): Promise<Buffer> => {
    const stripes = Array.from({ length: 12 }, (_, at) => {
      const grey = (at * 97 + shift * 53 * (at % 5)) % 256;
      return `<rect x="${at * 100}" y="${(at * shift * 37) % 300}" width="100" height="500" fill="rgb(${grey},${grey},${255 - grey})"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${stripes.join('')}</svg>`;
    return sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer();
  };
  async function upload(who: Who, objectNumber: number, bytes: Buffer): Promise<number> {
    const { data } = await call(who, 'beginHomePhoto', { objectNumber });
    const response = await fetch(`${site.url}/uploads?name=a.jpg`, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg', 'upload-ticket': String(data['ticket']) },
      body: new Uint8Array(bytes),
    });
    return response.status;
  }
  const photosOf = async (who: Who, home: number) =>
    (await get(who, home))['photos'] as { no: number; base: string; scene: string; focus: unknown }[];
  const status = async (path: string) => (await fetch(`${site.url}${path}-250x155.webp`)).status;

  test('come in order, are moved, cut around a point and removed, and of a draft only its landlord knows the address', async () => {
    const home = await aDraft('bert');
    for (const shift of [1, 2, 3]) expect(await upload('bert', home, await picture(shift))).toBe(201);
    const before = await photosOf('bert', home);
    expect(before.map(({ no, scene }) => [no, scene])).toEqual([
      [1, 'unnamed'],
      [2, 'unnamed'],
      [3, 'unnamed'],
    ]);
    expect(await status(before[0]!.base)).toBe(200);
    expect(await status(`/pictures/${home}/1`)).toBe(404);
    expect(await status(`/pictures/${home}/1.00000000`)).toBe(404);

    const focus = { x: 10, y: 90 };
    const photos = [
      { no: 3, scene: 'kitchen', focus },
      { no: 1, scene: 'outside', focus: { x: 50, y: 50 } },
    ];
    expect(await save('bert', home, { section: 'photos', photos })).toMatchObject({ http: 200 });
    const after = await photosOf('bert', home);
    expect(after).toMatchObject([
      { no: 1, scene: 'kitchen', focus },
      { no: 2, scene: 'outside' },
    ]);
    const versionOf = (base: string) => base.split('.')[1];
    expect(versionOf(after[1]!.base)).toBe(versionOf(before[0]!.base));
    expect(versionOf(after[0]!.base)).not.toBe(versionOf(before[2]!.base));
    expect(await status(after[0]!.base)).toBe(200);

    for (const name of ['beginHomePhoto', 'setOwnHome'] as const) {
      const input = name === 'setOwnHome' ? { edition: 1, part: { section: 'photos', photos: [] } } : {};
      expect(await call('anna', name, { objectNumber: home, ...input })).toMatchObject({ http: 404 });
    }
    expect(await upload('bert', home, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(422);
  });

  test('stand before the drawings that the home had, in whatever order they come', async () => {
    const home = await aDraft('bert');
    await database.db
      .insertInto('home_images')
      .values([1, 2].map((no) => ({ object_number: home, no, scene: no === 1 ? 'outside' : 'living' })))
      .execute();
    for (const shift of [4, 5]) expect(await upload('bert', home, await picture(shift))).toBe(201);
    const before = await photosOf('bert', home);
    expect(before.map(({ scene }) => scene)).toEqual(['unnamed', 'unnamed', 'outside', 'living']);
    const focus = { x: 50, y: 50 };
    const photos = [3, 4, 2].map((no) => ({ no, scene: no === 2 ? 'bath' : 'view', focus }));
    expect(await save('bert', home, { section: 'photos', photos })).toMatchObject({ http: 200 });
    expect((await photosOf('bert', home)).map(({ scene }) => scene)).toEqual(['bath', 'view', 'view']);
  });

  test('that another landlord has too are shown to the office, in another size as well', async () => {
    const theirs = await aDraft('bert');
    await upload('bert', theirs, await picture(7));
    headers.clara = await aPerson(['landlord'], 503);
    const home = await aDraft('clara');
    await complete('clara', home);
    const copy = await sharp(await picture(7))
      .resize(700)
      .jpeg({ quality: 60 })
      .toBuffer();
    await upload('clara', home, copy);
    await upload('clara', home, await picture(9));
    await step('clara', home, 'publish');
    const { homes } = (await call('office', 'findHomesInReview', {})).data as {
      homes: { objectNumber: number; samePhotos: unknown; sameAddress: unknown; sameText: unknown }[];
    };
    const waiting = homes.find(({ objectNumber }) => objectNumber === home)!;
    expect(waiting.samePhotos).toMatchObject([{ objectNumber: theirs, landlord: 'Vermieterin 502' }]);
    // Every complete home of these tests has one address and one description.
    for (const alike of [waiting.sameAddress, waiting.sameText]) {
      expect(alike).toContainEqual(expect.objectContaining({ landlord: 'Vermieterin 501' }));
    }
  });
});

test('a section keeps what its form does not show', async () => {
  const home = await aDraft('bert');
  await complete('bert', home);
  const rooms = [{ beds: { double: 1 } }, { beds: { double: 1 } }];
  const cancellation = [{ daysBefore: 21, percent: 40 }];
  await database.db
    .updateTable('homes')
    .set({
      bed_rooms: JSON.stringify(rooms),
      cancellation: JSON.stringify(cancellation),
      equipment: JSON.stringify({ service: ['breadService'], kitchen: ['oven'] }),
    })
    .where('object_number', '=', home)
    .execute();
  await database.db
    .updateTable('price_seasons')
    .set({ max_stay: 14, departure_days: 32 })
    .where('object_number', '=', home)
    .execute();
  expect((await get('bert', home))['gaps']).toEqual([]);
  await save('bert', home, { ...basics, personsMax: 5 });
  await save('bert', home, { ...terms, cancellation: null });
  await save('bert', home, { section: 'amenities', amenities: ['sauna'], equipment: { kitchen: ['stove'] } });
  await save('bert', home, { section: 'seasons', seasons: [{ ...season, nightly: 111 }] });
  const row = await database.db
    .selectFrom('homes')
    .innerJoin('price_seasons', 'price_seasons.object_number', 'homes.object_number')
    .select(['bed_rooms', 'cancellation', 'equipment', 'max_stay', 'departure_days', 'nightly_cents'])
    .where('homes.object_number', '=', home)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    bed_rooms: rooms,
    cancellation,
    equipment: { kitchen: ['stove'], service: ['breadService'] },
    max_stay: 14,
    departure_days: 32,
    nightly_cents: 11_100,
  });
});

test('what the office has paused its landlord does not bring back, and a feed’s home is not written here', async () => {
  const home = await aDraft('bert');
  await complete('bert', home);
  const set = (columns: Record<string, unknown>) =>
    database.db.updateTable('homes').set(columns).where('object_number', '=', home).execute();
  await set({ state: 'paused', paused_by: 'office', published_at: new Date() });
  expect(await step('bert', home, 'publish')).toMatchObject({ http: 409, type: 'transition-not-allowed' });
  await set({ source: 'feed', source_key: '1' });
  expect(await save('bert', home, basics)).toMatchObject({ http: 409, type: 'home-of-feed' });
});

describe('a removed home', () => {
  const set = (home: number, columns: Record<string, unknown>) =>
    database.db.updateTable('homes').set(columns).where('object_number', '=', home).execute();
  const removedDaysAgo = (days: number) => ({ removed_at: new Date(Date.now() - days * 86_400_000) });
  const actsOf = async (home: number): Promise<string[]> => {
    const acts = await database.db
      .selectFrom('home_acts')
      .select(['kind', 'act_id'])
      .where('object_number', '=', home)
      .where('kind', 'in', ['removed', 'restored', 'erased'])
      .orderBy('act_id')
      .execute();
    return acts.map(({ kind }) => kind);
  };
  async function aShownHome(who: Who): Promise<number> {
    const home = await aDraft(who);
    await complete(who, home);
    await set(home, { state: 'published', published_at: new Date() });
    return home;
  }

  test('says before what depends on it, answers what is open, and comes back as published', async () => {
    const home = await aShownHome('anna');
    await save('anna', home, terms);
    const stay = (from: number) => bookingOf(home, { startDate: day(from), endDate: day(from + 7) });
    const confirmed = await book(site.url, stay(40));
    await save('anna', home, { ...terms, instantBooking: false });
    const waiting = await book(site.url, stay(60));
    const asked = await book(site.url, { ...stay(80), bookingMethod: 'request' });
    expect([confirmed.data?.status, waiting.data?.status]).toEqual(['confirmed', 'booked']);
    const hanging = await call('anna', 'getHomeRemoval', { objectNumber: home });
    expect(hanging.data).toEqual({
      ...{ upcoming: 1, open: 2, questions: 0, watchers: 0 },
      restorableUntil: day(30),
    });
    expect(await call('bert', 'getHomeRemoval', { objectNumber: home })).toMatchObject({ http: 404 });

    const removed = await step('anna', home, 'remove');
    expect(removed.data).toMatchObject({ state: 'removed', steps: ['restore'] });
    // The same again changes nothing.
    expect((await step('anna', home, 'remove')).data).toMatchObject({ state: 'removed' });
    const states = await database.db
      .selectFrom('bookings')
      .select(['id', 'state'])
      .where('object_number', '=', home)
      .orderBy('id')
      .execute();
    expect(states).toEqual([
      { id: confirmed.data!.bookingID, state: 'confirmed' },
      { id: waiting.data!.bookingID, state: 'declined' },
      { id: asked.data!.bookingID, state: 'declined' },
    ]);
    const mails = await database.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'booking.send-mail')
      .execute();
    const declined = mails.filter(
      ({ payload }) => (payload as { template?: string }).template === 'declined',
    ) as { payload: { bookingId: number } }[];
    expect(declined.map(({ payload }) => payload.bookingId)).toEqual(
      expect.arrayContaining([waiting.data!.bookingID, asked.data!.bookingID]),
    );
    expect(await isFound(home)).toBe(false);

    const list = (await call('anna', 'getOwnHomes', {})).data as { homes: unknown[]; removed: unknown[] };
    expect(list.removed).toContainEqual({
      ...{ objectNumber: home, title: texts.title, place: expect.any(String) as string },
      ...{ removedOn: today, restorableUntil: day(30) },
    });
    expect(await step('bert', home, 'restore')).toMatchObject({ http: 404 });
    expect(await save('anna', home, basics)).toMatchObject({ http: 404 });
    expect((await step('anna', home, 'restore')).data).toMatchObject({ state: 'published', gaps: [] });
    expect((await step('anna', home, 'restore')).data).toMatchObject({ state: 'published' });
    expect(await isFound(home)).toBe(true);
    expect(await actsOf(home)).toEqual(['removed', 'restored']);
  });

  test('comes back paused by the office, as a draft, or paused where something has become invalid', async () => {
    const paused = await aShownHome('bert');
    await set(paused, { state: 'paused', paused_by: 'office' });
    await step('bert', paused, 'remove');
    // Whom the office has paused is not trusted because the home is gone for the moment.
    const draft = await aDraft('bert');
    expect(await get('bert', draft)).toMatchObject({ needsApproval: true });
    expect((await step('bert', paused, 'restore')).data).toMatchObject({
      ...{ state: 'paused', pausedBy: 'office' },
    });
    await step('bert', draft, 'remove');
    expect((await step('bert', draft, 'restore')).data).toMatchObject({ state: 'draft' });
    const invalid = await aShownHome('bert');
    await step('bert', invalid, 'remove');
    await database.db.deleteFrom('price_seasons').where('object_number', '=', invalid).execute();
    const { data } = await step('bert', invalid, 'restore');
    expect(data).toMatchObject({ state: 'paused', pausedBy: 'landlord' });
    expect(data['gaps']).toEqual(['price']);
  });

  test('is final after thirty days, once the last guest has left', async () => {
    const home = await aShownHome('anna');
    await save('anna', home, terms);
    const stay = { startDate: day(3), endDate: day(10) };
    expect(await book(site.url, bookingOf(home, stay))).toMatchObject({ http: 201 });
    await step('anna', home, 'remove');
    await set(home, removedDaysAgo(31));
    expect(await step('anna', home, 'restore')).toMatchObject({ http: 409, type: 'transition-not-allowed' });
    const listed = (await call('anna', 'getOwnHomes', {})).data['removed'] as { objectNumber: number }[];
    expect(listed.map(({ objectNumber }) => objectNumber)).not.toContain(home);

    const { eraseRemovedHomes } = await import('./erase-removed-homes.ts');
    const { createHomeChanges } = await import('../catalogue/catalogue.ts');
    const eraseOn = (offset: number) =>
      eraseRemovedHomes({
        connection: database,
        catalogue: { ...createHomeChanges(), preview: undefined as never },
        clock: { now: () => new Date(), today: () => day(offset) },
      });
    const wayIn = () =>
      database.db
        .selectFrom('homes')
        .select(['arrival_info', 'address', 'removed_from'])
        .where('object_number', '=', home)
        .executeTakeFirstOrThrow();
    await eraseOn(0);
    expect((await wayIn()).arrival_info).toEqual({ fr: texts.arrivalInfo });
    await eraseOn(11);
    await eraseOn(11);
    // The booking and its invoice name the place.
    expect(await wayIn()).toMatchObject({
      arrival_info: null,
      removed_from: null,
      address: { zip: '25826' },
    });
    const rest = await database.db
      .selectFrom('home_texts')
      .select(['title', 'description'])
      .where('object_number', '=', home)
      .execute();
    expect(rest).toEqual([{ title: texts.title, description: '' }]);
    const photos = await database.db
      .selectFrom('home_images')
      .select('no')
      .where('object_number', '=', home)
      .execute();
    expect(photos).toEqual([]);
    expect(await actsOf(home)).toEqual(['removed', 'erased']);
  });
});

test('the database itself keeps states in order', async () => {
  const home = await aDraft('bert');
  const set = (columns: Record<string, unknown>) =>
    database.db.updateTable('homes').set(columns).where('object_number', '=', home).execute();
  await expect(set({ state: 'published' })).rejects.toThrow('homes_shown_were_published');
  await expect(set({ state: 'paused' })).rejects.toThrow('homes_paused_by_somebody');
  await expect(set({ state: 'removed' })).rejects.toThrow('homes_removed_some_day');
  await expect(set({ state: 'gone', published_at: new Date() })).rejects.toThrow('homes_state_check');
});

test('rules are read by everybody, the way in by nobody before the booking, and measures prove what is found by them', async () => {
  const home = await aDraft('bert');
  await complete('bert', home);
  const measures = {
    section: 'measures',
    access: {
      entranceSteps: 0,
      doorWidthCm: 79,
      showerThresholdCm: null,
      grabRails: true,
      parkingMetres: 20,
    },
    charging: { kilowatts: 11, plug: 'type2', shared: false },
  };
  // What only a measure proves cannot be ticked beside it.
  const amenities = ['sauna', 'stepfree', 'widedoors'];
  await save('bert', home, measures);
  await save('bert', home, { section: 'amenities', amenities, equipment: {} });
  await save('bert', home, { ...terms, parties: false, quietFrom: '22:00', quietUntil: '07:00' });
  await save('bert', home, {
    ...basics,
    rooms: [{ beds: { double: 1, single: 0 } }, { beds: {} }, { living: true, beds: { sofa: 1 } }],
  });
  expect(await get('bert', home)).toMatchObject({
    measures,
    amenities: { amenities: ['sauna', 'evcharging', 'stepfree'] },
    terms: { parties: false, quietFrom: '22:00', quietUntil: '07:00' },
    basics: { rooms: [{ beds: { double: 1 } }, { living: true, beds: { sofa: 1 } }] },
    texts: [{ houseRules: 'Pas de chaussures à l’étage.', arrivalInfo: 'La clé est sous le pot bleu.' }],
  });
  await step('bert', home, 'publish');
  await decide(home, { kind: 'approve' });
  const shown = (await call('bert', 'getObject', { objectNumber: home })).data;
  expect(shown).toMatchObject({
    houseRules: { parties: false, quiet: { from: '22:00', until: '07:00' } },
    descriptions: { natives: { fr: { houseRules: 'Pas de chaussures à l’étage.' } } },
    access: measures.access,
    charging: measures.charging,
  });
  expect(JSON.stringify(shown)).not.toContain('pot bleu');

  const halfQuiet = await save('bert', home, { ...terms, quietFrom: '22:00' });
  expect(halfQuiet).toMatchObject({ http: 422 });
  await save('bert', home, { section: 'measures', access: null, charging: null });
  await save('bert', home, { ...texts, houseRules: '', arrivalInfo: '' });
  expect(await get('bert', home)).toMatchObject({
    amenities: { amenities: ['sauna'] },
    texts: [{ houseRules: '', arrivalInfo: '' }],
  });
});
