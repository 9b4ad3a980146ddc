import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EndpointName } from '../../contract/api.ts';
import { siteRoutes } from '../../domain/site-routes.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { createAdministrator } from '../../server/areas/accounts/accounts.ts';
import { totpCode } from '../../server/areas/accounts/rules/totp.ts';
import { recordBackup } from '../../server/areas/operator/operator.ts';
import { buildStatement } from '../../server/areas/payments/testing/build-statement.ts';
import { readConfig } from '../../server/config.ts';
import { toKeyring, settleSecrets } from '../../server/platform/check-secret.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { createCountedLimits } from '../../server/platform/counted-limits.ts';
import { createMailRecipients } from '../../server/platform/mail-recipients.ts';
import { readSecrets } from '../../server/platform/secret.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startMailSink } from '../harness/mail-sink.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { ask, goodPassword, linkOf } from './account-calls.ts';
import { bookingOf, mailsIn, readable, until, type Booked } from './booking-calls.ts';
import { guest } from './valid-calls.ts';
import { cents } from '../../domain/cents.ts';

/** The evening of somebody who has a machine, a mail server and this software: from the first administrator to the first paid booking. */
const publicUrl = 'https://www.strandkorb.de';
const production = {
  ...{ NODE_ENV: 'production', SECRET: 'a secret of more than thirty-two characters', PUBLIC_URL: publicUrl },
};
const admin = 'inken@strandkorb.de';
const host = 'wiebke@thomsen-hus.de';
const traveller = 'ada@lovelace-familie.de';
const iban = 'DE44500105175407324931';
const start = Date.now();
const clock = fixedClock(new Date(start).toISOString());
let database: TestDatabase;
let site: RunningSite;
let mails: Awaited<ReturnType<typeof startMailSink>>;
const logins: Record<string, string> = {};

beforeAll(async () => {
  database = await openTestDatabase();
  let count = 0;
  mails = await startMailSink((id, raw) => {
    const folder = join(site.dataDir, 'outbox');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${String(++count)}-${id}.eml`), raw);
  });
  site = await startSite(database, {
    clock,
    environment: { ...production, SMTP_URL: `smtp://127.0.0.1:${mails.port}` },
  });
  // The proxy that ends TLS: the site asks itself at its address.
  const really = fetch;
  vi.stubGlobal('fetch', (url: string | URL | Request, init?: RequestInit) =>
    really(typeof url === 'string' ? url.replace(publicUrl, site.url) : url, init),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.stop();
  await mails.stop();
});

const call = (who: string, name: EndpointName, input: Record<string, unknown> = {}) =>
  ask(site.url, name, input, logins[who] ? { cookie: `jwt=${logins[who]}` } : {});

/** Returns the answer of a call, which must succeed. */
async function done<Data>(
  who: string,
  name: EndpointName,
  input: Record<string, unknown> = {},
): Promise<Data> {
  const { http, type, data } = await call(who, name, input);
  expect([name, http < 300 ? null : type]).toEqual([name, null]);
  return data as Data;
}

type Line = { line: string; isRequired: boolean; state: string };
const missing = async (): Promise<string[]> =>
  (await done<{ lines: Line[] }>(admin, 'getLaunch')).lines
    .filter(({ isRequired, state }) => isRequired && state === 'open')
    .map(({ line }) => line);

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

test('the first administrator sets a password and a second factor', async () => {
  const secrets = readSecrets(readConfig(production));
  const secret = toKeyring(secrets);
  secret.hashing = await settleSecrets(database, secrets, { acceptNew: false });
  const recipients = createMailRecipients({
    limits: createCountedLimits({ factor: 0, secret, clock }),
    clock,
  });
  const link = await createAdministrator(
    { clock, connection: database, recipients, routes: siteRoutes('add'), secret, publicUrl },
    admin,
    'en',
  );
  const resetID = new URL(link).searchParams.get('resetID')!;
  const { data } = await ask(site.url, 'resetPassword', { resetID, user: { password: goodPassword } });
  logins[admin] = data.jwt!;
  expect((await call(admin, 'getLaunch')).http).toBe(403);
  const begun = await done<{ secret: string }>(admin, 'beginTotp', { currentPassword: goodPassword });
  const code = totpCode(bytesOf(begun.secret), Math.floor(start / 30_000));
  await done(admin, 'confirmTotp', { code });
  expect(await missing()).toEqual([
    ...['name', 'company', 'contact', 'bank', 'imprint', 'terms', 'hostTerms', 'accessibility'],
    ...['mail', 'home', 'backup'],
  ]);
});

test('facts, own legal pages, a mail of trial and a backup leave the first home alone to do', async () => {
  await done(admin, 'setOperator', {
    facts: {
      ...{ siteName: 'Strandkorb', languages: ['de'], mainColour: '#12395b' },
      ...{ companyName: 'Strandkorb Reisen GmbH', street: 'Deichweg 4', zip: '25813', city: 'Husum' },
      ...{ country: 'DE', directors: 'Inken Petersen', vatId: 'DE136695976' },
      ...{ email: 'post@strandkorb.de', phone: '04841 6620' },
      ...{ accountHolder: 'Strandkorb Reisen GmbH', iban, commissionPerMille: 125 },
    },
  });
  for (const page of ['disclaimer', 'terms', 'agency-terms', 'privacy', 'host-terms', 'accessibility']) {
    const unit = await done<{ containerContent: string; revision: number }>(admin, 'getContent', { page });
    const { contentID, lockToken } = await done<{ contentID: number; lockToken: string }>(
      ...([admin, 'toggleContentLock', { page, language: 'de', toggleState: 'lock' }] as const),
    );
    const body = JSON.parse(unit.containerContent) as { blocks: Record<string, unknown>[] };
    for (const block of body.blocks) if (block['kind'] === 'head') delete block['notice'];
    await done(admin, 'setContent', {
      ...{ contentID, lockToken, contentAction: 'publish', baseRevision: unit.revision },
      containerContent: JSON.stringify(body),
    });
  }
  await done(admin, 'testProvider', { provider: 'mail' });
  expect(await missing()).toEqual(['home', 'backup']);
  recordBackup(site.dataDir);
  expect(await missing()).toEqual(['home']);
  expect((await call(admin, 'openSite')).type).toBe('launch-incomplete');
});

let home = 0;
test('a landlady registers, is taken in, and makes a home that the office checks', async () => {
  await done('nobody', 'sendRegistration', {
    formData: { ...guest({ email: host, lastName: 'Thomsen' }), kind: 'landlord', acceptTerms: true },
  });
  await done('nobody', 'confirmBusiness', { confirmID: await linkOf(site.dataDir, host) });
  const { registrations } = await done<{ registrations: { registration: number }[] }>(
    ...([admin, 'findBusinessRegistrations', { query: host, state: 'open' }] as const),
  );
  await done(admin, 'approveBusiness', { registration: registrations[0]!.registration });
  const resetID = await linkOf(site.dataDir, host, 2);
  const login = await ask(site.url, 'resetPassword', { resetID, user: { password: goodPassword } });
  logins[host] = login.data.jwt!;

  const position = { lat: 54.3036, lon: 8.6414 };
  const made = await done<{ objectNumber: number }>(host, 'createOwnHome', {
    ...{ kind: 'thatchedHouse', position, language: 'de', title: 'Reetdachhaus am Deich' },
  });
  home = made.objectNumber;
  for (const background of ['#c33', '#3c3', '#33c']) {
    const { ticket } = await done<{ ticket: string }>(host, 'beginHomePhoto', { objectNumber: home });
    const sent = await fetch(`${site.url}/uploads?name=a.jpg`, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg', 'upload-ticket': ticket },
      body: new Uint8Array(
        await sharp({ create: { width: 900, height: 600, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ),
    });
    expect(sent.status).toBe(201);
  }
  const today = todayInBerlin(clock.now());
  const parts = [
    {
      ...{ section: 'basics', kind: 'thatchedHouse', personsMax: 4, bedrooms: 1, bathrooms: 1 },
      ...{ squaremeters: 84, dogsMax: 0, rooms: [{ beds: { double: 2 } }] },
    },
    { section: 'address', street: 'Süderdeich 12', zip: '25826', city: 'Sankt Peter-Ording', ...position },
    {
      ...{ section: 'texts', language: 'de', title: 'Reetdachhaus am Deich', teaser: '' },
      description:
        'Unser Reetdachhaus liegt direkt hinter dem Deich. Zum Strand gehen Sie zehn Minuten zu Fuß.',
      ...{ houseRules: '', arrivalInfo: '' },
    },
    {
      section: 'seasons',
      seasons: [
        {
          ...{ fromDate: today, untilDate: addDays(today, 400), nightly: 100, weekly: 700 },
          ...{ minStay: 2, arrivalDays: 127 },
        },
      ],
    },
    {
      ...{ section: 'terms', cancellation: 'flexible', checkIn: '15:00', checkOut: '10:00', parties: null },
      ...{ quietFrom: null, quietUntil: null, instantBooking: true, registrationNumber: '' },
    },
  ];
  for (const part of parts) {
    const { edition } = await done<{ edition: number }>(host, 'getOwnHome', { objectNumber: home });
    await done(host, 'setOwnHome', { objectNumber: home, edition, part });
  }
  expect(await done(host, 'setOwnHomeState', { objectNumber: home, step: 'publish' })).toMatchObject({
    state: 'review',
  });
  expect(await missing()).toEqual(['home']);
  await done(admin, 'decideOnHome', { objectNumber: home, decision: { kind: 'approve' } });
  expect(await missing()).toEqual([]);
});

test('the site opens, a guest books and pays, and every mail names the operator alone', async () => {
  const booking = bookingOf(home, { customer: guest({ email: traveller, lastName: 'Lovelace' }) });
  expect((await call('nobody', 'createBooking', booking)).http).toBe(503);
  expect(await done(admin, 'openSite')).toMatchObject({ isClosed: false });
  const booked = await done<Booked>('nobody', 'createBooking', booking);
  const { bookingID, bookingHash, bookingDisplayNumber } = booked;
  const statement = (reference: string): string =>
    buildStatement([{ amount: cents(70_000), purpose: `Buchung ${bookingDisplayNumber}`, reference }], iban);
  expect(await done(admin, 'importStatement', { content: statement('FIRST') })).toMatchObject({ matched: 1 });
  const payment = await done<{ open: number; paid: number }>('nobody', 'getPayment', {
    bookingID,
    bookingHash,
  });
  expect(payment).toMatchObject({ open: 0 });

  const sentTo = (address: string): string[] =>
    mailsIn(site.dataDir)
      .map(({ raw }) => readable(raw))
      .filter((raw) => new RegExp(`^To: .*${address}`, 'im').test(raw));
  await until(() => sentTo(traveller).length >= 2 && sentTo(host).length >= 4, 20_000);
  expect(sentTo(traveller).some((raw) => raw.includes('DE44 5001 0517 5407 3249 31'))).toBe(true);
  expect(sentTo(traveller).some((raw) => /filename=.?strandkorb-RE\d{4}-000001\.pdf/.test(raw))).toBe(true);
  for (const raw of [...sentTo(traveller), ...sentTo(host), ...sentTo(admin)]) {
    expect(raw).not.toMatch(/feriola/i);
    expect(raw).not.toContain('0000 2020 51');
  }
});
