import { testOperator } from '../../../tests/builders/operator.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Api, EndpointName } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import { ratingParts, type Votes } from '../../../domain/rating.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { book, bookingOf, mailsIn, readable, until } from '../../../tests/trust/booking-calls.ts';
import { aSession, aToken } from '../../../tests/trust/tokens.ts';
import { guest, send } from '../../../tests/trust/valid-calls.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { fixedClock } from '../../platform/clock.ts';
import { inviteGuests } from './invite.ts';

/** Mails in files are deleted by their age, so that the stays are in the past and the clock stays near the present. */
const today = todayInBerlin(new Date());
const departure = addDays(today, -1);
const arrival = addDays(departure, -7);
const clock = fixedClock(new Date().toISOString());
let database: TestDatabase;
let site: RunningSite;
/** Another node on the same database. */
let other: RunningSite;
beforeAll(async () => {
  database = await openTestDatabase();
  const environment = { TRANSLATION_PROVIDER: 'demo' };
  site = await startSite(database, { clock, environment });
  other = await startSite(
    { ...database, close: () => Promise.resolve() },
    { clock, environment: { ...environment, DATA_DIR: site.dataDir } },
  );
});
afterAll(async () => {
  await other.stop();
  await site.stop();
});

const at = (day: string, time = '09:00:00'): void => clock.set(`${day}T${time}Z`);
beforeEach(() => at(addDays(departure, 1), '06:00:00'));

interface Reply<Name extends EndpointName> {
  http: number;
  type: string | null;
  /** Nothing where the call was refused, which tests see by its type. */
  data: ResponseOf<Api[Name]>;
}
async function call<Name extends EndpointName>(
  name: Name,
  input: InputOf<Api[Name]>,
  { url = site.url, cookie = '' } = {},
): Promise<Reply<Name>> {
  const response = await send(url, name, input, cookie === '' ? {} : { cookie });
  const envelope = (await response.json()) as { data: unknown; errors: { type: string }[] };
  return {
    http: response.status,
    type: envelope.errors[0]?.type ?? null,
    data: envelope.data as ResponseOf<Api[Name]>,
  };
}

interface Stay {
  home: number;
  bookingID: number;
  bookingHash: string;
}

/** A stay of a week that was booked and whose guest has left on the day before. */
async function aStay(fields: Record<string, string> = {}, home?: number): Promise<Stay> {
  const number = home ?? (await aHome(database));
  const booked = await book(site.url, bookingOf(number, { customer: guest(fields) }));
  expect(booked.http).toBe(201);
  const { bookingID, bookingHash } = booked.data!;
  await database.db
    .updateTable('bookings')
    .set({ state: 'confirmed', start_date: arrival, end_date: departure })
    .where('id', '=', bookingID)
    .execute();
  at(addDays(departure, 1), '06:00:00');
  return { home: number, bookingID, bookingHash };
}

const votes: Votes = {
  furniture: 4,
  location: 5,
  cleanliness: 3,
  externalImpression: 4,
  priceToService: 4,
};
const rating = (fields: object = {}) => ({
  votes: { ...votes },
  travelType: 'couple' as const,
  travellerName: 'Erika',
  text: 'Ein Haus am Deich, und morgens die Schafe.',
  ...fields,
});
const rate = ({ bookingID, bookingHash }: Stay, fields: object = {}) =>
  call('setOwnRating', { bookingID, bookingHash, languageCode: 'de', rating: rating(fields) });
const shown = async (home: number, url = site.url, languageCode: 'de' | 'en' = 'de') =>
  (await call('listRatings', { objectNumber: home, languageCode }, { url })).data;
const mailsAbout = (start: string): string[] =>
  mailsIn(site.dataDir).flatMap(({ id, raw }) => (id.startsWith(`<${start}`) ? [readable(raw)] : []));
/** The cookie of somebody with a role, whose session lasts as long as the stays of these tests. */
async function asRole(role: string): Promise<{ cookie: string; uid: string }> {
  const expiresAt = new Date(clock.now().getTime() + 3_600_000);
  const { id, uid } = await aSession(database, { roles: [role], expiresAt });
  const now = clock.now();
  await database.db
    .updateTable('sessions')
    .set({ created_at: now, last_used_at: now })
    .where('id', '=', id)
    .execute();
  return {
    uid,
    cookie: `jwt=${await aToken(site.dataDir, { jti: id, expires: Math.floor(expiresAt.getTime() / 1000) })}`,
  };
}

test('a guest rates a stay, and the average of the home follows at once, on the other node too', async () => {
  const stay = await aStay();
  expect((await shown(stay.home)).summary).toMatchObject({ average: null, total: 0 });
  await shown(stay.home, other.url);
  const own = await rate(stay);
  expect(own).toMatchObject({
    http: 200,
    data: { status: 'published', editable: false, withdrawable: true },
  });
  const page = await shown(stay.home);
  expect(page.summary).toMatchObject({ average: 4, total: 1, provenance: 'booked' });
  expect(page.ratings[0]).toMatchObject({
    text: rating().text,
    travelData: {
      travellerName: 'Erika',
      ratingTyp: 'booked',
      travellerVerified: true,
      travelStart: arrival,
    },
  });
  await until(async () => (await shown(stay.home, other.url)).summary.total === 1, 10_000);
  const object = await call('getObject', { objectNumber: stay.home, languageCode: 'de' });
  expect(JSON.stringify(object.data)).toContain('"priceToService":4');
});

test('averages of many are those that are counted by hand', async () => {
  const home = await aHome(database);
  const given: Votes[] = [];
  for (const seed of [1, 2, 3]) {
    const stay = await aStay({ email: `g${seed}@example.com` }, home).catch(() => null);
    const one = Object.fromEntries(ratingParts.map((part, n) => [part, ((seed * 7 + n * 3) % 5) + 1]));
    if (!stay) continue;
    await rate(stay, { votes: one });
    given.push(one as unknown as Votes);
    // The nights are free again for the next one.
    await sql`delete from stays where booking_id = ${stay.bookingID}`.execute(database.db);
  }
  expect(given).toHaveLength(3);
  const hundredths = (sum: number, of: number): number => Math.round((sum * 100) / of) / 100;
  const { summary } = await shown(home);
  for (const part of ratingParts) {
    const sum = given.reduce((all, one) => all + one[part], 0);
    expect(summary.votes![part]).toBe(hundredths(sum, 3));
  }
  const all = given.flatMap((one) => Object.values(one)).reduce((sum, one) => sum + one, 0);
  expect(summary.average).toBe(hundredths(all, 15));
});

test('a stay is rated from the day of departure on, once, and never without its own link', async () => {
  const stay = await aStay();
  const foreign = await aStay({ email: 'other@example.com' });
  at(addDays(departure, -1));
  expect(await rate(stay)).toMatchObject({ http: 409, type: 'rating-not-open' });
  const early = await call('getOwnRating', { ...link(stay), languageCode: 'de' });
  expect(early.data).toMatchObject({ status: 'early', editable: false });
  at(addDays(departure, 181));
  expect(await rate(stay)).toMatchObject({ http: 409 });
  at(departure);
  expect(await rate({ ...stay, bookingHash: foreign.bookingHash })).toMatchObject({ http: 404 });
  const both = await Promise.all([rate(stay), rate(stay)]);
  expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect((await shown(stay.home)).summary.total).toBe(1);
  expect(await rate(stay)).toMatchObject({ http: 409 });
});
const link = ({ bookingID, bookingHash }: Stay) => ({ bookingID, bookingHash });

test.each(['cancelled', 'requested', 'declined', 'expired'])(
  'a stay that is %s is not rated',
  async (state) => {
    const stay = await aStay();
    await database.db.updateTable('bookings').set({ state }).where('id', '=', stay.bookingID).execute();
    expect(await rate(stay)).toMatchObject({ http: 409, type: 'rating-not-open' });
    expect((await shown(stay.home)).summary.total).toBe(0);
  },
);

test('words that a rule holds wait for the office, whatever the stars; until then they may be changed', async () => {
  const stay = await aStay();
  const held = await rate(stay, { text: 'Schreibt mir: erika@example.com' });
  expect(held.data).toMatchObject({ status: 'held', heldFor: ['contact'], editable: true });
  expect((await shown(stay.home)).summary.total).toBe(0);
  const { cookie: office } = await asRole('office');
  const waiting = await call('findModeration', { show: 'waiting' }, { cookie: office });
  expect(waiting.data.items.some((one) => one.id === stay.bookingID)).toBe(true);
  expect((await rate(stay)).data).toMatchObject({ status: 'published' });
  expect((await shown(stay.home)).summary.total).toBe(1);
});

test('the office refuses for a reason of the list alone; the writer is told it, may write anew, and the office looks again', async () => {
  const stay = await aStay();
  await rate(stay, { text: 'Frau Petersen ist ein Idiot' });
  const { cookie } = await asRole('office');
  const decide = (decision: 'show' | 'refuse', reason: 'insult' | null = null) =>
    call(
      'decideModeration',
      { kind: 'rating', id: stay.bookingID, decision, reason, statement: 'Bitte sachlich.' },
      { cookie },
    );
  expect(await decide('refuse')).toMatchObject({ http: 422, type: 'reason-missing' });
  expect((await decide('refuse', 'insult')).data).toMatchObject({ state: 'refused', refusedFor: 'insult' });
  expect(await decide('show')).toMatchObject({ http: 409, type: 'moderation-decided' });
  const mail = `rating-refused-${stay.bookingID}-`;
  await until(() => mailsAbout(mail).length === 1, 10_000);
  expect(mailsAbout(mail)[0]).toContain('Beleidigung oder Hetze');
  expect(mailsAbout(mail)[0]).toContain('ein Gericht');
  expect((await rate(stay)).data).toMatchObject({ status: 'held', heldFor: ['again'] });
  clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
  expect((await decide('show')).data).toMatchObject({ state: 'accepted' });
  expect((await shown(stay.home)).summary.total).toBe(1);
  const { data } = await call('findModeration', { show: 'decided' }, { cookie });
  const mine = data.items.find((one) => one.id === stay.bookingID);
  expect(mine!.events.map(({ kind }) => kind)).toEqual(['held', 'refused', 'held', 'shown']);
});

test('a published rating can be taken back, and counts no more', async () => {
  const stay = await aStay();
  const isGiven = async () => (await call('getBooking', link(stay))).data.rating?.isGiven;
  expect(await isGiven()).toBe(false);
  await rate(stay);
  expect(await isGiven()).toBe(true);
  expect((await call('withdrawOwnRating', { ...link(stay) })).data).toMatchObject({
    status: 'open',
    rating: null,
  });
  expect(await isGiven()).toBe(false);
  expect((await shown(stay.home)).summary).toMatchObject({ total: 0, average: null });
  expect(await call('withdrawOwnRating', { ...link(stay) })).toMatchObject({ http: 409 });
});

test('the landlord answers by the link of the mail; another link opens nothing; what a rule holds is not shown', async () => {
  const stay = await aStay();
  await rate(stay);
  const ratingNumber = (await shown(stay.home)).ratings[0]!.ratingid;
  const mail = `rating-answerable-${ratingNumber}@`;
  await until(() => mailsAbout(mail).length === 1, 10_000);
  const hash = /\?hash=([\w-]{43})/.exec(mailsAbout(mail)[0]!)![1]!;
  expect(await call('getRatingResponse', { ratingNumber, hash: 'x'.repeat(43) })).toMatchObject({
    http: 404,
  });
  expect(await call('getRatingResponse', { ratingNumber: ratingNumber + 999, hash })).toMatchObject({
    http: 404,
    type: 'rating-not-found',
  });
  expect((await call('getRatingResponse', { ratingNumber, hash })).data).toMatchObject({
    ratingLandlordAnswer: '',
    answerStatus: 'none',
    average: 4,
  });
  const answer = async (ratingAnswer: string) =>
    (await call('setRatingResponse', { ratingNumber, hash, ratingAnswer })).data;
  expect(await answer('Danke, kommen Sie wieder!')).toMatchObject({ answerStatus: 'published' });
  expect((await shown(stay.home)).ratings[0]!.landlordAnswer).toBe('Danke, kommen Sie wieder!');
  expect(await answer('Buchen Sie direkt: www.haus.example')).toMatchObject({
    answerStatus: 'held',
    heldFor: ['link'],
  });
  expect((await shown(stay.home)).ratings[0]!.landlordAnswer).toBeNull();
  expect(await answer('')).toMatchObject({ answerStatus: 'none', ratingLandlordAnswer: '' });
});

test('who lets the home opens its ratings by login, and nobody else’s', async () => {
  const stay = await aStay();
  await rate(stay);
  const ratingNumber = (await shown(stay.home)).ratings[0]!.ratingid;
  const { cookie, uid } = await asRole('landlord');
  expect((await call('getRatingResponse', { ratingNumber }, { cookie })).http).toBe(404);
  expect((await call('getLandlordRatings', {}, { cookie })).data).toMatchObject({ total: 0 });
  const { landlord_id: subject } = await database.db
    .selectFrom('homes')
    .select('landlord_id')
    .where('object_number', '=', stay.home)
    .executeTakeFirstOrThrow();
  await database.db.insertInto('account_businesses').values({ kind: 'landlord', subject, uid }).execute();
  expect((await call('getRatingResponse', { ratingNumber }, { cookie })).http).toBe(200);
  const { data } = await call('getLandlordRatings', { unanswered: true }, { cookie });
  expect(data.ratings.map((one) => one.ratingNumber)).toContain(ratingNumber);
  const figures = async (objectNumber: number) => call('getRatingFigures', { objectNumber }, { cookie });
  expect((await figures(stay.home)).data).toMatchObject({
    all: { count: 1, average: 4 },
    ...{ unanswered: 1, critical: 0, region: null },
    stays: { ended: 1, rated: 1 },
  });
  const foreign = await database.db
    .selectFrom('homes')
    .select('object_number')
    .where('landlord_id', '<>', subject)
    .executeTakeFirst();
  if (foreign) expect((await figures(foreign.object_number)).http).toBe(404);
});

test('a notice is confirmed, decided with a reason, and both sides are told; what is taken down counts no more', async () => {
  const stay = await aStay();
  await rate(stay);
  const { ratingid } = (await shown(stay.home)).ratings[0]!;
  const notice = {
    ...{ ratingid, part: 'rating' as const, ground: 'falseFact' as const, goodFaith: true as const },
    ...{ explanation: 'There are no sheep at all.', name: 'Jan', email: 'jan@example.org' },
  };
  expect(await call('reportRating', { ...notice, part: 'answer' })).toMatchObject({ http: 404 });
  expect(await call('reportRating', { ...notice, email: 'jan' })).toMatchObject({ http: 422 });
  const { data: first } = await call('reportRating', notice);
  const { data: second } = await call('reportRating', { ...notice, languageCode: 'en' });
  await until(() => mailsAbout(`rating-reportTaken-${first.reportNumber}@`).length === 1, 10_000);
  const { cookie } = await asRole('office');
  const decide = (id: number, decision: 'show' | 'refuse') =>
    call(
      'decideModeration',
      { kind: 'report', id, decision, reason: decision === 'refuse' ? 'falseFact' : null },
      { cookie },
    );
  expect((await decide(first.reportNumber, 'show')).data).toMatchObject({ state: 'accepted' });
  expect((await shown(stay.home)).summary.total).toBe(1);
  expect((await decide(second.reportNumber, 'refuse')).data).toMatchObject({ state: 'refused' });
  expect((await shown(stay.home)).summary.total).toBe(0);
  for (const mail of [
    `rating-reportRejected-${first.reportNumber}-`,
    `rating-reportUpheld-${second.reportNumber}-`,
    `rating-removed-${stay.bookingID}-`,
  ]) {
    await until(() => mailsAbout(mail).length === 1, 10_000);
  }
  const own = await call('getOwnRating', { ...link(stay) });
  expect(own.data).toMatchObject({ status: 'refused', refusedFor: 'falseFact' });
});

test('questions after stays go at the pace of letters to many, what was decided does not', async () => {
  const { sendRatingMail } = await import('./mails/send-rating-mail.ts');
  const stay = await aStay({ email: 'paced@example.com' });
  const sent: string[] = [];
  const until = new Date(clock.now().getTime() + 60_000);
  const deps = {
    ...{ connection: database, clock, secret: 'secret', routes: { pathOf: () => '/rate/' } },
    translate: createSiteTexts(testOperator).translate,
    booking: {
      findPayableForMail: () =>
        Promise.resolve({
          booking: { ...{ language: 'de', email: 'paced@example.com', name: 'Ada', brand: null } },
          bookingHash: 'hash',
        }),
    },
    partners: { site: () => Promise.resolve({ name: 'Feriola', origin: 'http://feriola.test' }) },
    mail: { send: ({ id }: { id: string }) => Promise.resolve(void sent.push(id)) },
    mailDomains: { take: () => Promise.resolve({ until }) },
    recipients: {
      isConfirmed: () => Promise.resolve(true),
      send: (_db: unknown, _to: unknown, send: () => Promise<void>) => send(),
    },
    newsletter: { refusesMail: () => Promise.resolve(false) },
    limits: { keyedHash: (text: string) => Buffer.from(text) },
  } as never;
  expect(await sendRatingMail(deps, { mail: 'invite', id: stay.bookingID })).toEqual({ runAt: until });
  expect(sent).toEqual([]);
  await sendRatingMail(deps, { mail: 'published', id: stay.bookingID });
  expect(sent).toEqual([`rating-published-${stay.bookingID}`]);
});

test('guests are asked once after they have left and reminded once; not for a cancelled stay, nor who has objected', async () => {
  const { db } = database;
  await sql`delete from rating_invitations`.execute(db);
  const stay = await aStay({ email: 'asked@example.com' });
  const cancelled = await aStay({ email: 'cancelled@example.com' });
  await db
    .updateTable('bookings')
    .set({ state: 'cancelled' })
    .where('id', '=', cancelled.bookingID)
    .execute();
  const silent = await aStay({ email: 'silent@example.com' });
  const count = (mail: string, { bookingID }: Stay): number =>
    mailsAbout(`rating-${mail}-${bookingID}@`).length;
  const look = async (days: number): Promise<void> => {
    at(addDays(departure, days));
    await inviteGuests({ connection: database, clock }, addDays(departure, days));
  };
  await look(0);
  await look(1);
  await look(2);
  await until(() => count('invite', stay) === 1 && count('invite', silent) === 1, 30_000);
  expect(count('invite', cancelled)).toBe(0);
  const [mail] = mailsAbout(`rating-invite-${silent.bookingID}@`);
  const stop = /https?:\/\/[^/]+(\/ratings\/stop\/[\w-]+)/.exec(mail!)![1]!;
  expect((await fetch(site.url + stop)).status).toBe(200);
  expect(
    (
      await fetch(site.url + stop, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    ).status,
  ).toBe(200);
  expect((await fetch(`${site.url}/ratings/stop/${silent.bookingID}-${'x'.repeat(43)}`)).status).toBe(404);
  for (const days of [5, 12, 13, 14]) await look(days);
  await until(() => count('remind', stay) === 1, 30_000);
  expect([stay, silent, cancelled].map((one) => count('remind', one))).toEqual([1, 0, 0]);
}, 180_000);

test('what nobody has translated a machine translates on demand, once', async () => {
  const stay = await aStay();
  await rate(stay);
  const page = await shown(stay.home, site.url, 'en');
  expect(page).toMatchObject({ translatable: true, ratings: [{ translations: {} }] });
  const asked = await call('listRatings', {
    objectNumber: stay.home,
    languageCode: 'en',
    translationRatingId: page.ratings[0]!.ratingid,
  });
  expect(asked.data.ratings[0]!.translations['en']!.text).toBe(`[de → en] ${rating().text}`);
  const { rows } =
    await sql`select 1 from rating_translations where rating_id = ${page.ratings[0]!.ratingid}`.execute(
      database.db,
    );
  expect(rows).toHaveLength(1);
});
