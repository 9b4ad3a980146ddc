import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Envelope } from '../../../contract/envelope.ts';
import type { ApiKeyScope } from '../../../domain/api-key-scopes.ts';
import type { BusinessKind } from '../../../domain/roles.ts';
import { wholeFeedHome } from '../../../tests/builders/whole-feed-home.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import { apiKeysStore } from '../api-keys/api-keys-store.ts';
import { hashSecret } from '../../platform/new-secret.ts';
import { newKey } from '../api-keys/rules/key-text.ts';
import { reviewStore } from '../homes/review-store.ts';
import { settledMs } from './export-homes.ts';
import type { BatchReport } from './import-homes.ts';

let database: TestDatabase;
let site: RunningSite;
const keys: Record<'agency' | 'landlord' | 'other' | 'partner' | 'reader', string> = {
  ...{ agency: '', landlord: '', other: '', partner: '', reader: '' },
};

/** A key of a business that somebody acts for. */
async function aKey(kind: BusinessKind, subject: number, scopes: ApiKeyScope[]): Promise<string> {
  const { uid } = await aSession(database, { roles: [kind] });
  await database.db.insertInto('account_businesses').values({ kind, subject, uid }).execute();
  const { id: keyId, key } = newKey();
  const fields = { keyId, kind, subject, name: 'Program', scopes, uid, at: new Date(), expiresAt: null };
  await database.transaction((tx) => apiKeysStore.insert(tx, { ...fields, hash: hashSecret(key) }));
  return key;
}

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db
    .insertInto('landlords')
    .values([901, 902].map((id) => ({ id, name: `Landlord ${id}`, email: `landlord${id}@example.org` })))
    .execute();
  await database.db
    .insertInto('agencies')
    .values({ id: 5, name: 'Agentur 5', email: 'agency5@example.org' })
    .execute();
  await database.db.insertInto('partners').values({ id: 7001, tag_name: 'blog', name: 'Blog' }).execute();
  site = await startSite(database);
  const both: ApiKeyScope[] = ['homes:read', 'homes:write'];
  keys.agency = await aKey('agency', 5, both);
  keys.landlord = await aKey('landlord', 901, both);
  keys.other = await aKey('landlord', 902, both);
  keys.partner = await aKey('partner', 7001, ['homes:read']);
  keys.reader = await aKey('agency', 5, ['homes:read']);
});
afterAll(() => site.stop());

const home = (key: string, more: object = {}): string =>
  JSON.stringify({
    ...{ key, lat: 40.001, lon: 3.84, objectType: 'house', kind: 'villa', personsMax: 4 },
    ...{ bedrooms: 2, bathrooms: 1, nightlyPrice: 100, ...wholeFeedHome, ...more },
  });

interface Pushed {
  status: number;
  report: BatchReport;
  error: { type: string; data: unknown } | undefined;
}

async function push(
  key: string,
  body: string | Uint8Array,
  { once = randomUUID(), headers = {}, query = '' }: { once?: string; headers?: object; query?: string } = {},
): Promise<Pushed> {
  const response = await fetch(`${site.url}/api/feed/homes${query}`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson', 'idempotency-key': once },
      ...headers,
    },
    body: typeof body === 'string' ? body : new Blob([new Uint8Array(body)]),
  });
  const { data, errors } = (await response.json()) as Envelope<BatchReport>;
  return { status: response.status, report: data as BatchReport, error: errors[0] };
}

async function read(key: string, since = ''): Promise<{ lines: Record<string, unknown>[]; cursor: string }> {
  const response = await fetch(`${site.url}/api/feed/homes?since=${since}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  expect(response.headers.get('feed-more')).toBe('false');
  const text = await response.text();
  return {
    lines: text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : [])),
    cursor: response.headers.get('feed-cursor')!,
  };
}
/** Changes are told once they have settled. */
const settle = () =>
  sql`update homes set changed_at = changed_at - make_interval(secs => ${settledMs / 1000 + 1})`.execute(
    database.db,
  );

const homesOf = async (source: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<Record<string, unknown>>`
    select object_number as number, homes.source_key as key, state, landlord_id as landlord, homes.agency_id as agency, l.name, l.is_reachable as reachable,
      (select max(nightly_cents) from price_seasons s where s.object_number = homes.object_number) as cents
    from homes join landlords l on l.id = landlord_id where homes.source = ${source} order by homes.source_key`.execute(
    database.db,
  );
  return rows;
};

describe('a batch of homes', () => {
  test('is taken row by row, waits for the office where nobody knows the business, and is answered once', async () => {
    const once = randomUUID();
    const lines = [
      home('a'),
      '{"key":',
      home('sea', { lat: 45, lon: -30 }),
      '',
      home('b', { personsMax: 2.5 }),
    ].join('\n');
    const first = await push(keys.agency, lines, { once });
    expect(first.status).toBe(200);
    expect(first.report).toMatchObject({ rows: 4, created: 1, unchanged: 0 });
    expect(first.report.rejected).toEqual([
      { rejected: 'not JSON', key: 'line 2', line: 2 },
      { rejected: 'wrong or missing: personsMax', key: 'b', line: 5 },
      { rejected: 'not on land', key: 'sea', line: 3 },
    ]);
    expect(first.report.warnings).toContain(
      '1 homes wait for the office: guests see them once it has approved them.',
    );
    expect(await homesOf('agency:5')).toMatchObject([
      { key: 'a', state: 'review', agency: 5, name: 'Agentur 5', reachable: true, cents: 10_000 },
    ]);
    expect(await reviewStore.listWaiting(database.db, 'de')).toMatchObject([{ landlordName: 'Agentur 5' }]);

    expect((await push(keys.agency, lines, { once })).report).toEqual(first.report);
    expect(await push(keys.agency, home('a', { nightlyPrice: 90 }), { once })).toMatchObject({
      status: 409,
      error: { type: 'idempotency-conflict' },
    });
    expect((await push(keys.agency, lines)).report).toMatchObject({ created: 0, unchanged: 1 });
    // A waiting home keeps waiting, with the facts of the latest call.
    expect((await push(keys.agency, home('a', { nightlyPrice: 110 }))).report).toMatchObject({ changed: 1 });
    expect(await homesOf('agency:5')).toMatchObject([{ state: 'review', cents: 11_000 }]);
  });

  test('that takes out what still waits for the office has it wait anew when it returns', async () => {
    for (const said of ['paused', 'removed']) {
      const { report } = await push(keys.agency, `{"key":"a","${said}":true}`);
      expect(report).toMatchObject({ [said]: 1, rejected: [] });
      expect(await homesOf('agency:5')).toMatchObject([{ key: 'a', state: 'removed' }]);
      expect(await reviewStore.listWaiting(database.db, 'de')).toEqual([]);
      expect((await push(keys.agency, home('a', { nightlyPrice: 110 }))).report).toMatchObject({
        returned: 1,
      });
      expect(await homesOf('agency:5')).toMatchObject([{ key: 'a', state: 'review' }]);
      expect(await reviewStore.listWaiting(database.db, 'de')).toHaveLength(1);
    }
  });

  test('of a business that guests know is on the site at once, paused and gone when that is said', async () => {
    await sql`update homes set state = 'published', published_at = now() where source = 'agency:5'`.execute(
      database.db,
    );
    expect(
      (await push(keys.agency, [home('a', { nightlyPrice: 120 }), home('c')].join('\r\n'))).report,
    ).toMatchObject({
      ...{ changed: 1, created: 1, rejected: [] },
    });
    const [, added] = await homesOf('agency:5');
    expect(added).toMatchObject({ key: 'c', state: 'published' });
    const shown = () => ask(site.url, 'getObject', { objectNumber: added!['number'], languageCode: 'de' });
    await expect.poll(async () => (await shown()).http, { timeout: 10_000 }).toBe(200);
    expect((await push(keys.agency, '{"key":"c","paused":true}')).report).toMatchObject({ paused: 1 });
    expect((await push(keys.agency, home('c'))).report).toMatchObject({ returned: 1 });
    expect((await push(keys.agency, '{"key":"c","removed":true}')).report).toMatchObject({ removed: 1 });
    await expect.poll(async () => (await shown()).http, { timeout: 10_000 }).toBe(410);
  });

  test('reaches no homes of others, whatever its keys are', async () => {
    const before = await homesOf('agency:5');
    expect((await push(keys.landlord, home('a', { nightlyPrice: 1 }))).report).toMatchObject({ created: 1 });
    expect((await push(keys.other, '{"key":"a","removed":true}')).report).toMatchObject({ removed: 0 });
    expect(await homesOf('agency:5')).toEqual(before);
    expect(await homesOf('landlord:901')).toMatchObject([{ key: 'a', landlord: 901, agency: null }]);
  });

  test('names who lets its homes where an agency sends it, and nobody where a landlord does', async () => {
    const provider = { name: 'Ana Pons', mail: 'ana@example.org', trader: false };
    await push(keys.agency, home('d', { provider }));
    expect((await homesOf('agency:5')).at(-1)).toMatchObject({ key: 'd', name: 'Ana Pons', agency: 5 });
    expect((await push(keys.landlord, home('d', { provider }))).report.rejected).toEqual([
      { rejected: 'a landlord lets their homes themselves: the row names a provider', key: 'd', line: 1 },
    ]);
  });

  test('in another currency says what one of it is worth', async () => {
    const zermatt = home('z', { lat: 46.0207, lon: 7.7491 });
    expect(await push(keys.agency, zermatt)).toMatchObject({
      status: 422,
      error: { type: 'invalid-request' },
    });
    expect((await push(keys.agency, zermatt, { query: '?currency=CHF&rate=1.05' })).report).toMatchObject({
      created: 1,
    });
    expect((await homesOf('agency:5')).at(-1)).toMatchObject({ key: 'z', cents: 10_500 });
  });

  test.each<[string, number, string, () => Promise<Pushed>]>([
    ['without a key', 401, 'key-invalid', () => push('fer_live_x', home('x'))],
    ['by a key that only reads', 403, 'key-scope-missing', () => push(keys.reader, home('x'))],
    ['by a partner', 403, 'key-scope-missing', () => push(keys.partner, home('x'))],
    [
      'that cannot be told from another',
      400,
      'invalid-request',
      () => push(keys.agency, home('x'), { once: 'a b' }),
    ],
    [
      'of more than a hundred homes',
      422,
      'invalid-request',
      () => push(keys.agency, Array.from({ length: 101 }, (_, index) => home(`x${index}`)).join('\n')),
    ],
    ['of none', 422, 'invalid-request', () => push(keys.agency, '\n')],
    ['that is no text', 400, 'invalid-request', () => push(keys.agency, new Uint8Array([0xff, 0xfe, 0x00]))],
    [
      'in money of no worth',
      400,
      'invalid-request',
      () => push(keys.agency, home('x'), { query: '?currency=CHF' }),
    ],
  ])('%s is refused', async (_, status, type, call) => {
    expect(await call()).toMatchObject({ status, error: { type } });
    expect((await homesOf('agency:5')).map(({ key }) => key)).not.toContain('x');
  });
});

describe('the homes that a key reads', () => {
  test('are those of its business, and for a partner all as guests see them', async () => {
    await push(
      keys.agency,
      home('e', { address: { street: 'Carrer Nou 4', zip: '07740', city: 'Es Mercadal' } }),
    );
    await settle();
    const own = await read(keys.agency);
    const numbers = new Map((await homesOf('agency:5')).map(({ number, key }) => [String(number), key]));
    expect(own.lines.map(({ key }) => numbers.get(String(key)))).toEqual(
      expect.arrayContaining(['a', 'c', 'd', 'e', 'z']),
    );
    expect(own.lines.find(({ key }) => numbers.get(String(key)) === 'c')).toMatchObject({ removed: true });
    expect(own.lines.find(({ key }) => numbers.get(String(key)) === 'e')).toMatchObject({
      address: { street: 'Carrer Nou 4' },
      provider: { mail: 'agency5@example.org' },
    });
    // Homes that guests have never seen are not told.
    expect((await read(keys.landlord)).lines).toEqual([]);
    const sold = await read(keys.partner);
    expect(sold.lines).toHaveLength(own.lines.length);
    expect(JSON.stringify(sold.lines)).not.toMatch(/Carrer|@example|"lat":40\.001,/);
  });

  test('go on where an earlier answer ended', async () => {
    const { cursor } = await read(keys.agency);
    expect(await read(keys.agency, cursor)).toEqual({ lines: [], cursor });
    await push(keys.agency, home('e', { nightlyPrice: 130 }));
    await sql`update homes set changed_at = now() - interval '6 seconds' where source_key = 'e'`.execute(
      database.db,
    );
    await sql`update homes set changed_at = now() - interval '1 hour' where source_key <> 'e'`.execute(
      database.db,
    );
    const { lines } = await read(keys.agency, `${Date.now() - 60_000}-0`);
    expect(lines).toHaveLength(1);
  });

  test.each([
    ['without a key', 401, { authorization: '' }, ''],
    ['at no cursor', 400, {}, '?since=yesterday'],
  ])('%s are refused', async (_, status, headers, query) => {
    const response = await fetch(`${site.url}/api/feed/homes${query}`, {
      headers: { authorization: `Bearer ${keys.agency}`, ...headers },
    });
    expect(response.status).toBe(status);
  });
});
