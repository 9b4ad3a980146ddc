import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '../../contract/api.ts';
import { addDays } from '../../domain/stay.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { book, bookingOf, landlordHashOf, mailsIn, readable, until, type Booked } from './booking-calls.ts';
import { departure, guest, send } from './valid-calls.ts';

let database: TestDatabase;
let site: RunningSite;
let booked: Booked;
let landlordHash: string;
const start = new Date().toISOString();
const clock = fixedClock(start);

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database, { environment: { RATE_LIMIT: '1' }, clock });
  const customer = guest({ email: 'late@example.org', lastName: 'Spaet' });
  booked = (await book(site.url, bookingOf(await aHome(database), { customer }))).data!;
  landlordHash = await landlordHashOf(database, site.dataDir, booked.bookingID);
});
afterAll(() => site.stop());

let steps = 0;

/** Noon on a day so far from the departure; a second try asks at another moment, since what was asked at the same one is queued once. */
const goTo = (days: number): void => {
  steps += 1;
  clock.set(new Date(Date.parse(`${addDays(departure, days)}T11:00:00Z`) + steps).toISOString());
};

const asGuest = async (bookingHash: string): Promise<number> =>
  (await send(site.url, 'getBooking', { bookingID: booked.bookingID, bookingHash })).status;
const asLandlord = async (bookingHash: string): Promise<number> =>
  (await send(site.url, 'getBookingConfirmation', { bookingId: booked.bookingID, bookingHash })).status;

/** Mails that were read already. */
const read = new Set<string>();

/** The mail of that kind that came after the last time, and the secret that it carries. */
async function newLinkTo(recipient: 'guest' | 'landlord'): Promise<{ raw: string; hash: string }> {
  const found = () =>
    mailsIn(site.dataDir).filter(
      ({ id }) => id.includes('-newLink-') && id.includes(`-${recipient}@`) && !read.has(id),
    );
  await until(() => {
    // A job that gives way to another one is tried again some moments later, by this clock.
    clock.set(new Date(clock.now().getTime() + 1000).toISOString());
    return found().length > 0;
  }, 30_000);
  const { id, raw } = found()[0]!;
  read.add(id);
  return { raw, hash: /bookingHash=([\w.-]+)/.exec(readable(raw))![1]! };
}

const ask = async (name: EndpointName, input: Record<string, unknown>) => {
  const response = await send(site.url, name, input);
  return { status: response.status, body: await response.text() };
};

test('a guest’s link opens until a year after the departure, a landlord’s for two weeks', async () => {
  goTo(14);
  expect([await asGuest(booked.bookingHash), await asLandlord(landlordHash)]).toEqual([200, 200]);
  goTo(15);
  expect([await asGuest(booked.bookingHash), await asLandlord(landlordHash)]).toEqual([200, 404]);
  goTo(365);
  expect(await asGuest(booked.bookingHash)).toBe(200);
  goTo(366);
  expect(await asGuest(booked.bookingHash)).toBe(404);
});

test('a link that has ended answers as one of a booking that does not exist, and leaves no session', async () => {
  goTo(366);
  const { bookingID, bookingHash } = booked;
  const ended = await send(site.url, 'getBooking', { bookingID, bookingHash });
  const unknown = await send(site.url, 'getBooking', { bookingID: 999_999_999, bookingHash });
  expect(await ended.text()).toBe(await unknown.text());
  expect(ended.headers.getSetCookie()).toEqual([]);
  const cookie = `booking-${bookingID}=${bookingHash}`;
  expect((await send(site.url, 'getBooking', { bookingID }, { cookie })).status).toBe(404);
  const path = `/documents/booking/${bookingID}/confirmation.pdf`;
  expect((await fetch(site.url + path, { headers: { cookie } })).status).toBe(404);
});

test('a new link comes by mail to the guest alone, opens for a month, and opens nothing of the landlord', async () => {
  goTo(400);
  expect(await ask('renewBookingLink', { bookingID: booked.bookingID })).toMatchObject({ status: 200 });
  const { raw, hash } = await newLinkTo('guest');
  expect(raw).toMatch(/^To: .*late@example\.org/m);
  expect([await asGuest(hash), await asLandlord(hash)]).toEqual([200, 404]);
  // The session of the new link opens the documents, too.
  const opened = await send(site.url, 'getBooking', { bookingID: booked.bookingID, bookingHash: hash });
  const cookie = opened.headers.getSetCookie()[0]!.split(';', 1)[0]!;
  const { data } = (await opened.json()) as { data: { documents: { href: string }[] } };
  expect(data.documents).toHaveLength(2);
  for (const { href } of data.documents) {
    expect(href).not.toContain(hash);
    expect((await fetch(site.url + href, { headers: { cookie } })).status).toBe(200);
    expect((await fetch(site.url + href)).status).toBe(404);
  }
  goTo(431);
  expect(await asGuest(hash)).toBe(404);
  // The moment of its end is signed: nobody moves it on.
  const later = Math.floor(clock.now().getTime() / 1000 + 1e6).toString(36);
  expect(await asGuest(hash.replace(/^[^.]+/, later))).toBe(404);
});

test('a landlord’s new link goes to the landlord, and is good for two weeks', async () => {
  goTo(401);
  const renewed = await ask('renewLandlordLink', { bookingId: booked.bookingID });
  expect(renewed.status).toBe(200);
  const { raw, hash } = await newLinkTo('landlord');
  expect(raw).not.toContain('late@example.org');
  expect([await asLandlord(hash), await asGuest(hash)]).toEqual([200, 404]);
  goTo(416);
  expect(await asLandlord(hash)).toBe(404);
});

test('number and address find a booking, by mail alone, and every other pair is answered alike', async () => {
  const number = booked.bookingDisplayNumber;
  const tries = [
    { bookingDisplayNumber: number, email: 'stranger@example.org' },
    { bookingDisplayNumber: 999_999_999, email: 'late@example.org' },
    { bookingDisplayNumber: number, email: ' Late@Example.org ' },
  ];
  goTo(450);
  const answers = [];
  for (const input of tries) answers.push(await ask('findBookingLink', input));
  expect(answers[0]).toMatchObject({ status: 200 });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  const { hash } = await newLinkTo('guest');
  expect(await asGuest(hash)).toBe(200);
  // A typed number that belongs to no booking gets no mail.
  expect(mailsIn(site.dataDir).some(({ raw }) => raw.includes('stranger@example.org'))).toBe(false);
  expect(await ask('findBookingLink', { bookingDisplayNumber: number, email: 'no address' })).toMatchObject({
    status: 422,
  });
  // Three a day for one number: two of the tries were this one's.
  expect(await ask('findBookingLink', tries[0]!)).toMatchObject({ status: 200 });
  expect(await ask('findBookingLink', tries[2]!)).toMatchObject({ status: 429 });
});

test('asking for a booking that does not exist is answered alike, counted alike, and mails nobody', async () => {
  const answers = { known: [] as unknown[], unknown: [] as unknown[] };
  for (let count = 0; count < 4; count++) {
    goTo(500);
    answers.known.push(await ask('renewBookingLink', { bookingID: booked.bookingID }));
    answers.unknown.push(await ask('renewBookingLink', { bookingID: 999_999_999 }));
  }
  expect(answers.unknown).toEqual(answers.known);
  expect(answers.known.map((answer) => (answer as { status: number }).status)).toEqual([200, 200, 200, 429]);
  const { db } = database;
  const jobsOf = async (bookingId: number) =>
    (
      await db.selectFrom('jobs').selectAll().where('key', 'like', `${bookingId}-newLink-guest-%`).execute()
    ).filter(({ run_at }) => run_at.toISOString() > `${addDays(departure, 499)}`);
  // The same work is left behind for both; only that of a real booking sends anything.
  const done = async (bookingId: number) => (await jobsOf(bookingId)).filter(({ done_at }) => done_at);
  await until(async () => (await done(booked.bookingID)).length === 3, 10_000);
  await until(async () => (await done(999_999_999)).length === 3, 10_000);
  const sentTo = mailsIn(site.dataDir).map(({ id }) => id);
  expect(sentTo.filter((id) => id.includes('999999999'))).toEqual([]);
  expect(sentTo.filter((id) => id.includes(`${booked.bookingID}-newLink`)).length).toBeGreaterThan(0);
});

test('whoever tries numbers is stopped by network, long before all of them', async () => {
  goTo(501);
  const statuses = [];
  for (let bookingID = 700_000; bookingID < 700_025; bookingID++) {
    statuses.push((await ask('renewBookingLink', { bookingID })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
});

test('without scripts a form does the same and leads back; forms of other sites do nothing', async () => {
  goTo(502);
  const post = (body: Record<string, string>, headers: Record<string, string>) =>
    fetch(`${site.url}/booking/new-link`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(body),
    });
  const asked = { bookingID: String(booked.bookingID), recipient: 'guest', language: 'fr' };
  // Browsers send so from pages without a referrer.
  const own = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  const sent = await post(asked, own);
  expect(sent.status).toBe(303);
  const target = new URL(sent.headers.get('location')!, site.url);
  expect(target.origin).toBe(new URL(site.url).origin);
  expect(target.pathname).toMatch(/^\/fr\//);
  expect(Object.fromEntries(target.searchParams)).toEqual({ bookingID: asked.bookingID, newLink: 'sent' });
  expect((await post(asked, { origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post(asked, { origin: 'null' })).status).toBe(403);
  expect((await post(asked, { origin: 'https://evil.example' })).status).toBe(403);
  await post(asked, own);
  await post(asked, own);
  expect((await post(asked, own)).headers.get('location')).toContain('newLink=later');
  const odd = await post({ bookingID: '1 or 1', recipient: 'x', language: '//evil.example' }, own);
  expect(odd.headers.get('location')).toBe('/meine-buchung/');
});
