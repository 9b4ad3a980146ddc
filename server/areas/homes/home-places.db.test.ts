import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import { distanceKm } from '../../../domain/geo.ts';
import { aLogin } from '../../../tests/builders/landlord-login.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';

/** The first question of a site loads the towns and coasts of the world. */
const seconds = 1000;
const patience = 60 * seconds;

const castellina = { lat: 43.4697, lon: 11.2886 };
const radda = { lat: 43.4866, lon: 11.3742 };
const koplik = { lat: 42.2136, lon: 19.4363 };
const atSea = { lat: 43, lon: 9 };

let database: TestDatabase;
let site: RunningSite;
let landlord: Record<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database);
  landlord = await aLogin({ database, dataDir: site.dataDir }, ['landlord'], 601);
});
afterAll(() => site.stop());

const call = (name: EndpointName, input: Record<string, unknown>) => ask(site.url, name, input, landlord);
const create = (where: Record<string, unknown>) =>
  call('createOwnHome', { kind: 'farmhouse', language: 'it', title: 'Podere', ...where });
const rowOf = (objectNumber: unknown) =>
  database.db
    .selectFrom('homes')
    .innerJoin('places', 'places.id', 'homes.place_id')
    .select(['homes.lat', 'homes.lon', 'homes.country_code', 'places.names', 'places.id'])
    .where('object_number', '=', Number(objectNumber))
    .executeTakeFirstOrThrow();
const suggested = async (text: string) =>
  ((await call('suggestLocations', { text })).data['suggestions'] as { kind: string; name: string }[]).map(
    ({ kind, name }) => `${kind} ${name}`,
  );
const pageOf = async (path: string) => {
  const { data } = await call('getLocation', { location: path });
  return data;
};

test(
  'says which town a position belongs to, and where towns of a name lie, before the catalogue has any',
  { timeout: patience },
  async () => {
    const { data } = await call('findHomePlaces', { position: castellina, languageCode: 'en' });
    expect(data['places']).toMatchObject([{ name: 'Castellina in Chianti', context: 'Tuscany, Italy' }]);
    const named = await call('findHomePlaces', { text: 'radda in chianti', languageCode: 'de' });
    expect(named.data['places']).toMatchObject([{ name: 'Radda in Chianti', context: 'Toskana, Italien' }]);
    expect(await call('findHomePlaces', { position: atSea })).toMatchObject({
      http: 422,
      type: 'not-on-land',
    });
    expect(await database.db.selectFrom('places').select('id').execute()).toEqual([]);
  },
);

test('two homes at once in a village without a place make it once', { timeout: patience }, async () => {
  const position = radda;
  const both = await Promise.all([create({ position }), create({ position })]);
  expect(both.map(({ http }) => http)).toEqual([201, 201]);
  const rows = await Promise.all(both.map(({ data }) => rowOf(data['objectNumber'])));
  expect(rows[0]).toMatchObject({ ...radda, country_code: 'it', names: { de: 'Radda in Chianti' } });
  expect(rows[1]!.id).toBe(rows[0]!.id);
  const places = await database.db.selectFrom('places').select('id').execute();
  expect(places).toHaveLength(1);
});

test('a home is refused in a country that the operator does not serve', async () => {
  const says = (countries: string[]) =>
    database.db
      .insertInto('operator_facts')
      .values({ fact: 'countries', value: JSON.stringify(countries), changed_at: new Date() })
      .onConflict((conflict) => conflict.column('fact').doUpdateSet({ value: JSON.stringify(countries) }))
      .execute();
  await says(['de', 'dk']);
  await vi.waitFor(
    async () =>
      expect(await create({ position: radda })).toMatchObject({ http: 422, type: 'country-not-served' }),
    { timeout: patience, interval: 200 },
  );
  await says([]);
  await vi.waitFor(async () => expect(await create({ position: radda })).toMatchObject({ http: 201 }), {
    timeout: patience,
    interval: 200,
  });
});

test('the sea and a place that nobody knows are refused, and leave nothing', async () => {
  expect(await create({ position: atSea })).toMatchObject({ http: 422, type: 'not-on-land' });
  expect(await create({ placeID: 4711 })).toMatchObject({ http: 404, type: 'place-not-found' });
  expect(await create({})).toMatchObject({ http: 404, type: 'place-not-found' });
});

test(
  'the first home of a country makes its place, of which guests hear with the first home that they can see',
  { timeout: patience },
  async () => {
    const { http, data } = await create({ position: koplik });
    expect(http).toBe(201);
    const row = await rowOf(data['objectNumber']);
    expect(row).toMatchObject({ ...koplik, country_code: 'al', names: { de: 'Koplik' } });
    // A draft alone: nothing thin is suggested, indexed or listed, while every node knows the place.
    expect(await suggested('Koplik')).not.toContain('place Koplik');
    await expect
      .poll(async () => (await pageOf(String(row.id)))['noIndex'], { timeout: 5 * seconds })
      .toBe(true);
    const sitemap = await fetch(`${site.url}/sitemaps/locations-de.xml`);
    expect(await sitemap.text()).not.toContain('koplik');
    await publish(Number(data['objectNumber']));
    // The names of a new place reach suggestions with the next round of the index; that it has a home, at once.
    await expect
      .poll(async () => (await pageOf(String(row.id)))['noIndex'], { timeout: 20 * seconds })
      .toBe(false);
    // Guests see the approximate position, never the exact one.
    const { data: shown } = await call('getObject', { objectNumber: data['objectNumber'] });
    const { position } = shown as { position: { lat: number; lon: number } };
    expect(position).not.toEqual(koplik);
    expect(distanceKm(position.lat, position.lon, koplik.lat, koplik.lon)).toBeLessThan(1);
  },
);

test(
  'where the pin of a home is moved the place follows, and never into the sea',
  { timeout: patience },
  async () => {
    const { data } = await create({ position: radda });
    const { objectNumber, address } = data as { objectNumber: number; address: object };
    const place = (edition: number, at: object) =>
      call('setOwnHome', {
        objectNumber,
        edition,
        part: { ...address, section: 'address', street: 'Via 1', zip: '53011', city: 'Castellina', ...at },
      });
    expect(await place(1, castellina)).toMatchObject({ http: 200, data: { place: 'Castellina in Chianti' } });
    expect(await rowOf(objectNumber)).toMatchObject(castellina);
    expect(await place(2, atSea)).toMatchObject({ http: 422, type: 'home-invalid' });
    expect(await rowOf(objectNumber)).toMatchObject(castellina);
    await publish(objectNumber);
    // Guests have seen it: nearby its pin is set right, but it does not become a home of elsewhere.
    expect(await place(2, koplik)).toMatchObject({ http: 422, type: 'home-invalid' });
    expect(await place(2, radda)).toMatchObject({ http: 200, data: { place: 'Radda in Chianti' } });
    await expect
      .poll(async () => (await call('getObject', { objectNumber })).http, { timeout: 10 * seconds })
      .toBe(200);
  },
);

/** Publishes a home without the office and the rules of a complete home, which have tests of their own. */
async function publish(objectNumber: number): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('homes')
      .set({ state: 'published', published_at: new Date(), version: 1_000 })
      .where('object_number', '=', objectNumber)
      .execute();
    await tx
      .insertInto('outbox')
      .values({ object_number: objectNumber, version: 1_000, kind: 'home' })
      .execute();
  });
}
