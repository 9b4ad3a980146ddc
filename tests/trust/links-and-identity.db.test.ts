import { createHash, createHmac } from 'node:crypto';
import { request } from 'node:http';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../domain/stay.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { answerOf, book, bookingOf, landlordHashOf, mailsIn, until, type Booked } from './booking-calls.ts';
import { aSession, aToken, newUid } from './tokens.ts';
import { aCallHome, arrival, guest, send } from './valid-calls.ts';

let database: TestDatabase;
let site: RunningSite;
let home: number;
beforeAll(async () => {
  database = await openTestDatabase();
  home = await aCallHome(database);
  site = await startSite(database, { environment: { PUBLIC_URL: 'https://www.feriola.test' } });
});
afterAll(() => site.stop());

async function aRequestedBooking(): Promise<Booked> {
  const answer = await book(site.url, bookingOf(home, { bookingMethod: 'request' }));
  expect(answer.http).toBe(201);
  return answer.data!;
}

async function dataOf<Data>(response: Response): Promise<Data> {
  return ((await response.json()) as { data: Data }).data;
}

test('reading others’ data by id: neither another booking’s secret nor the other side’s opens', async () => {
  const [mine, theirs] = [await aRequestedBooking(), await aRequestedBooking()];
  const landlords = await landlordHashOf(database, site.dataDir, mine.bookingID);
  const asGuest = (bookingID: number, bookingHash: string): Promise<Response> =>
    send(site.url, 'getBooking', { bookingID, bookingHash });
  const asLandlord = (bookingId: number, bookingHash: string): Promise<Response> =>
    send(site.url, 'getBookingConfirmation', { bookingId, bookingHash });
  expect((await asGuest(mine.bookingID, mine.bookingHash)).status).toBe(200);
  expect((await asLandlord(mine.bookingID, landlords)).status).toBe(200);
  const refusals = await Promise.all([
    asGuest(mine.bookingID, theirs.bookingHash),
    asGuest(theirs.bookingID, mine.bookingHash),
    asGuest(mine.bookingID, landlords),
    asLandlord(mine.bookingID, mine.bookingHash),
    asLandlord(theirs.bookingID, landlords),
    // An unknown booking answers as a closed one does.
    asGuest(999_999_999, mine.bookingHash),
  ]);
  const texts = await Promise.all(refusals.map((response) => response.text()));
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404));
  expect(new Set(texts).size).toBe(1);
});

test('documents open with the guest’s own secret alone', async () => {
  const stay = { startDate: addDays(arrival, 60), endDate: addDays(arrival, 67) };
  const booked = (await book(site.url, bookingOf(home, stay))).data!;
  const landlords = await landlordHashOf(database, site.dataDir, booked.bookingID);
  const statusOf = async (hash: string, kind: string): Promise<number> =>
    (await fetch(`${site.url}/documents/booking/${booked.bookingID}/${hash}.${kind}`)).status;
  expect(await statusOf(booked.bookingHash, 'pdf')).toBe(200);
  expect(await statusOf(booked.bookingHash, 'ics')).toBe(200);
  expect(await statusOf(landlords, 'pdf')).toBe(404);
  expect(await statusOf('A'.repeat(43), 'ics')).toBe(404);
});

test('guessable links: nothing made from what is known opens a booking', async () => {
  const { bookingID, bookingDisplayNumber, bookingHash } = await aRequestedBooking();
  expect(bookingHash).toMatch(/^[\w-]{43}$/);
  const known = [bookingID, bookingDisplayNumber, home, 'erika@example.com', arrival].map(String);
  const joined = [...known, known.join(''), known.join('-'), known.join(':'), known.join('\n')];
  const guesses = joined.flatMap((text) => [
    ...['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) =>
      (['hex', 'base64url'] as const).map((form) => createHash(algorithm).update(text).digest(form)),
    ),
    ...['', 'secret', 'feriola', String(bookingID)].map((key) =>
      createHmac('sha256', key).update(`booking-link\n${bookingID}\nguest\n`).digest('base64url'),
    ),
    text,
  ]);
  const near = [
    bookingHash.slice(0, -1),
    `${bookingHash}A`,
    bookingHash.toLowerCase(),
    ` ${bookingHash}`,
    '%',
  ];
  for (const guess of [...guesses, ...near]) {
    const response = await send(site.url, 'getBooking', { bookingID, bookingHash: guess });
    expect(response.status, guess).toBe(404);
  }
  expect((await send(site.url, 'getBooking', { bookingID, bookingHash })).status).toBe(200);
});

test('secrets are random: no two are alike, none is shorter than 128 bits', async () => {
  const hashes = new Set<string>();
  for (let count = 0; count < 20; count++) hashes.add((await aRequestedBooking()).bookingHash);
  expect(hashes.size).toBe(20);
  const { db } = database;
  const nonces = await db.selectFrom('bookings').select(['guest_nonce', 'landlord_nonce']).execute();
  const secrets = nonces.flatMap((row) => [row.guest_nonce, row.landlord_nonce]);
  expect(new Set(secrets).size).toBe(secrets.length);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(16);
});

test('links leak: replies forbid the Referer and are kept nowhere, and the table holds no secret that opens', async () => {
  const { bookingID, bookingHash } = await aRequestedBooking();
  const response = await send(site.url, 'getBooking', { bookingID, bookingHash });
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const document = await fetch(`${site.url}/documents/booking/${bookingID}/${bookingHash}.pdf`);
  expect(document.headers.get('referrer-policy')).toBe('no-referrer');
  expect(document.headers.get('cache-control')).toBe('no-store');
  for (const table of ['bookings', 'idempotent_replies', 'jobs', 'booking_events'] as const) {
    const rows = await database.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(bookingHash);
  }
});

test('identity from the body: a foreign uid beside one’s own cookie reads and writes the own list', async () => {
  const [own, foreign] = [newUid(), newUid()];
  const as = (uid: string): Record<string, string> => ({ cookie: `uid=${uid}` });
  const add = { objectNumber: home, action: 'add' };
  await send(site.url, 'setWatchedObject', { uid: foreign, ...add }, as(foreign));

  const read = await send(site.url, 'getWatchedObjects', { uid: foreign }, as(own));
  expect(await dataOf(read)).toMatchObject({ uid: own, userWatchList: [], watchListUID: '' });
  const seen = await send(site.url, 'getLastSeenObjects', { uid: foreign }, as(own));
  expect(await dataOf(seen)).toMatchObject({ uid: own });
  const user = await send(site.url, 'getUser', { uid: foreign }, as(own));
  expect(await dataOf(user)).toMatchObject({ uid: own, ebk: '', watchListUID: '' });

  await send(site.url, 'setWatchedObject', { uid: foreign, ...add, action: 'delete' }, as(own));
  const kept = await send(site.url, 'getWatchedObjects', { uid: foreign }, as(foreign));
  expect(await dataOf(kept)).toMatchObject({ userWatchList: [{ objectNumber: home, deleteDate: '' }] });
});

test('a shared watch list is read by its id, never written, and does not tell whose it is', async () => {
  const [owner, reader] = [newUid(), newUid()];
  const as = (uid: string): Record<string, string> => ({ cookie: `uid=${uid}` });
  const added = await send(site.url, 'setWatchedObject', { objectNumber: home, action: 'add' }, as(owner));
  const { watchListUID } = await dataOf<{ watchListUID: string }>(added);
  const input = { objectNumber: home, action: 'delete', watchListUID };
  await send(site.url, 'setWatchedObject', input, as(reader));
  const shared = await send(site.url, 'getWatchedObjects', { watchListUID }, as(reader));
  const text = await shared.text();
  expect(text).not.toContain(owner);
  expect(JSON.parse(text)).toMatchObject({ data: { sharedWatchList: [{ objectNumber: home }] } });
});

test('token confusion: only our own token with a living session logs in', async () => {
  const { id, email } = await aSession(database);
  const ended = await aSession(database, { endedAt: new Date(Date.now() - 1000) });
  const expired = await aSession(database, { expiresAt: new Date(Date.now() - 1000) });
  const make = (fields: Parameters<typeof aToken>[1]): Promise<string> => aToken(site.dataDir, fields);
  const valid = await make({ jti: id });
  const [head = '', body = '', signature = ''] = valid.split('.');
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged: Record<string, string> = {
    'alg none': `${part({ alg: 'none', typ: 'session+jwt' })}.${body}.`,
    'alg none with signature': `${part({ alg: 'none', typ: 'session+jwt' })}.${body}.${signature}`,
    'no signature': `${head}.${body}.`,
    'another body': `${head}.${part({ jti: id, aud: 'feriola:session', exp: 9_999_999_999, uid: 'x' })}.${signature}`,
    'wrong key': await make({
      jti: id,
      key: new TextEncoder().encode('another key of at least 32 characters'),
    }),
    'empty key': `${head}.${body}.${createHmac('sha256', '').update(`${head}.${body}`).digest('base64url')}`,
    'wrong type': await make({ jti: id, typ: 'reset+jwt' }),
    'wrong audience': await make({ jti: id, audience: 'feriola:reset' }),
    'another algorithm': await make({ jti: id, algorithm: 'HS512', key: new Uint8Array(64).fill(7) }),
    'a key that its own head names': await new SignJWT({ generation: 1 })
      .setProtectedHeader({
        alg: 'HS256',
        typ: 'session+jwt',
        jku: 'https://keys.example.org/jwks.json',
      })
      .setAudience('feriola:session')
      .setJti(id)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new Uint8Array(32).fill(7)),
    'two tokens in one': `${valid}.${valid}`,
    'expired token': await make({ jti: id, expires: Math.floor(Date.now() / 1000) - 60 }),
    'no session id': await make({}),
    'unknown session': await make({ jti: 'unknown' }),
    'a token of the future': await make({ jti: id, generation: 2 }),
    'a token before the first': await make({ jti: id, generation: -1 }),
    'ended session': await make({ jti: ended.id }),
    'expired session': await make({ jti: expired.id }),
  };
  const accountOf = async (jwt: string, asCookie: boolean): Promise<unknown> => {
    const response = asCookie
      ? await send(site.url, 'getUser', {}, { cookie: `jwt=${jwt}` })
      : await send(site.url, 'getUser', { jwt });
    return (await dataOf<{ accountData: unknown }>(response)).accountData;
  };
  for (const asCookie of [true, false]) {
    expect(await accountOf(valid, asCookie)).toMatchObject({ accountEmail: email });
    for (const [what, token] of Object.entries(forged)) {
      expect(await accountOf(token, asCookie), what).toBeNull();
    }
  }
  await database.db.updateTable('sessions').set({ ended_at: new Date() }).where('id', '=', id).execute();
  expect(await accountOf(valid, true)).toBeNull();
});

/** A week that nobody has booked. */
const free = { startDate: addDays(arrival, 30), endDate: addDays(arrival, 37) };

test('price tampering: the server quotes, whatever the body says', async () => {
  const stay = { startDate: '2099-01-01', endDate: '2099-01-08' };
  const far = await book(site.url, bookingOf(home, stay));
  expect(far.http).toBe(422);
  const before = await database.db.selectFrom('bookings').select('id').execute();
  for (const expectedPrice of [0, 0.01, 699.99, 700.01, 1_000_000]) {
    const response = await send(site.url, 'createBooking', { ...bookingOf(home), ...free, expectedPrice });
    const { errors } = (await response.json()) as {
      errors: { type: string; data: { price: { priceObject: { priceComplete: number } } } }[];
    };
    expect([response.status, errors[0]?.type]).toEqual([409, 'price-changed']);
    expect(errors[0]?.data.price.priceObject.priceComplete).toBe(700);
  }
  const extras: Record<string, unknown>[] = [
    { price: 1 },
    { priceObject: { priceComplete: 1 } },
    { total_cents: 1 },
    { status: 'confirmed' },
    { state: 'confirmed' },
    { holdUntil: '2099-01-01T00:00:00Z' },
    { customer: { ...guest(), isAdmin: true } },
  ];
  for (const extra of extras) {
    const response = await send(site.url, 'createBooking', { ...bookingOf(home), ...free, ...extra });
    expect(response.status, JSON.stringify(extra)).toBe(400);
  }
  expect(await database.db.selectFrom('bookings').select('id').execute()).toEqual(before);
});

test('content types: whatever is claimed, only JSON that fits the schema books', async () => {
  const before = await database.db.selectFrom('bookings').select('id').execute();
  const unfit = JSON.stringify({ ...bookingOf(home), ...free, price: 1 });
  const claims = [
    'application/json ; a=b',
    'application/json\t',
    'application/json\ta',
    ' application/json',
    'application/json, text/plain',
    'APPLICATION/JSON',
    'application/json;charset=utf-7',
    'application/jsonx',
    'application/vnd.api+json',
    'text/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'x',
  ];
  for (const type of claims) {
    const response = await fetch(`${site.url}/api/booking/create`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: unfit,
    });
    expect([400, 415], `${type}: ${response.status}`).toContain(response.status);
  }
  expect(await database.db.selectFrom('bookings').select('id').execute()).toEqual(before);
});

test('Host header: links of mails carry the configured origin alone', async () => {
  const body = JSON.stringify({ ...bookingOf(home, { bookingMethod: 'request' }), language: 'en' });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  };
  const { port } = new URL(site.url);
  const booked = await new Promise<Booked>((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path: '/api/booking/create', method: 'POST', headers });
    call.on('error', reject);
    call.on('response', (reply) => {
      let text = '';
      reply.on('data', (chunk) => (text += String(chunk)));
      reply.on('end', () => resolve((JSON.parse(text) as { data: Booked }).data));
    });
    call.end(body);
  });
  const own = (): { id: string; raw: string }[] =>
    mailsIn(site.dataDir).filter(({ id }) => id.includes(`booking-${booked.bookingID}-`));
  await until(() => own().length === 2, 10_000);
  for (const { raw } of own()) {
    const text = raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    expect(text).not.toContain('evil.example');
    const links = [...text.matchAll(/(?<!xmlns=")https?:\/\/[^\s"<>]+/g)].map(
      ([link]) => new URL(link).origin,
    );
    expect(new Set(links)).toEqual(new Set(['https://www.feriola.test']));
  }
});

test('injection: what looks like SQL in language and dates is a value or refused, never run', async () => {
  const payloads = [
    "de'; drop table stays; --",
    "2027-01-01' or '1'='1",
    'de" or 1=1',
    '1;select pg_sleep(50)',
  ];
  for (const payload of payloads) {
    const started = performance.now();
    const replies = await Promise.all([
      send(site.url, 'getObject', { objectNumber: home, languageCode: payload }),
      send(site.url, 'getPrice', { objectNumber: home, startDate: payload, endDate: payload }),
      send(site.url, 'searchObjects', { query: { startDate: payload, region: payload }, languageCode: 'de' }),
      send(site.url, 'getWhoami', { routepath: `/${payload}`, languageCode: 'de' }),
      send(site.url, 'getLocation', { location: payload, languageCode: 'de' }),
      send(site.url, 'createBooking', { ...bookingOf(home), startDate: payload }),
    ]);
    for (const reply of replies) expect(reply.status).toBeLessThan(500);
    expect(performance.now() - started).toBeLessThan(40_000);
  }
  await database.db.selectFrom('stays').select('id').limit(1).execute();
  expect((await answerOf(await send(site.url, 'getObject', { objectNumber: home }))).http).toBe(200);
});
