import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDemoPeople } from '../../demo/people/demo-people.ts';
import type { DemoPerson } from '../../domain/demo-people.ts';
import { siteRoutes } from '../../domain/site-routes.ts';
import { createAdministrator } from '../../server/areas/accounts/accounts.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { createCountedLimits } from '../../server/platform/counted-limits.ts';
import { createMailRecipients } from '../../server/platform/mail-recipients.ts';
import { readSecret } from '../../server/platform/secret.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { anAccount, ask, goodPassword, linkOf, mailsTo } from './account-calls.ts';

const clock = systemClock;
let database: TestDatabase;
let site: RunningSite;
let people: readonly DemoPerson[];
beforeAll(async () => {
  database = await openTestDatabase();
  await aHome(database);
  await database.db
    .insertInto('partners')
    .values({ id: 7001, tag_name: 'hafen', name: 'Reisebüro am Hafen' })
    .execute();
  site = await startSite(database);
  people = await makePeople();
});
afterAll(() => site.stop());

const makePeople = (): Promise<DemoPerson[]> =>
  database.transaction((tx) =>
    ensureDemoPeople(tx, { secret: readSecret(null, site.dataDir), now: clock.now() }),
  );
const personOf = (role: string): DemoPerson => people.find((one) => one.role === role)!;

/** Posts a form as a browser does; returns the target of the redirect, and whether it logged somebody in. */
async function post(
  form: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string | null; isIn: boolean; keepsUid: boolean }> {
  const response = await fetch(`${site.url}/login/${form}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { origin: site.url, ...headers },
  });
  const cookie = response.headers.get('set-cookie') ?? '';
  return {
    status: response.status,
    location: response.headers.get('location'),
    isIn: /(?:^|, )jwt=ey.*HttpOnly/.test(cookie),
    keepsUid: /(?:^|, )uid=[\w-]{22};/.test(cookie),
  };
}

test('the demo world has one person of each kind whom it has somebody to act for, once', async () => {
  expect(people.map(({ role }) => role)).toEqual([
    'guest',
    'landlord',
    'partner',
    'cohost',
    'reception',
    'bookkeeper',
    'cleaner',
    'editor',
    'office',
    'accounting',
    'admin',
  ]);
  expect(await makePeople()).toEqual(people);
  expect(new Set(people.map(({ password }) => password)).size).toBe(people.length);
  for (const { role, login, password } of people) {
    const { http, data } = await ask(site.url, 'login', { user: { email: login, password } });
    expect([role, http]).toEqual([role, 200]);
    expect(data.accountData).toMatchObject({
      accountPermissions:
        role === 'editor'
          ? { 'content.update': true, 'localeEditor.update': true }
          : role === 'landlord'
            ? { 'apiKeys.own': true, 'changeovers.own': true, 'homes.own': true, 'homes.owner': true }
            : role === 'partner'
              ? { 'apiKeys.own': true, 'partners.own': true }
              : {},
    });
  }
});

test('an agency, which lets homes, comes to the room of those who do, and nobody else by the form of partners', async () => {
  const { db } = database;
  for (const email of ['agency@example.org', 'guest@example.org']) await anAccount(site, email);
  const { uid } = await db
    .selectFrom('accounts')
    .select('uid')
    .where('email_key', '=', 'agency@example.org')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('account_businesses')
    .values({ kind: 'agency', subject: 77, login_number: 880_077, uid })
    .execute();
  const comes = (partnernummer: string, language = 'de') =>
    post('partner', { partnernummer, kennwort: goodPassword, language });
  expect(await comes('880077')).toMatchObject({ location: '/landlord/', isIn: true });
  expect(await comes('880077', 'fr')).toMatchObject({ location: '/fr/landlord/', isIn: true });
  expect(await comes('guest@example.org')).toMatchObject({ location: '/user/', isIn: true });
});

test('landlords and partners get in by number through either form', async () => {
  const landlord = personOf('landlord');
  const partner = personOf('partner');
  const asLandlord = { vermieternummer: landlord.login, kennwort: landlord.password };
  const asPartner = { partnernummer: partner.login, kennwort: partner.password };
  expect(await post('retailer', asLandlord)).toEqual({
    status: 303,
    location: '/landlord/',
    isIn: true,
    keepsUid: true,
  });
  for (const [next, location] of [
    ['/en/landlord/bookings/?show=open', '/en/landlord/bookings/?show=open'],
    ['https://elsewhere.example/', '/landlord/'],
    ['//elsewhere.example/', '/landlord/'],
  ] as const) {
    expect(await post('retailer', { ...asLandlord, next })).toEqual({
      status: 303,
      location,
      isIn: true,
      keepsUid: true,
    });
  }
  expect(
    await post('retailer', { ...asLandlord, kennwort: 'wrong', next: '/landlord/bookings/' }),
  ).toMatchObject({
    location: `/login/retailer/?login=failed&number=${landlord.login}&next=%2Flandlord%2Fbookings%2F`,
  });
  expect(await post('partner', { ...asPartner, language: 'it' })).toEqual({
    status: 303,
    location: '/it/partner/',
    isIn: true,
    keepsUid: true,
  });
  const wrong = { status: 303, isIn: false, keepsUid: false };
  expect(await post('retailer', { ...asLandlord, kennwort: 'wrong' })).toMatchObject({
    ...wrong,
    location: `/login/retailer/?login=failed&number=${landlord.login}`,
  });
  // Text that is no number may be a password in the wrong field: it must not get into an address.
  expect(await post('retailer', { vermieternummer: 'my secret', kennwort: 'wrong' })).toMatchObject({
    ...wrong,
    location: '/login/retailer/?login=failed',
  });
  // Whoever takes the other door, or types a mail address, gets in as well, to the room that is theirs.
  expect(await post('partner', { partnernummer: landlord.login, kennwort: landlord.password })).toMatchObject(
    {
      ...{ isIn: true, location: '/landlord/' },
    },
  );
  expect(
    await post('retailer', { vermieternummer: partner.login, kennwort: partner.password }),
  ).toMatchObject({
    ...{ isIn: true, location: '/partner/' },
  });
  const office = personOf('office');
  expect(await post('retailer', { vermieternummer: office.login, kennwort: office.password })).toMatchObject({
    ...{ isIn: true, location: '/admin/waiting/' },
  });
  expect(await post('retailer', {})).toMatchObject(wrong);
  expect(await post('retailer', asLandlord, { origin: 'https://elsewhere.example' })).toMatchObject({
    status: 403,
    isIn: false,
  });
});

test('a partner gets in by the call of its own', async () => {
  const { login, password } = personOf('partner');
  const right = await ask(site.url, 'partnerLogin', { partner: Number(login), c: password });
  expect(right).toMatchObject({ http: 200, data: { accountData: { accountShortName: 'P. Hafen' } } });
  const { login: number, password: landlords } = personOf('landlord');
  for (const tried of [
    { partner: login, c: 'wrong' },
    { partner: '1', c: password },
    { partner: number, c: landlords },
  ]) {
    expect(await ask(site.url, 'partnerLogin', tried)).toMatchObject({ http: 401, type: 'login-failed' });
  }
});

test('a forgotten password of a number is a mail, and unknown numbers are answered alike', async () => {
  const { login } = personOf('landlord');
  const request = (number: string) =>
    ask(site.url, 'passRequest', { vermieternummer: number, userType: 'retailer' });
  const sent = { success: 'Y', mailSend: 'Y', userInactiv: '' };
  expect((await request('987654')).data).toEqual(sent);
  expect((await request(login)).data).toEqual(sent);
  const resetID = await linkOf(site.dataDir, 'landlord@demo.feriola.example');
  // The request for the unknown number was stored like the other one, and no mail was sent.
  expect(mailsTo(site.dataDir, 'numbers.invalid')).toEqual([]);
  expect(await ask(site.url, 'resetPassword', { resetID, user: { password: goodPassword } })).toMatchObject({
    http: 200,
  });
  expect(await post('retailer', { vermieternummer: login, kennwort: goodPassword })).toMatchObject({
    isIn: true,
  });
});

test('only a browser that was in the account before is told that it is suspended', async () => {
  const { login, password } = personOf('partner');
  const { uidCookie } = await ask(site.url, 'partnerLogin', { partner: login, c: password });
  const cookie = { cookie: `uid=${uidCookie!}` };
  await database.db
    .updateTable('accounts')
    .set({ suspended_at: clock.now() })
    .where('email', '=', 'partner@demo.feriola.example')
    .execute();
  const request = (headers: Record<string, string> = {}) =>
    ask(site.url, 'passRequest', { vermieternummer: login, userType: 'partner' }, headers);
  expect((await request()).data).toEqual({ success: 'Y', mailSend: 'Y', userInactiv: '' });
  expect((await request(cookie)).data).toEqual({ success: 'Y', mailSend: '', userInactiv: 'Y' });
  expect(await ask(site.url, 'partnerLogin', { partner: login, c: password })).toMatchObject({ http: 401 });
});

test('the machine makes an administrator, by a link that sets the password once and is in no mail', async () => {
  const email = 'chief@example.org';
  const secret = Buffer.from(readSecret(null, site.dataDir)).toString('base64url');
  const limits = createCountedLimits({ factor: 0, secret, clock });
  const deps = {
    clock,
    connection: database,
    recipients: createMailRecipients({ limits, clock }),
    routes: siteRoutes('add'),
    secret,
    publicUrl: site.url,
  };
  const link = new URL(await createAdministrator(deps, email, 'de'));
  expect(link.pathname).toBe('/user/password/reset/');
  const resetID = link.searchParams.get('resetID')!;
  const made = await ask(site.url, 'resetPassword', { resetID, user: { password: goodPassword } });
  expect(made.data.accountData).toMatchObject({ accountPermissions: { 'accounts.update': true } });
  expect((await ask(site.url, 'resetPassword', { resetID, user: { password: goodPassword } })).http).toBe(
    410,
  );
  expect(mailsTo(site.dataDir, email).filter((raw) => raw.includes(resetID))).toEqual([]);
});
