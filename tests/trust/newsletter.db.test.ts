import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { sized } from '../harness/run-size.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import type { Work } from '../../domain/proof-of-work.ts';
import { solve } from '../harness/solve-work.ts';
import { mailsIn, readable, until } from './booking-calls.ts';
import { send } from './valid-calls.ts';
import { aSession, aToken } from './tokens.ts';

let database: TestDatabase;
let site: RunningSite;

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database, { environment: { RATE_LIMIT: '1', TRUST_PROXY: 'true' } });
});
afterAll(() => site.stop());

let networks = 0;
const fromNetwork = (): Record<string, string> => ({ 'x-forwarded-for': `198.52.${++networks}.7` });

const signUp = (input: Record<string, unknown>, headers = fromNetwork()): Promise<Response> =>
  send(site.url, 'signUpNewsletter', input, headers);
const form = (fields: Record<string, string>, headers = fromNetwork()): Promise<Response> =>
  fetch(`${site.url}/newsletter/sign-up`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const mailsTo = (address: string): string[] =>
  mailsIn(site.dataDir)
    .map(({ raw }) => raw)
    .filter((raw) => new RegExp(`^To: ${address}\\r?$`, 'm').test(raw));
async function mailTo(address: string, count = 1): Promise<string> {
  await until(() => mailsTo(address).length >= count, 20_000);
  return mailsTo(address).at(-1)!;
}
const found = (raw: string, pattern: RegExp): string =>
  pattern.exec(readable(raw).replaceAll('&amp;', '&'))![1]!;
const confirmIdIn = (raw: string): string => found(raw, /confirmID=([\w.-]+)/);
const subscribers = () =>
  database.db.selectFrom('newsletter_subscribers').selectAll().orderBy('id').execute();
const consents = (hash: string) =>
  database.db
    .selectFrom('newsletter_consents')
    .selectAll()
    .where('address_hash', '=', hash)
    .orderBy('id')
    .execute();

/** Signs an address up and confirms it; answers the key of its letters. */
async function subscribe(email: string): Promise<string> {
  await signUp({ email });
  const confirmID = confirmIdIn(await mailTo(email));
  expect((await send(site.url, 'confirmNewsletter', { confirmID })).status).toBe(200);
  await until(() => mailsTo(email).some((raw) => raw.includes('List-Unsubscribe')), 20_000);
  const welcome = mailsTo(email).find((raw) => raw.includes('List-Unsubscribe'))!;
  return found(welcome, /<https?:\/\/[^>]*\/unsubscribe\/([\w-]+)>/);
}
const preferences = async (key: string, name: 'get' | 'set', change: Record<string, unknown> = {}) => {
  const [subscriber, ...secret] = key.split('-');
  const call = name === 'get' ? 'getUserPreferences' : 'setUserPreferences';
  const input = { subscriber: Number(subscriber), userKey: secret.join('-'), ...change };
  const response = await send(site.url, call, input);
  return {
    status: response.status,
    data: ((await response.json()) as { data: Record<string, unknown> }).data,
  };
};
const oneClick = (key: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${site.url}/unsubscribe/${key}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });

test('a sign-up sends nothing but the mail that asks; its link opened signs nobody up, its button does', async () => {
  const response = await signUp({ email: ' Ada@example.org ', languageCode: 'en', source2: 'spring' });
  expect(response.status).toBe(200);
  expect(((await response.json()) as { data: unknown }).data).toEqual({ mailSend: 'Y' });
  const asking = await mailTo('Ada@example.org');
  expect(asking).not.toContain('List-Unsubscribe');
  expect(readable(asking)).toContain('Would you like to get the newsletter?');
  const asked = `/api/newsletter/doiconfirm?confirmID=${confirmIdIn(asking)}`;
  for (const method of ['GET', 'HEAD']) expect((await fetch(site.url + asked, { method })).status).toBe(405);
  expect((await subscribers()).at(-1)).toMatchObject({ state: 'pending', source: 'LY2', source2: 'spring' });

  for (let press = 0; press < 2; press++) {
    const confirmed = await send(site.url, 'confirmNewsletter', { confirmID: confirmIdIn(asking) });
    expect(confirmed.status).toBe(200);
  }
  const row = (await subscribers()).at(-1)!;
  expect(row).toMatchObject({ state: 'confirmed', email: 'Ada@example.org' });
  const welcome = await mailTo('Ada@example.org', 2);
  expect(mailsTo('Ada@example.org')).toHaveLength(2);
  const head = mailsTo('Ada@example.org')
    .find((raw) => raw.includes('List-Unsubscribe'))!
    .split('\r\n\r\n')[0]!;
  expect(head).toMatch(/^List-Unsubscribe: <http[^>]+\/unsubscribe\/[\w-]+>,\r\n <mailto:[^>]+>\r$/m);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(welcome).toContain('text/plain');
  const log = await consents(row.address_hash);
  expect(log.map(({ action, source2, network }) => [action, source2, network !== null])).toEqual([
    ['asked', 'spring', true],
    // This machine has sent the call of the test that presses the button.
    ['confirmed', 'spring', true],
  ]);
  expect(log[1]!.text).toContain('with one click');
});

test('an address that gets letters already is answered and asked as any other, and keeps what it chose', async () => {
  const key = await subscribe('known@example.org');
  await preferences(key, 'set', { action: 'save', topics: ['ideas'], frequency: 'weekly', language: 'fr' });
  const before = mailsTo('known@example.org').length;
  const response = await signUp({ email: 'KNOWN@example.org' });
  expect(((await response.json()) as { data: unknown }).data).toEqual({ mailSend: 'Y' });
  await until(() => mailsTo('known@example.org').length > before, 20_000);
  const kept = { state: 'confirmed', topics: ['ideas'], frequency: 'weekly', language: 'fr' };
  expect((await preferences(key, 'get')).data).toMatchObject(kept);
  // The key as the link of the mail has it, in one piece.
  const asInLink = await send(site.url, 'getUserPreferences', { userKey: key });
  expect(((await asInLink.json()) as { data: unknown }).data).toMatchObject(kept);
});

test('one request of a mail program ends the letters, without Origin and cookie or with a foreign one, again and again', async () => {
  const key = await subscribe('leaves@example.org');
  const shown = await fetch(`${site.url}/unsubscribe/${key}`);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('<button');
  expect((await preferences(key, 'get')).data).toMatchObject({ state: 'confirmed' });
  const callers: Record<string, string>[] = [
    {},
    { origin: 'https://webmail.example', 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of callers) {
    const answer = await oneClick(key, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  const row = (await subscribers()).at(-1)!;
  expect(row).toMatchObject({ state: 'ended', email: null });
  const log = await consents(row.address_hash);
  expect(log.map(({ action, email }) => [action, email])).toEqual([
    ['asked', null],
    ['confirmed', null],
    ['ended', null],
  ]);
  expect(JSON.stringify(log)).not.toContain('leaves@');
  expect(
    await database.db
      .selectFrom('mail_suppressions')
      .selectAll()
      .where('address_hash', '=', row.address_hash)
      .execute(),
  ).toMatchObject([{ reason: 'ended' }]);
  expect((await oneClick(`${key.split('-')[0]!}-${'A'.repeat(43)}`)).status).toBe(404);
  // The exception for this path applies to no other form.
  expect((await form({ email: 'x@example.org' }, { origin: 'https://webmail.example' })).status).toBe(403);
});

test('who comes back is asked anew, and links of the time before open nothing', async () => {
  const key = await subscribe('back@example.org');
  await preferences(key, 'set', { action: 'end', topics: [], frequency: 'monthly' });
  await signUp({ email: 'back@example.org' });
  await until(async () => (await subscribers()).at(-1)!.state === 'pending', 5000);
  expect((await preferences(key, 'get')).status).toBe(404);
  const asking = (): string[] =>
    mailsTo('back@example.org').filter((raw) => readable(raw).includes('confirmID='));
  await until(() => asking().length === 2, 20_000);
  const statuses: number[] = [];
  for (const raw of asking())
    statuses.push((await send(site.url, 'confirmNewsletter', { confirmID: confirmIdIn(raw) })).status);
  expect(statuses.sort()).toEqual([200, 410]);
  const row = (await subscribers()).at(-1)!;
  expect(
    await database.db
      .selectFrom('mail_suppressions')
      .selectAll()
      .where('address_hash', '=', row.address_hash)
      .execute(),
  ).toEqual([]);
});

const signUps = sized('SIGN_UPS', { gate: 40, full: 1_000 });

test(`${signUps} sign-ups from one network are limited, and nobody else is`, async () => {
  const flooding = fromNetwork();
  const statuses: number[] = [];
  for (let number = 0; number < signUps; number++) {
    const answer = await form({ email: `flood${number}@example.org` }, flooding);
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 303)).toHaveLength(10);
  expect(new Set(statuses)).toEqual(new Set([303, 429]));
  expect((await signUp({ email: 'somebody@example.org' })).status).toBe(200);
  expect((await form({ email: 'somebody-else@example.org' })).status).toBe(303);
});

/** The work that a sign-up is answered with. */
async function workFor(input: Record<string, unknown>, headers?: Record<string, string>): Promise<Work> {
  const response = await signUp(input, headers);
  expect(response.status).toBe(403);
  const { errors } = (await response.json()) as { errors: { type: string; data: Work }[] };
  expect(errors[0]!.type).toBe('work-needed');
  return errors[0]!.data;
}

test('what a browser has filled in by itself keeps nobody out: it works for a moment, and the mail goes', async () => {
  const input = { email: 'filled@example.org', website: 'https://example.org' };
  const proof = solve(await workFor(input));
  expect((await signUp({ ...input, email: 'other@example.org', proof })).status).toBe(403);
  expect((await signUp({ ...input, proof })).status).toBe(200);
  await mailTo('filled@example.org');
  expect((await signUp({ ...input, proof })).status).toBe(403);
});

test('who comes after ten others of the network works for it', async () => {
  const crowded = fromNetwork();
  const statuses: number[] = [];
  for (let number = 0; number < 12; number++) {
    const input = { email: `crowd${number}@example.org` };
    const response = await signUp(input, crowded);
    statuses.push(response.status);
    if (response.status !== 403) continue;
    const proof = solve(((await response.json()) as { errors: { data: Work }[] }).errors[0]!.data);
    statuses.push((await signUp({ ...input, proof }, crowded)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 403, 200, 403, 200]);
});

test('one address is asked three times a day, from however many networks', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 5; number++)
    statuses.push((await signUp({ email: 'bombed@example.org' })).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('what is no address, or a script’s, makes nothing; what was typed is kept', async () => {
  const before = (await subscribers()).length;
  for (const email of [
    'x',
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: all@example.org',
    `${'a'.repeat(900)}@b.de`,
  ]) {
    expect((await signUp({ email })).status, email).toBe(422);
    const answer = await form({ email, language: 'fr', source2: 'été"><script>' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).not.toContain('<script');
  }
  const kept = await form({ email: 'jeanne@', language: 'fr' });
  expect(await kept.text()).toContain('value="jeanne@"');
  const robot = { email: 'robot@example.org', website: 'https://spam.example' };
  expect((await signUp({ ...robot, proof: '' })).status).toBe(200);
  expect((await form(robot)).status).toBe(303);
  expect(await subscribers()).toHaveLength(before);
});

test('who is logged in has their own without a link, and is asked by mail before the first letter', async () => {
  const { id, email } = await aSession(database, { roles: [] });
  const headers = { cookie: `jwt=${await aToken(site.dataDir, { jti: id })}` };
  const get = await send(site.url, 'getUserPreferences', {}, headers);
  expect(((await get.json()) as { data: unknown }).data).toMatchObject({ state: 'none', email });
  const input = { action: 'start', topics: ['offers'], frequency: 'weekly', language: 'it' };
  const started = await send(site.url, 'setUserPreferences', input, headers);
  expect(((await started.json()) as { data: unknown }).data).toMatchObject({
    state: 'pending',
    frequency: 'weekly',
  });
  expect(readable(await mailTo(email))).toContain('Vuoi ricevere la newsletter?');
  expect((await send(site.url, 'getUserPreferences', {})).status).toBe(404);
});
