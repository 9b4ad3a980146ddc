import { api, type EndpointName } from '../../contract/api.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import type { TestDatabase } from '../harness/databases.ts';
import { landlordHashOf } from './booking-calls.ts';
import { anAlertAddress, aRating, aSubscriber } from './letter-calls.ts';
import { aSession } from './tokens.ts';
import { validCalls as samples } from './valid-calls/valid-calls.generated.ts';
import { aRequest, type CallWorld, type ValidCalls } from './valid-calls/call-parts.ts';

export { aRequest, arrival, departure, guest, type CallWorld } from './valid-calls/call-parts.ts';

/** Valid inputs of all areas, one for each endpoint. */
const validCalls: ValidCalls<typeof api> = samples;

export function validCall(name: EndpointName, world: CallWorld): Record<string, unknown> {
  return validCalls[name](world);
}

/** Sends an endpoint's input as query or body, depending on its method. */
export function send(
  url: string,
  name: EndpointName,
  input: Readonly<Record<string, unknown>>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { method, path } = api[name];
  if (method === 'POST') {
    return fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    });
  }
  const query = new URLSearchParams();
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => String(input[key]));
  for (const [key, value] of Object.entries(input)) {
    if (path.includes(`{${key}}`) || value === undefined) continue;
    query.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return fetch(`${url}${filled}?${query}`, { headers });
}

/** Inserts the home of the calls; must run before the server starts, which reads some data once. */
export async function aCallHome(database: TestDatabase, objectNumber?: number): Promise<number> {
  const home = await aHome(database, objectNumber === undefined ? {} : { objectNumber });
  const { db } = database;
  const texts = (text: string): string => JSON.stringify({ de: text, en: text, fr: text, it: text });
  await db
    .insertInto('whoami_paths')
    .values(
      (['de', 'en'] as const).map((language) => ({
        language,
        path: 'region-eins',
        compname: 'Search',
        kind: 'region',
        target: '1',
      })),
    )
    .execute();
  await db
    .insertInto('partners')
    .values({ id: 7001, tag_name: 'partner', name: 'Partner', url: 'https://partner.example' })
    .execute();
  await db
    .insertInto('pois')
    .values({
      id: 1,
      country_code: 'de',
      region_id: 1,
      kind: 'beach',
      lat: 54,
      lon: 10.9,
      names: texts('Strand'),
      slugs: texts('strand'),
    })
    .execute();
  return home;
}

async function aPerson(database: TestDatabase): Promise<number> {
  const { uid } = await aSession(database);
  const { number } = await database.db
    .selectFrom('accounts')
    .select('number')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return number;
}

async function aCase(url: string): Promise<number> {
  const input = validCall('sendContact', {} as CallWorld);
  const response = await send(url, 'sendContact', input);
  return ((await response.json()) as { data: { caseNumber: number } }).data.caseNumber;
}

export async function aCallWorld(
  database: TestDatabase,
  site: { url: string; dataDir: string },
  home: number,
): Promise<CallWorld> {
  const response = await send(site.url, 'createBooking', aRequest(home));
  const { data } = (await response.json()) as { data: { bookingID: number; bookingHash: string } };
  return {
    url: site.url,
    home,
    bookingID: data.bookingID,
    guestHash: data.bookingHash,
    person: await aPerson(database),
    landlordHash: await landlordHashOf(database, site.dataDir, data.bookingID),
    ...(await aRating(database, site.dataDir, home)),
    ...(await aSubscriber(database, site.dataDir)),
    ...(await anAlertAddress(database, site.dataDir)),
    caseNumber: await aCase(site.url),
  };
}
