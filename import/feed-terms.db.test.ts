import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { readNdjson } from './readers/ndjson.ts';
import { runImport, type ImportOptions, type ImportReport } from './run-import.ts';

let database: TestDatabase;
let folder: string;
const texts = createSiteTexts();

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'feriola-terms-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await sql`delete from whoami_paths where kind = 'home'`.execute(database.db);
  await sql`delete from homes`.execute(database.db);
  await sql`delete from import_sources`.execute(database.db);
  await sql`delete from landlords`.execute(database.db);
});

const home = (more: object = {}): object => ({
  key: 'a',
  lat: 44.494,
  lon: 11.34,
  objectType: 'apartment',
  kind: 'cityFlat',
  personsMax: 2,
  bedrooms: 1,
  bathrooms: 1,
  nightlyPrice: 100,
  ...more,
});
const rossi = {
  name: 'Anna Rossi',
  mail: 'anna@casa.example',
  phone: '+39 051 1234',
  trader: false,
  language: 'it',
};

function run(homes: object[], more: Partial<ImportOptions> = {}): Promise<ImportReport> {
  const listings = join(folder, `homes-${Math.random()}.ndjson`);
  writeFileSync(listings, homes.map((one) => JSON.stringify(one)).join('\n'));
  const options = {
    read: readNdjson,
    source: 'import:test',
    currency: null,
    rate: 1,
    today: '2027-03-01',
    texts,
  };
  return runImport(database, { ...options, files: { listings, calendar: null }, ...more });
}
async function only(columns: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql`select ${columns} from homes h join landlords l on l.id = h.landlord_id`.execute(
    database.db,
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}

test('homes name who lets them, one landlord for each, who changes with the feed', async () => {
  const report = await run([home({ provider: rossi }), home({ key: 'b', provider: rossi })]);
  expect(report).toMatchObject({ created: 2, notBookable: 0 });
  await run([home({ provider: { ...rossi, phone: '+39 051 99' } }), home({ key: 'b', provider: rossi })]);
  const { rows } = await sql`select name, email, language, is_trader, is_reachable from landlords`.execute(
    database.db,
  );
  expect(rows).toEqual([
    { name: 'Anna Rossi', email: 'anna@casa.example', language: 'it', is_trader: false, is_reachable: true },
  ]);
});

test('a home without a contact cannot be booked, the report says so, and no address is made up', async () => {
  const report = await run([home({ provider: { name: 'Anna Rossi', trader: false } })]);
  expect(report.notBookable).toBe(1);
  expect(report.warnings).toContain(
    '1 homes cannot be booked: neither they nor --provider name anybody with a mail address.',
  );
  expect(await only(sql`l.name, l.email, l.is_reachable`)).toEqual({
    name: 'Anna Rossi',
    email: '',
    is_reachable: false,
  });
  expect(await run([home()], { provider: { ...rossi, language: 'it' } })).toMatchObject({
    changed: 1,
    notBookable: 0,
  });
  expect(await only(sql`l.email, l.is_reachable`)).toEqual({
    email: 'anna@casa.example',
    is_reachable: true,
  });
});

test('terms of a feed are stored in euro cents', async () => {
  const said = {
    provider: rossi,
    registrationNumber: 'IT037006C2ABC',
    deposit: 200,
    cancellation: [{ daysBefore: 30, percent: 50 }],
    touristTax: [{ fromAge: 14, toAge: 120, amount: 5 }],
    furtherGuests: { included: 2, amount: 12.5 },
    services: [{ code: 'finalCleaning', unit: 'stay', amount: 60, mandatory: true, prepaid: true }],
    discounts: [{ kind: 'longStay', threshold: 14, percent: 10 }],
    checkIn: '15:00',
    arrivalDays: [6],
    quarter: 'Santo Stefano',
    houseRules: { parties: false, quiet: { from: '23:00', until: '08:00' } },
    arrivalInfo: { it: 'La chiave è dal portiere.' },
    texts: {
      it: { title: 'Casa', description: 'Una casa.', rules: 'Niente scarpe.' },
      en: { title: 'House', description: 'A house.', rules: 'No shoes.', translatedFrom: 'it' },
    },
  };
  await run([home(said)], { currency: 'CHF', rate: 2 });
  expect(
    await only(sql`registration_number, deposit_cents, included_guests, further_guest_cents, cancellation, tourist_tax, check_in, quarter,
      (select json_agg(json_build_array(code, amount_cents, mandatory)) from home_services) as services,
      (select json_agg(json_build_array(kind, threshold, percent)) from home_discounts) as discounts,
      (select min(arrival_days) from price_seasons) as arrivals, house_rules, arrival_info,
      (select json_agg(json_build_array(language, house_rules, translated_from) order by language) from home_texts
        where house_rules <> '') as rules`),
  ).toEqual({
    registration_number: 'IT037006C2ABC',
    deposit_cents: 40_000,
    included_guests: 2,
    further_guest_cents: 2_500,
    cancellation: [{ daysBefore: 30, percent: 50 }],
    tourist_tax: [{ fromAge: 14, toAge: 120, amount: 1000 }],
    check_in: '15:00',
    quarter: 'Santo Stefano',
    services: [['finalCleaning', 12_000, true]],
    discounts: [['longStay', 14, 10]],
    arrivals: 32,
    house_rules: { parties: false, quiet: { from: '23:00', until: '08:00' } },
    arrival_info: { it: 'La chiave è dal portiere.' },
    rules: [
      ['en', 'No shoes.', 'it'],
      ['it', 'Niente scarpe.', null],
    ],
  });
});

test('what a feed leaves out is not assumed: no free cancellation, no tax, no sea, no registration, no hours, no deposit', async () => {
  await run([home()]);
  expect(
    await only(
      sql`registration_number, cancellation, tourist_tax, dist_sea_m, free_cancel, squaremeter_living,
        check_in, check_out, deposit_cents`,
    ),
  ).toEqual({
    registration_number: null,
    cancellation: [{ daysBefore: 3650, percent: 100 }],
    tourist_tax: [],
    dist_sea_m: null,
    free_cancel: false,
    squaremeter_living: 0,
    check_in: null,
    check_out: null,
    deposit_cents: null,
  });
});

test.each([
  [[{ daysBefore: 14, percent: 50 }], true],
  [[{ daysBefore: 15, percent: 50 }], false],
])('the terms of a feed are flexible as any host’s: %o', async (cancellation, isFlexible) => {
  await run([home({ cancellation })]);
  expect(await only(sql`free_cancel`)).toEqual({ free_cancel: isFlexible });
});

test('a feed may say that no deposit is asked for, and that dogs are welcome without how many', async () => {
  await run([home({ deposit: 0, dogsMax: 2, dogsMaxIsKnown: false })]);
  expect(await only(sql`deposit_cents, dogs_max, dogs_max_is_known`)).toEqual({
    deposit_cents: 0,
    dogs_max: 2,
    dogs_max_is_known: false,
  });
  const { rejected } = await run([home({ dogsMaxIsKnown: false })], { delta: true });
  expect(rejected).toHaveLength(1);
});
