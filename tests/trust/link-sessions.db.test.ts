import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { book, bookingOf, landlordHashOf, type Booked } from './booking-calls.ts';
import { send } from './valid-calls.ts';

let database: TestDatabase;
let site: RunningSite;
let booked: Booked;
let other: Booked;
let landlordHash: string;
beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database, { pages: true, environment: { TAG_MANAGER: 'GTM-ABC123' } });
  booked = (await book(site.url, bookingOf(await aHome(database)))).data!;
  other = (await book(site.url, bookingOf(await aHome(database)))).data!;
  landlordHash = await landlordHashOf(database, site.dataDir, booked.bookingID);
});
afterAll(() => site.stop());

const cookieOf = (response: Response, name: string): string | undefined =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

test('a link that has opened its booking leaves a cookie that no script reads and no other site sends', async () => {
  const { bookingID, bookingHash } = booked;
  const response = await send(site.url, 'getBooking', { bookingID, bookingHash });
  const cookie = cookieOf(response, `booking-${bookingID}`)!;
  expect(cookie).toMatch(/; Max-Age=7200; Path=\/api\/; HttpOnly; SameSite=Strict/);
  const again = await send(site.url, 'getBooking', { bookingID }, { cookie: cookie.split(';', 1)[0]! });
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ data: { bookingID } });
});

test('documents are opened by a cookie of their own folder, from addresses without a secret', async () => {
  const { bookingID, bookingHash } = booked;
  const response = await send(site.url, 'getBooking', { bookingID, bookingHash });
  const paths = response.headers.getSetCookie().map((cookie) => /; Path=([^;]+)/.exec(cookie)![1]);
  expect(paths).toEqual(['/api/', '/documents/booking/']);
  const { data } = (await response.json()) as { data: { documents: { href: string }[] } };
  expect(data.documents).toHaveLength(2);
  for (const { href } of data.documents) {
    const as = async (cookie: string) => (await fetch(site.url + href, { headers: { cookie } })).status;
    expect(href).not.toContain(bookingHash);
    expect(await as(`booking-${bookingID}=${bookingHash}`)).toBe(200);
    expect(await as(`booking-${bookingID}=${other.bookingHash}`)).toBe(404);
    expect(await as(`booking-${other.bookingID}=${other.bookingHash}`)).toBe(404);
    expect(await as('')).toBe(404);
  }
});

test('a landlord’s link does the same, and its cookie opens nothing of the guest', async () => {
  const { bookingID } = booked;
  const response = await send(site.url, 'getBookingConfirmation', {
    bookingId: bookingID,
    bookingHash: landlordHash,
  });
  const cookie = cookieOf(response, `landlord-booking-${bookingID}`)!.split(';', 1)[0]!;
  const asLandlord = await send(site.url, 'getBookingConfirmation', { bookingId: bookingID }, { cookie });
  expect(asLandlord.status).toBe(200);
  const asGuest = await send(
    site.url,
    'getBooking',
    { bookingID },
    { cookie: cookie.replace('landlord-', '') },
  );
  expect(asGuest.status).toBe(404);
});

test('neither without it, nor with that of another booking, nor with a wrong secret anything opens or is kept', async () => {
  const { bookingID } = booked;
  const of = (id: number, secret: string) => ({ cookie: `booking-${id}=${secret}` });
  for (const headers of [
    {},
    of(bookingID, other.bookingHash),
    of(other.bookingID, other.bookingHash),
    of(bookingID, 'x'),
  ]) {
    const response = await send(site.url, 'getBooking', { bookingID }, headers);
    expect(response.status).toBe(404);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

const policyOf = async (path: string): Promise<{ policy: string; html: string }> => {
  const response = await fetch(site.url + path);
  return { policy: response.headers.get('content-security-policy')!, html: await response.text() };
};

test('pages that links open load nothing from outside, and know of no tag manager', async () => {
  const usual = await policyOf('/agb/');
  expect(usual.policy).toContain('googletagmanager');
  expect(usual.html).toContain('GTM-ABC123');
  const query = `?bookingID=${booked.bookingID}&bookingHash=${booked.bookingHash}`;
  for (const path of [
    `/meine-buchung/${query}`,
    `/en/my-booking/?bookingID=${booked.bookingID}`,
    `/landlord/booking/confirmation/${query}`,
    `/booking/finish/1/${query}`,
    `/option/finish/1/`,
    `/agb/${query}`,
  ]) {
    const { policy, html } = await policyOf(path);
    expect(policy, path).not.toContain('googletagmanager');
    expect(html, path).not.toContain('GTM-ABC123');
    expect(html, path).not.toContain(booked.bookingHash);
  }
});

test('the first script of each page takes the secret out of the address', async () => {
  const { html } = await policyOf('/meine-buchung/');
  const [first] = /<script[^>]*>[^<]+/.exec(html)!;
  expect(first).toContain('bookingHash');
  expect(first).toContain('replaceState');
  expect(html.indexOf(first)).toBeLessThan(html.indexOf(' src='));
});
