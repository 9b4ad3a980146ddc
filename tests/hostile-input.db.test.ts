import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type EndpointName } from '../contract/api.ts';
import type { Endpoint } from '../contract/define-endpoint.ts';
import { envelopeStatuses, type Envelope } from '../contract/envelope.ts';
import { roles } from '../domain/roles.ts';
import { storableText } from '../server/platform/storable-text.ts';
import { openTestDatabase, type TestDatabase } from './harness/databases.ts';
import { isFullRun } from './harness/run-size.ts';
import { startSite, type RunningSite } from './harness/running-site.ts';
import {
  arriving,
  hostileEnvelopes,
  hostileInputs,
  isUnstorable,
  requestWith,
  type HostileInput,
  type HostileRequest,
} from './hostile-requests.ts';
import { aSession, aToken } from './trust/tokens.ts';
import { aCallHome, aCallWorld, validCall, type CallWorld } from './trust/valid-calls.ts';

let database: TestDatabase;
let site: RunningSite;
let world: CallWorld;
let insider: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const home = await aCallHome(database);
  site = await startSite(database);
  world = await aCallWorld(database, site, home);
  await prepareCounting();
  insider = await anInsider(home);
});
afterAll(async () => {
  await site.stop();
});

/** Rows of every table in one line: what a refused call must leave as it is. */
async function countRows(): Promise<string> {
  const { rows } = await sql<{ counts: string }>`execute count_rows`.execute(database.db);
  return rows[0]!.counts;
}

/** Planning the question takes longer than its answer, which is wanted some thousand times of the one connection. */
async function prepareCounting(): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' order by 1`.execute(database.db);
  const counts = rows.map(({ name }) => `'${name} ' || (select count(*) from "${name}")`);
  // A function takes a hundred arguments at most, an array as many as there are tables.
  const question = `select array_to_string(array[${counts.join(', ')}], ', ') as counts`;
  await sql.raw(`prepare count_rows as ${question}`).execute(database.db);
}

/** A number that grows with each transaction that writes: while it stays, no row has come or gone. */
async function lastWriter(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as id`.execute(database.db);
  return rows[0]!.id;
}

/** Creates a landlord of the home with every role, whom no call refuses before it has examined the input. */
async function anInsider(home: number): Promise<string> {
  const { uid } = await aSession(database, { roles });
  const { landlord_id: subject } = await database.db
    .selectFrom('homes')
    .select('landlord_id')
    .where('object_number', '=', home)
    .executeTakeFirstOrThrow();
  await database.db.insertInto('account_businesses').values({ kind: 'landlord', subject, uid }).execute();
  return uid;
}

/** A new login of theirs for each call: some calls end logins. */
async function loggedIn(): Promise<{ cookie: string }> {
  const session = { id: randomUUID(), uid: insider, expires_at: new Date(Date.now() + 3_600_000) };
  await database.db.insertInto('sessions').values(session).execute();
  return { cookie: `jwt=${await aToken(site.dataDir, { jti: session.id })}` };
}

const leaks = /node_modules|\bat .*\.ts:\d|select .* from |syntax error|\$argon2|\/server\//i;

/** The envelope is one function for all calls: two that write, one that reads, and one that answers to an address. */
const envelopeCalls = new Set<EndpointName>(['createBooking', 'setContent', 'searchObjects', 'getPrice']);

/** Returns the input that the handler would get; null if the schema refuses it. */
function reaching(endpoint: Endpoint, input: HostileInput): string | null {
  const parsed = endpoint.request.safeParse(arriving(endpoint, input));
  return parsed.success ? JSON.stringify(storableText(parsed.data)) : null;
}

/**
 * What the schema refuses is asked for in memory (`hostile-input.test.ts`), and so is what becomes of texts that cannot be stored,
 * which one field of each call shows here. What reaches the handler alike goes there once. In the full run everything goes over HTTP.
 */
function requestsFor(name: EndpointName, endpoint: Endpoint): HostileRequest[] {
  const inputs = hostileInputs(endpoint, () => validCall(name, world));
  return [
    ...(isFullRun || envelopeCalls.has(name) ? hostileEnvelopes(endpoint) : []),
    requestWith(endpoint, {
      what: 'foreign mandant',
      fields: { ...validCall(name, world), mandant: 'somebody-else' },
    }),
    ...(isFullRun ? inputs : differing(name, endpoint, inputs)).map((input) => requestWith(endpoint, input)),
  ];
}

function differing(name: EndpointName, endpoint: Endpoint, inputs: readonly HostileInput[]): HostileInput[] {
  // Compared with the same sample in each, where every call has keys of its own.
  const sample = validCall(name, world);
  const compared = hostileInputs(endpoint, () => sample);
  const reached = new Set<string>();
  let isTextShown = false;
  return inputs.filter((input, index) => {
    const given = reaching(endpoint, compared[index]!);
    if (given === null || reached.has(given) || (isUnstorable(input) && isTextShown)) return false;
    isTextShown ||= isUnstorable(input);
    reached.add(given);
    return true;
  });
}

describe.each(Object.entries(api) as [EndpointName, Endpoint][])('%s', (name, endpoint) => {
  test('answers hostile input with an envelope, never a 5xx, and keeps its hands still', async () => {
    const caller = endpoint.access === 'public' ? {} : await loggedIn();
    let looked = false;
    let writer = await lastWriter();
    let before = await countRows();
    const requests = requestsFor(name, endpoint);
    const last = requests.at(-1);
    for (const request of requests) {
      const response = await fetch(site.url + request.path, {
        method: request.method,
        headers: { ...request.headers, ...caller },
        ...(request.body === undefined ? {} : { body: request.body }),
      });
      const text = await response.text();
      const context = `${request.what}: ${response.status} ${text.slice(0, 300)}`;
      expect(response.status, context).toBeLessThan(500);
      expect(text, context).not.toMatch(leaks);
      const envelope = JSON.parse(text) as Envelope;
      expect(envelopeStatuses, context).toContain(envelope.status);
      expect(envelope.errorLength, context).toBe(envelope.errors.length);
      expect(envelope.errorLength === 0, context).toBe(response.ok);
      looked ||= ![401, 403].includes(response.status);
      const writerNow = endpoint.writes || request === last ? await lastWriter() : writer;
      if (writerNow === writer) continue;
      const after = await countRows();
      if (!response.ok || !endpoint.writes) expect(after, context).toBe(before);
      before = after;
      writer = writerNow;
    }
    expect(looked).toBe(true);
  });
});

test.each(['/api', '/api/', '/api/nothing', '/api/user', '/api/search/x'])(
  '%s is an unknown call',
  async (path) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(404);
    expect(((await response.json()) as Envelope).errors[0]?.type).toBe('unknown-call');
  },
);

test('a foreign Origin may not write, an absent or own one may', async () => {
  const write = (origin?: string): Promise<Response> =>
    fetch(`${site.url}/api/searchTrack`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(origin ? { origin } : {}) },
      body: JSON.stringify({ trackVars: {}, totalObjects: 1 }),
    });
  expect((await write('https://elsewhere.example')).status).toBe(403);
  expect((await write('null')).status).toBe(403);
  expect((await write(site.url)).status).toBe(200);
  expect((await write()).status).toBe(200);
});
