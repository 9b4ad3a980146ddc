import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeyBusiness } from '../../../contract/api-keys/key-business.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import type { Call, LoggedIn } from '../../http/handler.ts';
import { createCountedLimits } from '../../platform/counted-limits.ts';
import { keyLimit } from './admit-key.ts';
import { createApiKeys, insertKeyAct } from './api-keys.ts';
import type { ApiKeys } from './api-keys-context.ts';
import type { ApiKeysDeps } from './api-keys-context.ts';

let now = new Date('2027-03-01T10:00:00Z');
const clock = { now: () => now };
let database: TestDatabase;
let keys: ReturnType<typeof createApiKeys>;
let refusal: Awaited<ReturnType<ApiKeysDeps['prove']>> = null;
let partner: LoggedIn;
let landlord: LoggedIn;
let stranger: LoggedIn;

async function aPerson(kind: string, subject: number): Promise<LoggedIn> {
  const { id, uid } = await aSession(database, { roles: [kind] });
  await database.db.insertInto('account_businesses').values({ uid, kind, subject }).execute();
  return {
    uid,
    token: { sessionId: id, generation: 1, issuedAt: now, expiresAt: now },
    permissions: new Set(),
  };
}

beforeAll(async () => {
  database = await openTestDatabase();
  keys = createApiKeys({
    connection: database,
    clock,
    limits: createCountedLimits({ factor: 1, secret: 'a secret of tests', clock }),
    accounts: { findOwner: () => Promise.resolve({ email: '', asksCode: false, hasPasskey: false }) },
    prove: () => Promise.resolve(refusal),
  });
  await aHome(database, { landlord: 1, objectNumber: 501 });
  await aHome(database, { landlord: 2, objectNumber: 502 });
  await database.db
    .insertInto('partners')
    .values([
      { id: 7001, tag_name: 'hafen', name: 'Reisebüro am Hafen' },
      { id: 7002, tag_name: 'blog', name: 'Blog' },
    ])
    .execute();
  partner = await aPerson('partner', 7001);
  stranger = await aPerson('partner', 7002);
  landlord = await aPerson('landlord', 1);
});
afterAll(async () => {
  await database.close();
});

interface Answer {
  ok: boolean;
  type?: string;
  data: {
    key: string;
    keyID: string;
    businesses: KeyBusiness[];
  };
}

async function call(name: string, input: object, fields: Partial<Call>): Promise<Answer> {
  const bound = keys.module.endpoints![name]!;
  return (await bound.handle(bound.endpoint.request.parse(input), aCall(fields))) as Answer;
}
const make = (user: LoggedIn, fields: object = {}): Promise<Answer> =>
  call(
    'makeApiKey',
    {
      kind: 'partner',
      number: 7001,
      name: 'Report',
      scopes: ['bookings:read'],
      validDays: null,
      currentPassword: 'x',
      ...fields,
    },
    { user },
  );
const end = (user: LoggedIn, keyID: string): Promise<Answer> => call('revokeApiKey', { keyID }, { user });
const admit = (key: string, scope: Parameters<ApiKeys['admit']>[1] = 'bookings:read') =>
  keys.admit(`Bearer ${key}`, scope);
const goodOf = ({ data }: Answer) => data.businesses[0]!.keys.filter(({ endedAt }) => endedAt === null);

test('a key is told once, its hash alone is kept, and the person must show who they are', async () => {
  refusal = { ok: false, type: 'wrong-password', data: null };
  expect(await make(partner)).toMatchObject({ ok: false, type: 'wrong-password' });
  refusal = null;
  const made = await make(partner);
  expect(made.data.key).toMatch(/^fer_live_/);
  expect(await admit(made.data.key)).toMatchObject({
    ok: true,
    holder: { kind: 'partner', subject: 7001, name: 'Report' },
  });
  const rows = await database.db.selectFrom('api_keys').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(made.data.key.slice(20, 63));
  const list = await call('getApiKeys', {}, { user: partner });
  expect(JSON.stringify(list)).not.toContain(made.data.key.slice(20, 63));
  // The use was noted.
  expect(goodOf(list)).toMatchObject([{ name: 'Report', lastUsedAt: now.toISOString(), expiresAt: null }]);
  await end(partner, made.data.keyID);
});

test('nobody makes, sees or ends keys of others', async () => {
  const { data } = await make(partner);
  expect(await make(stranger)).toMatchObject({ ok: false, type: 'business-not-found' });
  expect(await make(landlord, { kind: 'landlord', number: 2 })).toMatchObject({ type: 'business-not-found' });
  expect(await end(stranger, data.keyID)).toMatchObject({ ok: false, type: 'key-not-found' });
  expect(await admit(data.key)).toMatchObject({ ok: true });
  const seen = await call('getApiKeys', {}, { user: stranger });
  expect(seen.data.businesses.map(({ number, keys: own }) => [number, own.length])).toEqual([[7002, 0]]);
  await end(partner, data.keyID);
});

test('what nothing honours cannot be chosen, and a key is good for its scopes alone', async () => {
  expect(await make(partner, { scopes: ['homes:write'] })).toMatchObject({ type: 'scope-not-offered' });
  const { data } = await make(partner);
  expect(await admit(data.key, 'homes:read')).toEqual({
    ok: false,
    type: 'key-scope-missing',
    data: { scope: 'homes:read' },
  });
  await end(partner, data.keyID);
});

test('two keys are good at a time, also of five that are made at once; one that has run out makes room', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => make(partner, { validDays: 90 })));
  expect(made.filter(({ ok }) => ok)).toHaveLength(2);
  expect(made.filter(({ type }) => type === 'keys-full')).toHaveLength(3);
  const old = made.find(({ ok }) => ok)!.data.key;
  const before = now;
  now = new Date(before.getTime() + 90 * 86_400_000);
  expect(await admit(old)).toMatchObject({ type: 'key-invalid' });
  expect(goodOf(await call('getApiKeys', {}, { user: partner }))).toEqual([]);
  const next = await make(partner);
  expect(goodOf(next)).toHaveLength(1);
  await end(partner, next.data.keyID);
  now = before;
});

test('an ended key, a wrong secret and one of a business without a person open nothing', async () => {
  const one = await make(partner);
  const other = await make(partner, { name: 'Other' });
  await end(partner, one.data.keyID);
  expect(await admit(one.data.key)).toMatchObject({ type: 'key-invalid' });
  // The id of one with the secret of another: its check is wrong, and would its check be right, its hash is.
  expect(await admit(other.data.key.replace(other.data.keyID, one.data.keyID))).toMatchObject({
    type: 'key-invalid',
  });
  await database.db
    .updateTable('api_keys')
    .set({ hash: 'A'.repeat(43) })
    .where('key_id', '=', other.data.keyID)
    .execute();
  expect(await admit(other.data.key)).toMatchObject({ type: 'key-invalid' });
  const third = await make(partner, { name: 'Third' });
  const suspend = (at: Date | null) =>
    database.db.updateTable('accounts').set({ suspended_at: at }).where('uid', '=', partner.uid).execute();
  await suspend(now);
  expect(await admit(third.data.key)).toMatchObject({ type: 'key-invalid' });
  await suspend(null);
  expect(await admit(third.data.key)).toMatchObject({ ok: true });
  for (const { keyID } of [other.data, third.data]) await end(partner, keyID);
});

test('a key makes so many calls a minute and no more, over all nodes', async () => {
  const { data } = await make(partner);
  await database.db
    .updateTable('limit_counters')
    .set({ uses: keyLimit.max - 1 })
    .execute();
  // The counter of this key begins with its first use.
  expect(await admit(data.key)).toMatchObject({ ok: true });
  await database.db.updateTable('limit_counters').set({ uses: keyLimit.max }).execute();
  const refused = await admit(data.key);
  expect(refused).toMatchObject({ ok: false, type: 'key-too-many-calls', data: { retryAfter: 60 } });
  await end(partner, data.keyID);
});

test('a key gets the scopes without which others open nothing, and what was done with it is forgotten in time', async () => {
  const input = { kind: 'landlord', number: 1, scopes: ['guests:read'] };
  const { data } = await make(landlord, input);
  expect(await admit(data.key)).toMatchObject({ holder: { scopes: ['bookings:read', 'guests:read'] } });
  await insertKeyAct(database.db, { keyId: data.keyID, kind: 'guestsRead', subjects: [1, 2], at: now });
  const count = async (): Promise<number> =>
    (await database.db.selectFrom('api_key_acts').selectAll().execute()).length;
  const after = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
  await keys.module.forget!(after(retentionDays.apiKeyActs - 1));
  expect(await count()).toBe(1);
  await keys.module.forget!(after(retentionDays.apiKeyActs + 1));
  expect(await count()).toBe(0);
  await end(landlord, data.keyID);
});
