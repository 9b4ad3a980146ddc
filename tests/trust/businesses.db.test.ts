import { hostTermsVersion } from '../../domain/host-terms.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retentionDays } from '../../domain/retention.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { anAccount, ask, goodPassword, linkOf, mailsTo } from './account-calls.ts';
import { until } from './booking-calls.ts';
import { aSession, aToken } from './tokens.ts';
import { guest } from './valid-calls.ts';

let database: TestDatabase;
let site: RunningSite;
/** The headers of calls by a member of the office. */
let office: Record<string, string>;
let officeEmail: string;
const start = Date.now();
const clock = fixedClock(new Date(start).toISOString());

interface Registration {
  registration: number;
  state: string;
  email: string;
  reason: string;
  subject: number | null;
  loginNumber: number | null;
  hasAccount: boolean;
  events: { kind: string; actor: string }[];
}

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database, { clock });
  const { id, email } = await aSession(database, { roles: ['office'] });
  office = { cookie: `jwt=${await aToken(site.dataDir, { jti: id })}` };
  officeEmail = email;
});
afterAll(() => site.stop());

const send = (email: string, fields: Record<string, unknown> = {}) =>
  ask(site.url, 'sendRegistration', {
    formData: { ...guest({ email }), kind: 'landlord', company: '', acceptTerms: true, ...fields },
  });
const confirm = (confirmID: string) => ask(site.url, 'confirmBusiness', { confirmID });

async function found(query: string, state = ''): Promise<Registration[]> {
  const { data } = await ask(site.url, 'findBusinessRegistrations', { query, state }, office);
  return data['registrations'] as Registration[];
}

/** A registration whose address is confirmed. */
async function waiting(email: string, fields: Record<string, unknown> = {}): Promise<Registration> {
  expect((await send(email, fields)).data).toEqual({ mailSend: 'Y' });
  expect((await confirm(await linkOf(site.dataDir, email))).data).toEqual({ success: 'Y' });
  const [registration] = await found(email, 'open');
  return registration!;
}
const approve = (registration: number, subject?: number) =>
  ask(site.url, 'approveBusiness', { registration, ...(subject && { subject }) }, office);

test('a host accepts the terms for hosts, and the account keeps which version', async () => {
  const email = 'bedingungen@example.org';
  expect((await send(email, { acceptTerms: false })).type).toBe('terms-not-accepted');
  // Partners send guests: these terms are none of theirs.
  expect(
    (await send('kueste@example.org', { kind: 'partner', company: 'Küste', acceptTerms: false })).http,
  ).toBe(200);
  const { registration } = await waiting(email);
  expect((await approve(registration)).http).toBe(200);
  const row = await database.db
    .selectFrom('account_businesses')
    .innerJoin('accounts', 'accounts.uid', 'account_businesses.uid')
    .where('email', '=', email)
    .select(['accepted_terms', 'terms_accepted_at'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ accepted_terms: hostTermsVersion, terms_accepted_at: expect.any(Date) as Date });
});

test('a landlord registers, confirms, is taken in, sets a password by the mail and logs in by number', async () => {
  const email = 'vermieterin@example.org';
  await send(email);
  // Nobody decides before the address is confirmed.
  const [unconfirmed] = await found(email);
  expect(unconfirmed).toMatchObject({ state: 'unconfirmed', hasAccount: false });
  expect((await approve(unconfirmed!.registration)).type).toBe('registration-decided');
  const confirmID = await linkOf(site.dataDir, email);
  expect((await confirm(confirmID)).http).toBe(200);
  expect((await confirm(confirmID)).type).toBe('link-invalid');

  const approved = await approve(unconfirmed!.registration);
  const { subject, loginNumber } = approved.data as unknown as Registration;
  expect(approved.data).toMatchObject({
    state: 'approved',
    hasAccount: true,
    events: [
      { kind: 'asked', actor: '' },
      { kind: 'confirmed', actor: '' },
      { kind: 'approved', actor: officeEmail },
    ],
  });
  const landlord = await database.db
    .selectFrom('landlords')
    .select(['name', 'email', 'is_trader'])
    .where('id', '=', subject!)
    .executeTakeFirstOrThrow();
  expect(landlord).toEqual({ name: 'Erika Mustermann', email, is_trader: false });

  const resetID = await linkOf(site.dataDir, email, 2);
  expect(mailsTo(site.dataDir, email).at(-1)).toContain(String(loginNumber));
  const set = await ask(site.url, 'resetPassword', { resetID, user: { password: goodPassword } });
  expect(set.data.accountData).toMatchObject({
    accountPermissions: { 'apiKeys.own': true, 'homes.own': true, 'homes.owner': true },
  });
  expect((await ask(site.url, 'resetPassword', { resetID, user: { password: goodPassword } })).http).toBe(
    410,
  );
  const login = await ask(site.url, 'login', {
    user: { email: String(loginNumber), password: goodPassword },
  });
  expect(login.http).toBe(200);

  const events = await database.db
    .selectFrom('account_events')
    .innerJoin('accounts', 'accounts.uid', 'account_events.uid')
    .select(['kind', 'detail'])
    .where('accounts.email', '=', email)
    .execute();
  expect(events).toContainEqual({ kind: 'business-granted', detail: `landlord ${String(subject)}` });
});

test('partners and agencies log in by numbers of one form, and no site becomes a target of hops by itself', async () => {
  const numbers: (number | null)[] = [];
  for (const kind of ['partner', 'agency'] as const) {
    const email = `${kind}@example.org`;
    const { registration } = await waiting(email, {
      kind,
      company: 'Küstenreisen GmbH',
      website: 'https://kuestenreisen.example',
    });
    const { data } = await approve(registration);
    const { loginNumber, subject } = data as unknown as Registration;
    numbers.push(loginNumber);
    const resetID = await linkOf(site.dataDir, email, 2);
    await ask(site.url, 'resetPassword', { resetID, user: { password: goodPassword } });
    const login = await ask(site.url, 'partnerLogin', {
      partner: loginNumber,
      c: goodPassword,
    });
    expect([kind, login.http, login.type]).toEqual([kind, 200, null]);
    if (kind === 'partner') {
      const row = await database.db
        .selectFrom('partners')
        .select(['name', 'url'])
        .where('id', '=', subject!)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ name: 'Küstenreisen GmbH', url: null });
      const source = await database.db
        .selectFrom('traffic_sources')
        .select('pid')
        .where('pid', '=', subject!)
        .execute();
      expect(source).toEqual([]);
    }
  }
  expect(new Set(numbers).size).toBe(2);
});

test('who has an account keeps its password and acts for the business too, also for one that is known already', async () => {
  const email = 'schon-gast@example.org';
  const jwt = await anAccount(site, email);
  const before = mailsTo(site.dataDir, email).length;
  await send(email);
  await confirm(await linkOf(site.dataDir, email, before + 1));
  const [open] = await found(email, 'open');
  expect(open).toMatchObject({ hasAccount: true });
  expect((await approve(open!.registration, 999_999)).type).toBe('business-missing');
  // A refused registration has stored nothing.
  expect(await found(email, 'open')).toMatchObject([{ state: 'open', subject: null }]);
  const { id } = await database.db
    .insertInto('landlords')
    .values({ name: 'Haus Seeblick', email: 'seeblick@example.org' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await approve(open!.registration, id)).data).toMatchObject({ subject: id });
  await until(() => mailsTo(site.dataDir, email).length === before + 2, 10_000);
  expect(mailsTo(site.dataDir, email).at(-1)).not.toMatch(/resetID/);
  const account = await ask(site.url, 'getUser', { jwt });
  expect(account.data.accountData).toMatchObject({
    accountPermissions: { 'apiKeys.own': true, 'homes.own': true, 'homes.owner': true },
  });
  expect((await ask(site.url, 'login', { user: { email, password: goodPassword } })).http).toBe(200);
});

test('a refusal says why, in the language of who has registered, and gives nothing', async () => {
  const email = 'refusee@example.org';
  const { registration } = await waiting(email, { language: 'fr' });
  const refuse = (reason: string) => ask(site.url, 'refuseBusiness', { registration, reason }, office);
  expect((await refuse('non')).http).toBe(400);
  const reason = 'Nous ne proposons pas encore de logements dans votre ville.';
  expect((await refuse(reason)).data).toMatchObject({ state: 'refused', reason, subject: null });
  await until(() => mailsTo(site.dataDir, email).length === 2, 10_000);
  const mail = mailsTo(site.dataDir, email).at(-1)!;
  expect(mail).toContain(reason);
  expect(mail).toContain('Merci de votre int');
  expect((await approve(registration)).type).toBe('registration-decided');
  const account = database.db.selectFrom('accounts').select('uid').where('email', '=', email);
  expect(await account.execute()).toEqual([]);
});

test('of two of the office who decide at once one does, and the second learns it', async () => {
  const { registration } = await waiting('gleichzeitig@example.org');
  const decided = await Promise.all([approve(registration), approve(registration)]);
  expect(decided.map(({ http }) => http).sort()).toEqual([200, 409]);
  const made = await database.db
    .selectFrom('landlords')
    .select('id')
    .where('email', '=', 'gleichzeitig@example.org')
    .execute();
  expect(made).toHaveLength(1);
});

test('known and unknown addresses are answered alike, wrong fields by their names, and a second confirmed one takes the place of the first', async () => {
  await anAccount(site, 'bekannt@example.org');
  const known = await send('bekannt@example.org');
  const unknown = await send('unbekannt@example.org');
  expect({ ...known, cookie: null }).toEqual({ ...unknown, cookie: null });
  const wrong = await send('keine-adresse', { kind: 'partner', phone: '', website: 'javascript:alert(1)' });
  expect([wrong.http, wrong.type]).toEqual([422, 'invalid-registration']);

  const email = 'zweimal@example.org';
  const first = await waiting(email);
  await send(email, { message: 'Nun mit Nachricht.' });
  await confirm(await linkOf(site.dataDir, email, 2));
  const open = await found(email, 'open');
  expect(open).toHaveLength(1);
  expect(open[0]!.registration).not.toBe(first.registration);
});

test('a suspended account is not let in by the way of a business', async () => {
  const email = 'gesperrte@example.org';
  await anAccount(site, email);
  await database.db
    .updateTable('accounts')
    .set({ suspended_at: clock.now() })
    .where('email', '=', email)
    .execute();
  const count = mailsTo(site.dataDir, email).length;
  await send(email);
  await confirm(await linkOf(site.dataDir, email, count + 1));
  const [open] = await found(email, 'open');
  expect((await approve(open!.registration)).type).toBe('account-suspended');
});

test('what was decided is never changed, and goes in its time', async () => {
  const { registration } = await waiting('spaeter@example.org');
  await approve(registration);
  const change = database.db
    .updateTable('business_registration_events')
    .set({ kind: 'refused' })
    .where('registration_id', '=', registration)
    .execute();
  await expect(change).rejects.toThrow(/never changed/);
  clock.set(new Date(start + (retentionDays.decidedBusinesses + 2) * 86_400_000).toISOString());
  await until(async () => {
    const left = await database.db.selectFrom('business_registrations').select('id').execute();
    return left.length === 0 || left.every(({ id }) => id !== registration);
  }, 20_000);
});
