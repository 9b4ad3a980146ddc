import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '../../contract/api.ts';
import { actingMinutes, type ActingState } from '../../domain/acting.ts';
import { retentionDays } from '../../domain/retention.ts';
import { addDays } from '../../domain/stay.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { anAccount, goodPassword } from './account-calls.ts';
import { mailsIn, readable, until } from './booking-calls.ts';
import { aSession, aToken } from './tokens.ts';
import { send, validCall, type CallWorld } from './valid-calls.ts';

/** Somebody of the office acts for a landlord: how it begins, what it opens, what ends it, and what is written down. */

const start = Date.now();
const clock = fixedClock(new Date(start).toISOString());
const later = (minutes: number): void => clock.set(new Date(start + minutes * 60_000).toISOString());
const reason = 'Am Telefon gewünscht: Preise für den Sommer';

let database: TestDatabase;
let site: RunningSite;
let staffUid: string;
/** The landlords 1 and 2, each with a home. */
let host: Person;
let other: Person;

interface Person {
  uid: string;
  number: number;
  email: string;
  cookie: string;
}

interface Reply {
  http: number;
  type: string | null;
  data: Record<string, unknown>;
  /** The cookie of the acting session in the reply; null: none. */
  acting: string | null;
  cookieText: string;
}

async function ask(name: EndpointName, input: object, cookie = ''): Promise<Reply> {
  const response = await send(site.url, name, input as Record<string, unknown>, { cookie });
  const { data, errors } = (await response.json()) as {
    data: Record<string, unknown> | null;
    errors: { type: string }[];
  };
  const cookieText = response.headers.getSetCookie().find((one) => one.startsWith('acting=')) ?? '';
  return {
    http: response.status,
    type: errors[0]?.type ?? null,
    data: data ?? {},
    acting: /^acting=([^;]*)/.exec(cookieText)?.[1] ?? null,
    cookieText,
  };
}

async function aHost(subject: number, kind: 'landlord' | 'partner' = 'landlord'): Promise<Person> {
  const { id, uid, email } = await aSession(database, { roles: [kind] });
  await database.db.insertInto('account_businesses').values({ uid, kind, subject }).execute();
  await database.db
    .updateTable('accounts')
    .set({ first_name: 'Anna', last_name: `Muster${subject}`, language: 'fr' })
    .where('uid', '=', uid)
    .execute();
  const { number } = await database.db
    .selectFrom('accounts')
    .select('number')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return { uid, number, email, cookie: `jwt=${await aToken(site.dataDir, { jti: id, expires: '2h' })}` };
}

/** A login of somebody of the office, who has a password. */
async function login(): Promise<string> {
  const response = await send(site.url, 'login', {
    user: { email: 'olga@example.org', password: goodPassword },
  });
  const { data } = (await response.json()) as { data: { jwt: string } };
  return `jwt=${data.jwt}`;
}

const begin = (cookie: string, fields: object = {}): Promise<Reply> =>
  ask('beginActing', { number: host.number, reason, currentPassword: goodPassword, ...fields }, cookie);

/** Begins, and answers what the browser sends from then on. */
async function acting(): Promise<{ staff: string; both: string }> {
  const staff = await login();
  const begun = await begin(staff);
  expect(begun).toMatchObject({ http: 201, data: { name: 'Anna Muster1', rooms: ['landlord'] } });
  return { staff, both: `${staff}; acting=${begun.acting!}` };
}

const homesSeen = async (cookie: string): Promise<unknown> => {
  const { http, type, data } = await ask('getOwnHomes', { languageCode: 'de' }, cookie);
  return http === 200 ? (data['homes'] as { objectNumber: number }[]).map((one) => one.objectNumber) : type;
};
const block = (cookie: string, objectNumber: number): Promise<Reply> =>
  ask(
    'blockNights',
    {
      objectNumber,
      startDate: addDays(clock.today(), 10),
      endDate: addDays(clock.today(), 12),
      stayID: 0,
      note: '',
    },
    cookie,
  );
const latest = () =>
  database.db
    .selectFrom('acting_sessions')
    .selectAll()
    .orderBy('acting_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const listed = async (): Promise<Record<string, unknown>[]> => {
  const { data } = await ask('findActingSessions', {}, await login());
  return data['sessions'] as Record<string, unknown>[];
};

beforeAll(async () => {
  database = await openTestDatabase();
  await aHome(database, { landlord: 1, objectNumber: 501 });
  await aHome(database, { landlord: 2, objectNumber: 502 });
  site = await startSite(database, { clock });
  await anAccount(site, 'olga@example.org');
  const { uid } = await database.db
    .updateTable('accounts')
    .set({ first_name: 'Olga', last_name: 'Office' })
    .where('email', '=', 'olga@example.org')
    .returning('uid')
    .executeTakeFirstOrThrow();
  staffUid = uid;
  await database.db.insertInto('account_roles').values({ uid, role: 'office' }).execute();
  host = await aHost(1);
  other = await aHost(2);
});
afterEach(async () => {
  later(0);
  await ask('endActing', {}, await login());
});
afterAll(() => site.stop());

test('it takes the permission, a reason, the password, and somebody for whom it can be done', async () => {
  const staff = await login();
  expect(await begin('')).toMatchObject({ http: 401, acting: null });
  expect(await begin(other.cookie)).toMatchObject({ http: 403, type: 'permission-missing' });
  expect(await begin(staff, { reason: ' zu kurz ' })).toMatchObject({ http: 400, type: 'invalid-request' });
  expect(await begin(staff, { reason: 'x'.repeat(501) })).toMatchObject({ http: 400 });
  expect(await begin(staff, { currentPassword: 'something else' })).toMatchObject({
    http: 422,
    type: 'wrong-password',
    acting: null,
  });
  const colleague = await aHost(3);
  await database.db.insertInto('account_roles').values({ uid: colleague.uid, role: 'editor' }).execute();
  const guest = await aSession(database);
  const { number } = await database.db
    .selectFrom('accounts')
    .select('number')
    .where('uid', '=', guest.uid)
    .executeTakeFirstOrThrow();
  for (const nobody of [colleague.number, number, 1_999_999_999]) {
    expect(await begin(staff, { number: nobody })).toMatchObject({ http: 404, type: 'person-missing' });
  }
  const { data } = await ask('findHosts', { query: 'Muster' }, staff);
  expect((data['people'] as { number: number }[]).map((one) => one.number)).toEqual([
    host.number,
    other.number,
  ]);
  expect((await database.db.selectFrom('acting_sessions').selectAll().execute()).length).toBe(0);
});

test('what is changed is noted with who did it, and is of the one acted for alone', async () => {
  const { staff, both } = await acting();
  expect(await homesSeen(both)).toEqual([501]);
  expect(await homesSeen(staff)).toBe('permission-missing');
  const done = await block(both, 501);
  expect(done.http).toBe(200);
  // Somebody else's home is nobody's here.
  expect(await block(both, 502)).toMatchObject({ http: 404, type: 'object-not-found' });

  const act = await database.db
    .selectFrom('calendar_acts')
    .select(['uid', 'by_office'])
    .where('object_number', '=', 501)
    .executeTakeFirstOrThrow();
  expect(act).toEqual({ uid: staffUid, by_office: true });
  const row = await latest();
  expect(row).toMatchObject({ staff_uid: staffUid, uid: host.uid, reason, ended_by: null });
  // The secret of the cookie is in no table.
  expect(JSON.stringify(row)).not.toContain(both.slice(both.indexOf('acting=') + 7));
  const noted = [
    { call: 'block-nights', about: '501', done: true },
    { call: 'block-nights', about: '502', done: false },
  ];
  const [shown] = await listed();
  expect(shown).toMatchObject({
    staff: 'Olga Office',
    host: { number: host.number, name: 'Anna Muster1' },
    reason,
    state: 'runs',
    acts: noted,
  });
  // The one acted for sees it, and nobody else.
  const own = await ask('getOwnActing', {}, host.cookie);
  expect(own.data['sessions']).toMatchObject([{ staff: 'Olga Office', reason, acts: noted }]);
  expect((await ask('getOwnActing', {}, other.cookie)).data).toEqual({ sessions: [] });
  const undone = await ask('undoCalendarAct', { objectNumber: 501, actID: done.data['actID'] }, both);
  expect(undone.http).toBe(200);
});

test('a home and a partner say that the office did it; of a partner nothing else is open', async () => {
  const { both } = await acting();
  const paused = await ask('setOwnHomeState', { languageCode: 'de', objectNumber: 501, step: 'pause' }, both);
  expect(paused.http).toBe(200);
  const acts = await database.db.selectFrom('home_acts').select(['kind', 'uid', 'actor']).execute();
  expect(acts).toEqual([{ kind: 'paused', uid: staffUid, actor: 'office' }]);
  const refused = await begin(both, { number: other.number });
  expect(refused).toMatchObject({ http: 409, type: 'acting-already' });
  await ask('endActing', {}, both);

  await database.db
    .insertInto('partners')
    .values([
      { id: 7001, tag_name: 'hafen', name: 'Reisebüro am Hafen' },
      { id: 7002, tag_name: 'blog', name: 'Blog' },
    ])
    .execute();
  const partner = await aHost(7001, 'partner');
  const staff = await login();
  const begun = await begin(staff, { number: partner.number });
  expect(begun.data).toMatchObject({ rooms: ['partner'] });
  const cookie = `${staff}; acting=${begun.acting!}`;
  expect(await homesSeen(cookie)).toBe('permission-missing');
  const change = { ...validCall('setOwnPartner', {} as CallWorld), partnerName: 'Reisebüro am Kai' };
  expect((await ask('setOwnPartner', { ...change, partnerID: 7002 }, cookie)).http).toBe(404);
  expect((await ask('setOwnPartner', { ...change, partnerID: 7001 }, cookie)).http).toBe(200);
  const changed = await database.db.selectFrom('partner_acts').select(['partner_id', 'uid']).execute();
  expect(changed).toEqual([{ partner_id: 7001, uid: staffUid }]);
  expect((await listed())[0]!['acts']).toMatchObject([
    { call: 'set-own-partner', about: '7002', done: false },
    { call: 'set-own-partner', about: '7001', done: true },
  ]);
});

test('what it does not open is refused, and the own work of the office goes on', async () => {
  const { both } = await acting();
  const refused: [EndpointName, object][] = [
    ['getLandlordPayouts', { languageCode: 'de' }],
    ['getApiKeys', {}],
    ['getLandlordThreads', { languageCode: 'de' }],
    ['getCalendarFeeds', { objectNumber: 501 }],
    ['getAccount', {}],
    ['exportData', { currentPassword: goodPassword }],
  ];
  for (const [name, input] of refused) {
    expect(await ask(name, input, both), name).toMatchObject({ http: 403, type: 'not-on-behalf' });
  }
  expect(await ask('findCases', {}, both)).toMatchObject({ http: 200 });
  const foreign = await send(
    site.url,
    'blockNights',
    { objectNumber: 501, startDate: '2030-01-01', endDate: '2030-01-02', stayID: 0, note: '' },
    { cookie: both, origin: 'https://elsewhere.example' },
  );
  expect(foreign.status).toBe(403);
});

test('the cookie is of the API alone and lasts as long as the session; another login has nothing of it', async () => {
  const { both } = await acting();
  const again = await begin(await login());
  expect(again).toMatchObject({ http: 409, type: 'acting-already', acting: null });
  const secret = both.slice(both.indexOf('acting='));
  expect(await homesSeen(`${await login()}; ${secret}`)).toBe('permission-missing');
  expect(await homesSeen(`${other.cookie}; ${secret}`)).toEqual([502]);
  expect(await homesSeen(secret)).toBe('login-required');
  // Whoever has tried did not end it either.
  expect(await homesSeen(both)).toEqual([501]);
  const ended = await ask('endActing', {}, both);
  expect(ended.cookieText).toMatch(/^acting=; Max-Age=0/);
  const begun = await begin(await login());
  expect(begun.cookieText).toMatch(
    new RegExp(`Max-Age=${actingMinutes * 60}; Path=/api/; HttpOnly; SameSite=Strict`),
  );
});

test('of two starts at once one begins', async () => {
  const staff = await login();
  const replies = await Promise.all([begin(staff), begin(staff), begin(staff)]);
  expect(replies.map(({ http }) => http).sort()).toEqual([201, 409, 409]);
});

test('the one acted for hears of it at once, in their language', async () => {
  await acting();
  const { acting_id } = await latest();
  const sent = (): { raw: string } | undefined =>
    mailsIn(site.dataDir).find(({ id }) => id.startsWith(`<acting-${acting_id}@`));
  await until(() => sent() !== undefined, 10_000);
  const raw = sent()!.raw;
  expect(raw).toMatch(new RegExp(`^To: .*${host.email}`, 'im'));
  const text = readable(raw);
  expect(text).toContain('Olga Office');
  expect(text).toContain('agit en votre nom');
  expect(text).toContain(reason);
});

/** The acts that end a session, by the state that is listed afterwards. */
const ends: Record<Exclude<ActingState, 'runs'>, (both: string) => Promise<unknown>> = {
  self: (both) => ask('endActing', {}, both),
  time: () => Promise.resolve(later(actingMinutes)),
  session: (both) => ask('logout', {}, both),
  permission: () => database.db.deleteFrom('account_roles').where('uid', '=', staffUid).execute(),
  locked: () =>
    database.db
      .updateTable('accounts')
      .set({ suspended_at: new Date(start) })
      .where('uid', '=', host.uid)
      .execute(),
};

test.each(Object.keys(ends) as (keyof typeof ends)[])('it is over: %s', async (state) => {
  const { both } = await acting();
  expect(await homesSeen(both)).toEqual([501]);
  await ends[state](both);
  expect(await homesSeen(both)).toBe(state === 'session' ? 'login-required' : 'permission-missing');
  expect((await block(both, 501)).http).toBeGreaterThanOrEqual(401);
  // The withdrawn role is granted again, and the session stays ended.
  await database.db
    .insertInto('account_roles')
    .values({ uid: staffUid, role: 'office' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database.db.updateTable('accounts').set({ suspended_at: null }).where('uid', '=', host.uid).execute();
  if (state !== 'session') expect(await homesSeen(both)).toBe('permission-missing');
  expect((await listed())[0]).toMatchObject({ state, acts: [] });
});

test('what was written down is not changed, and goes after its time', async () => {
  const { both } = await acting();
  await block(both, 502);
  const change = database.db.updateTable('acting_sessions').set({ reason: 'Etwas ganz anderes' });
  await expect(change.execute()).rejects.toThrow(/never changed/);
  await expect(database.db.updateTable('acting_acts').set({ status: 200 }).execute()).rejects.toThrow(
    /never changed/,
  );
  const { acting_id } = await latest();
  await ask('endActing', {}, both);
  const kept = (): Promise<unknown[]> =>
    database.db.selectFrom('acting_acts').select('act_id').where('acting_id', '=', acting_id).execute();
  expect(await kept()).toHaveLength(1);
  later((retentionDays.accountEvents + 2) * 24 * 60);
  await until(async () => (await kept()).length === 0, 20_000);
});
