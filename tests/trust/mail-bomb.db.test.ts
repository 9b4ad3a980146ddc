import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Work } from '../../domain/proof-of-work.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { solve } from '../harness/solve-work.ts';
import { answerOf, book, bookingOf, mailsIn, readable, tally, until, type Answer } from './booking-calls.ts';
import { newUid } from './tokens.ts';
import { arrival, guest, send } from './valid-calls.ts';

let database: TestDatabase;
let site: RunningSite;
let second: RunningSite;
let home: number;
/** Homes of their own for those tests that reach the limit of what unknown guests may ask of one. */
let bombedHome: number;
let otherBombedHome: number;
let optionsHome: number;
const clock = fixedClock(new Date().toISOString());

beforeAll(async () => {
  database = await openTestDatabase();
  home = await aHome(database);
  bombedHome = await aHome(database);
  otherBombedHome = await aHome(database);
  optionsHome = await aHome(database);
  const shared = { ...database, close: () => Promise.resolve() };
  const environment = { RATE_LIMIT: '1' };
  site = await startSite(shared, { environment, clock });
  second = await startSite(shared, { environment, clock });
});
afterAll(async () => {
  await site.stop();
  await second.stop();
  await database.close();
});

const request = (email: string, fields: Parameters<typeof guest>[0] = {}) =>
  bookingOf(home, { bookingMethod: 'request', customer: guest({ email, ...fields }) });

const mailsTo = (recipient: string): number =>
  mailsIn(site.dataDir)
    .concat(mailsIn(second.dataDir))
    .filter(({ raw }) => new RegExp(`^To: .*${recipient}`, 'm').test(raw)).length;

/** Waits until no mail is due, and answers how many wait for a later hour. */
async function waitingMails(): Promise<number> {
  const open = () =>
    database.db
      .selectFrom('jobs')
      .select(['run_at', 'attempts'])
      .where('name', '=', 'booking.send-mail')
      .where('done_at', 'is', null)
      .execute();
  await until(async () => (await open()).every(({ run_at }) => run_at > clock.now()), 20_000);
  const waiting = await open();
  // Waiting does not count as a failure, of which only a few are allowed.
  expect(new Set(waiting.map(({ attempts }) => attempts)).size).toBeLessThanOrEqual(1);
  expect(waiting[0]?.attempts ?? 0).toBe(0);
  return waiting.length;
}

test('of 150 requests at once to one stranger’s address six go, and further ones cost their work, whichever node takes them', async () => {
  clock.set(`${addDays(todayInBerlin(new Date()), 1)}T10:00:00Z`);
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, index) =>
      book((index % 2 ? site : second).url, {
        ...request('stranger@example.org'),
        objectNumber: index % 4 < 2 ? bombedHome : otherBombedHome,
      }),
    ),
  );
  expect(tally(answers)).toEqual({ 201: 6, 'work-needed': 144 });
  expect(await waitingMails()).toBe(0);
  expect(mailsTo('stranger@example.org')).toBe(6);
});

/** A request for which the browser has worked. */
async function worked(body: ReturnType<typeof request>, node = site): Promise<Answer> {
  const response = await send(node.url, 'createBooking', body);
  const { errors } = (await response.json()) as { errors: { type: string; data: Work }[] };
  expect([response.status, errors[0]?.type]).toEqual([403, 'work-needed']);
  return book(node.url, { ...body, proof: solve(errors[0]!.data) });
}

test('a proof is good for one request to one address, and a request that is repeated without it is the same', async () => {
  const body = request('stranger@example.org');
  const answer = await worked(body);
  expect(answer.http).toBe(201);
  expect(await book(site.url, body)).toMatchObject({
    http: 201,
    data: { bookingID: answer.data!.bookingID },
  });
});

test('whoever is refused learns for how long, and other addresses go on', async () => {
  const response = await send(site.url, 'createBooking', {
    ...request('Stranger@example.org'),
    // Its browser cannot do the work.
    proof: '',
  });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => book(site.url, request(`guest${index}@example.org`))),
  );
  expect(tally(answers)).toEqual({ 201: 40 });
});

test('whoever works for it sends 20 mails an hour to one stranger', async () => {
  clock.set(`${addDays(todayInBerlin(new Date()), 2)}T10:00:00Z`);
  const answers: Answer[] = [];
  for (let count = 0; count < 22; count += 1) {
    const body = { ...request('worked@example.org'), objectNumber: count % 2 ? bombedHome : otherBombedHome };
    answers.push(count < 6 ? await book(site.url, body) : await worked(body, count % 3 ? site : second));
  }
  expect(tally(answers)).toEqual({ 201: 22 });
  expect(await waitingMails()).toBe(2);
  expect(mailsTo('worked@example.org')).toBe(20);
  clock.set(`${addDays(todayInBerlin(new Date()), 2)}T11:00:00Z`);
  expect(await waitingMails()).toBe(0);
  expect(mailsTo('worked@example.org')).toBe(22);
});

test.each([
  ['lastName', 'https://evil.example/login'],
  ['lastName', 'www.evil.example'],
  ['firstName', 'evil.com'],
  ['lastName', 'Gewinn auf ｅｖｉｌ．ｃｏｍ'],
  ['firstName', 'write to me@evil.example'],
  ['salutation', 'http://evil.com'],
])('a name that is an address is refused by its field: %s %s', async (field, name) => {
  const response = await send(site.url, 'createBooking', request('someone@example.org', { [field]: name }));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: [
      {
        type: 'invalid-customer',
        data: { fields: { [field]: expect.stringMatching(/^invalid\./) as string } },
      },
    ],
  });
});

test.each(['O’Brien-Müller', 'Dr.Müller', 'van der Berg', 'J.Smith', 'St. John', 'Meier jr.', 'Guest 17'])(
  'a name that is none is accepted: %s',
  async (lastName) => {
    const email = `${lastName.length}${lastName.charCodeAt(0)}${lastName.charCodeAt(3)}@example.org`;
    expect((await book(site.url, request(email, { lastName }))).http).toBe(201);
  },
);

test('a first mail says nothing that its sender has typed, unless it is a plain name', async () => {
  const typed = { firstName: 'Call', lastName: '0900 123 and win' };
  const remarks = 'canary-remark https://evil.example';
  const { data } = await book(site.url, { ...request('quiet@example.org', typed), remarks });
  const mail = () =>
    mailsIn(site.dataDir)
      .concat(mailsIn(second.dataDir))
      .find(({ id }) => id.includes(`${data!.bookingID}-request-guest`));
  await until(() => mail() !== undefined, 10_000);
  const text = readable(mail()!.raw);
  for (const word of ['0900', 'win', 'canary', 'evil']) expect(text).not.toContain(word);
  expect(text).toContain('Guten Tag,');
});

test('an option of an unknown address holds a day, and three once the link of its mail was opened', async () => {
  const input = { ...request('option@example.org'), bookingMethod: 'option' as const };
  const { data } = await book(site.url, input);
  const link = { bookingID: data!.bookingID, bookingHash: data!.bookingHash };
  const held = async (call: Promise<Response>): Promise<number> => {
    const { data: booking } = (await (await call).json()) as { data: { holdUntil: string } };
    return (Date.parse(booking.holdUntil) - clock.now().getTime()) / 3_600_000;
  };
  expect(await held(send(site.url, 'getBooking', link))).toBe(24);
  const mail = () =>
    mailsIn(site.dataDir)
      .concat(mailsIn(second.dataDir))
      .find(({ id }) => id.includes(`${data!.bookingID}-option-guest`));
  await until(() => mail() !== undefined, 10_000);
  const addressProof = /addressProof=([\w-]+)/.exec(readable(mail()!.raw))![1]!;
  expect(await held(send(site.url, 'openBooking', { ...link, addressProof: 'x'.repeat(43) }))).toBe(24);
  expect(await held(send(site.url, 'openBooking', { ...link, addressProof }))).toBe(72);
  expect(await held(send(site.url, 'getBooking', link))).toBe(72);
});

test('one unknown address gets a dozen options a day at most', async () => {
  const answers: Answer[] = [];
  for (let week = 1; week <= 14; week++) {
    const startDate = addDays(arrival, 7 * week);
    const input = {
      ...request('many-options@example.org'),
      objectNumber: optionsHome,
      startDate,
      endDate: addDays(startDate, 7),
    };
    const body = { ...input, bookingMethod: 'option' as const };
    answers.push(week <= 6 ? await book(site.url, body) : await worked(body));
  }
  expect(tally(answers)).toEqual({ 201: 12, 'too-many-mails': 2 });
});

test('a watch list goes to one recipient a handful of times, whatever uid its sender makes up', async () => {
  const answers = [];
  for (let count = 0; count < 12; count++) {
    const uid = newUid();
    const node = count % 2 ? site.url : second.url;
    await send(
      node,
      'setWatchedObject',
      { uid, action: 'add', objectNumber: home },
      { cookie: `uid=${uid}` },
    );
    const inputs = { email: 'watched@example.org', language: 'de' as const };
    answers.push(
      await answerOf(await send(node, 'sendWatchList', { uid, inputs }, { cookie: `uid=${uid}` })),
    );
  }
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(8);
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(4);
});
