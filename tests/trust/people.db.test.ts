import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { anAccount, ask, goodPassword, linkOf, mailsTo } from './account-calls.ts';
import { readable, until } from './booking-calls.ts';
import { aSession, aToken } from './tokens.ts';

let database: TestDatabase;
let site: RunningSite;
/** An administrator who stays one, and what their calls carry. */
let admin: Person;

interface Person {
  uid: string;
  number: number;
  email: string;
  headers: Record<string, string>;
}

async function aPerson(roles: readonly string[] = []): Promise<Person> {
  const { id, uid, email } = await aSession(database, { roles });
  const { number } = await database.db
    .selectFrom('accounts')
    .select('number')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return { uid, number, email, headers: { cookie: `jwt=${await aToken(site.dataDir, { jti: id })}` } };
}

const isIn = async ({ headers }: Person): Promise<boolean> =>
  (await ask(site.url, 'getAccount', {}, headers)).http === 200;
const eventsOf = (data: Record<string, unknown>): { kind: string; detail: string; actor: unknown }[] =>
  data['events'] as never;

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database);
  admin = await aPerson(['admin']);
});
afterAll(() => site.stop());

test('people are found by name, by a part of their address and by the numbers of their account and business', async () => {
  await anAccount(site, 'finden_100%@example.org');
  const one = (await ask(site.url, 'findPeople', { query: 'finden_100%@' }, admin.headers))
    .data as unknown as { total: number; people: { number: number; email: string; lastName: string }[] };
  expect(one).toMatchObject({
    total: 1,
    people: [{ email: 'finden_100%@example.org', lastName: 'Mustermann' }],
  });
  const { number } = one.people[0]!;
  const uid = (
    await database.db
      .selectFrom('accounts')
      .select('uid')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).uid;
  await database.db
    .insertInto('account_businesses')
    .values({ uid, kind: 'landlord', subject: 77, login_number: 770077 })
    .execute();
  for (const query of ['ERIKA muster', String(number), '770077']) {
    const found = await ask(site.url, 'findPeople', { query }, admin.headers);
    expect(found.data, query).toMatchObject({ people: [{ number }] });
  }
  // Characters with a meaning for the database have none here.
  for (const query of ['%', '_', '\\', "' or 1=1"]) {
    const { people } = (await ask(site.url, 'findPeople', { query }, admin.headers)).data as never as {
      people: { email: string }[];
    };
    expect(
      people.every(({ email }) => email.includes(query)),
      query,
    ).toBe(true);
  }
});

/** An administrator who can prove who they are, by a password. */
async function aGrantingAdministrator(email: string): Promise<{ jwt: string; uid: string; number: number }> {
  const jwt = await anAccount(site, email);
  const account = await database.db
    .selectFrom('accounts')
    .select(['uid', 'number'])
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  await database.db.insertInto('account_roles').values({ uid: account.uid, role: 'admin' }).execute();
  return { jwt, ...account };
}

test('staff are invited by a mail that sets their password, and administrators are told of their roles', async () => {
  const granting = await aGrantingAdministrator('einladend@example.org');
  const email = 'neu@example.org';
  const invite = (fields: object) =>
    ask(site.url, 'invitePerson', { jwt: granting.jwt, email, roles: ['office', 'editor'], ...fields });
  expect(await invite({ currentPassword: 'a guess' })).toMatchObject({ type: 'wrong-password' });
  const proof = { currentPassword: goodPassword };
  const invited = await invite({ ...proof, firstName: 'Nele', lastName: 'Neu', language: 'fr' });
  expect(invited.data).toMatchObject({
    email,
    firstName: 'Nele',
    roles: ['editor', 'office'],
    language: 'fr',
  });
  expect(eventsOf(invited.data).filter(({ kind }) => kind === 'role-granted')).toHaveLength(2);
  expect(await invite(proof)).toMatchObject({ http: 409, type: 'account-exists' });

  const user = { password: goodPassword };
  const resetID = await linkOf(site.dataDir, email);
  expect(await ask(site.url, 'resetPassword', { resetID, user })).toMatchObject({ http: 200 });
  expect(await ask(site.url, 'resetPassword', { resetID, user })).toMatchObject({ type: 'link-invalid' });
  const told = (): string[] =>
    mailsTo(site.dataDir, admin.email).filter((mail) => readable(mail).includes(email));
  await until(() => told().length === 2, 20_000);
  await database.db.deleteFrom('account_roles').where('uid', '=', granting.uid).execute();
});

test('a role is granted and taken, holds from the next call on, and the log says who did it', async () => {
  const person = await aPerson();
  const mayEdit = async (): Promise<number> => (await ask(site.url, 'findPeople', {}, person.headers)).http;
  expect(await mayEdit()).toBe(403);
  const email = 'vergibt@example.org';
  const granting = await aGrantingAdministrator(email);
  const set = (granted: boolean, currentPassword = goodPassword) =>
    ask(site.url, 'setPersonRole', {
      ...{ jwt: granting.jwt, number: person.number, role: 'admin', granted },
      ...(granted && { currentPassword }),
    });
  // A browser that somebody left open is not enough.
  expect((await set(true, 'a guess')).type).toBe('wrong-password');
  expect((await set(true, '')).type).toBe('wrong-password');
  expect(await mayEdit()).toBe(403);
  expect((await set(true)).data).toMatchObject({ roles: ['admin'] });
  // Setting the same value again is no act.
  expect((await set(true)).http).toBe(200);
  expect(await mayEdit()).toBe(200);
  const taken = await set(false);
  expect(await mayEdit()).toBe(403);
  const actor = { number: granting.number, email };
  expect(eventsOf(taken.data)).toMatchObject([
    { kind: 'role-taken', detail: 'admin', actor },
    { kind: 'role-granted', detail: 'admin', actor },
  ]);
  // All who were administrators read of it, once, and by whom.
  const mailsAbout = (address: string): string[] =>
    mailsTo(site.dataDir, address).filter((mail) => readable(mail).includes(person.email));
  await until(() => mailsAbout(admin.email).length > 0 && mailsAbout(email).length > 0, 20_000);
  expect(
    [mailsAbout(admin.email), mailsAbout(email), mailsAbout(person.email)].map((mails) => mails.length),
  ).toEqual([1, 1, 0]);
  expect(readable(mailsAbout(admin.email)[0]!)).toContain(email);
  await database.db.deleteFrom('account_roles').where('uid', '=', granting.uid).execute();
});

test('whoever is suspended is out with the next call, cannot log in, and comes back by a new login alone', async () => {
  const email = 'gesperrt@example.org';
  const jwt = await anAccount(site, email);
  const { people } = (await ask(site.url, 'findPeople', { query: email }, admin.headers)).data as never as {
    people: { number: number }[];
  };
  const { number } = people[0]!;
  const suspend = (suspended: boolean) =>
    ask(site.url, 'setPersonSuspended', { number, suspended }, admin.headers);
  const login = () => ask(site.url, 'login', { user: { email, password: goodPassword } });
  expect((await suspend(true)).data).toMatchObject({ suspended: true, sessions: [] });
  expect((await ask(site.url, 'getAccount', { jwt })).http).toBe(401);
  expect((await login()).type).toBe('login-failed');
  const open = await suspend(false);
  expect(eventsOf(open.data).slice(0, 2)).toMatchObject([{ kind: 'unsuspended' }, { kind: 'suspended' }]);
  expect((await ask(site.url, 'getAccount', { jwt })).http).toBe(401);
  expect((await login()).http).toBe(200);
});

test('an administrator ends sessions of somebody, and not of others by the number of a session', async () => {
  const person = await aPerson();
  const other = await aPerson();
  const { sessions } = (await ask(site.url, 'getPerson', { number: other.number }, admin.headers))
    .data as never as { sessions: { sessionID: string }[] };
  const sessionID = sessions[0]!.sessionID;
  await ask(site.url, 'endPersonSessions', { number: person.number, sessionID }, admin.headers);
  expect(await isIn(other)).toBe(true);
  const ended = await ask(site.url, 'endPersonSessions', { number: person.number }, admin.headers);
  expect(ended.data).toMatchObject({ sessions: [], events: [{ kind: 'session-ended' }] });
  expect([await isIn(person), await isIn(other)]).toEqual([false, true]);
});

test('a registration that waits is found, and its mail comes again and opens the account', async () => {
  const email = 'wartet@example.org';
  await ask(site.url, 'register', { user: { email, password: goodPassword } });
  const { waiting } = (await ask(site.url, 'findPeople', { query: email }, admin.headers)).data as never as {
    waiting: { registration: number; email: string }[];
  };
  expect(waiting).toMatchObject([{ email }]);
  const { registration } = waiting[0]!;
  expect((await ask(site.url, 'resendConfirmation', { registration }, admin.headers)).http).toBe(200);
  await until(() => mailsTo(site.dataDir, email).length === 2, 10_000);
  const confirmID = await linkOf(site.dataDir, email, 2);
  expect((await ask(site.url, 'confirmRegistration', { confirmID })).http).toBe(200);
  expect((await ask(site.url, 'resendConfirmation', { registration }, admin.headers)).http).toBe(404);
  const own = await ask(site.url, 'getPerson', { number: admin.number }, admin.headers);
  expect(eventsOf(own.data)[0]).toMatchObject({ kind: 'confirmation-sent', detail: 'w…@example.org' });
});

test('nobody takes the last administrator away, not even two of them each other at once', async () => {
  // Alone: neither the role nor the way in.
  const lone = await aPerson(['admin']);
  await ask(site.url, 'setPersonRole', { number: admin.number, role: 'admin', granted: false }, lone.headers);
  const last = { number: lone.number };
  const refused = [
    await ask(site.url, 'setPersonRole', { ...last, role: 'admin', granted: false }, lone.headers),
    await ask(site.url, 'setPersonSuspended', { ...last, suspended: true }, lone.headers),
  ];
  for (const { http, type } of refused) expect([http, type]).toEqual([409, 'last-administrator']);
  // A suspended administrator does not count, since they could not help.
  await database.db.insertInto('account_roles').values({ uid: admin.uid, role: 'admin' }).execute();
  await ask(site.url, 'setPersonSuspended', { number: admin.number, suspended: true }, lone.headers);
  expect(
    (await ask(site.url, 'setPersonRole', { ...last, role: 'admin', granted: false }, lone.headers)).type,
  ).toBe('last-administrator');

  for (let round = 0; round < 10; round++) {
    await sql`delete from account_roles where role = 'admin'`.execute(database.db);
    const pair = [await aPerson(['admin']), await aPerson(['admin'])] as const;
    const take = (of: Person, by: Person) =>
      round % 2 === 0
        ? ask(site.url, 'setPersonRole', { number: of.number, role: 'admin', granted: false }, by.headers)
        : ask(site.url, 'setPersonSuspended', { number: of.number, suspended: true }, by.headers);
    await Promise.all([take(pair[0], pair[1]), take(pair[1], pair[0])]);
    const left = await sql<{ uid: string }>`
      select accounts.uid from account_roles join accounts using (uid)
      where role = 'admin' and suspended_at is null`.execute(database.db);
    expect(left.rows, `round ${round}`).toHaveLength(1);
  }
});

test('what happened is never changed afterwards', async () => {
  await aPerson();
  await anAccount(site, 'log@example.org');
  const change = database.db.updateTable('account_events').set({ detail: 'nothing' }).execute();
  await expect(change).rejects.toThrow(/never changed/);
});
