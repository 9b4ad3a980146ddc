import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { getHomeFigures } from '../../../contract/home-figures/get-home-figures.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { firstOfMonth, shiftMonth } from '../../../domain/months.ts';
import { addDays, nightsBetween, todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import { aBusinessLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { book, bookingOf } from '../../../tests/trust/booking-calls.ts';
import { createHomeViews } from './home-views.ts';

type Figures = ResponseOf<typeof getHomeFigures>;

const today = todayInBerlin(new Date());
const month = firstOfMonth(today);
const lastMonth = shiftMonth(month, -1);
const nightsOfLastMonth = nightsBetween(lastMonth, month);
const shownSince = new Date(`${shiftMonth(month, -24)}T12:00:00Z`);

let database: TestDatabase;
let site: RunningSite;
let mine: number;
let small: number;
let others: number[];
const headers: Record<string, Record<string, string>> = {};

const aPerson = (role: string, subject?: number): Promise<Record<string, string>> =>
  aBusinessLogin({ database, dataDir: site.dataDir }, role, subject);

const shown = { columns: { published_at: shownSince } };

beforeAll(async () => {
  database = await openTestDatabase();
  mine = await aHome(database, { landlord: 1, title: 'Haus am Deich', ...shown });
  // A home for two persons: nobody lets another of that size.
  small = await aHome(database, {
    landlord: 1,
    columns: { ...shown.columns, persons_max: 2, adults_max: 2 },
  });
  others = [];
  for (let index = 0; index < 10; index += 1)
    others.push(await aHome(database, { landlord: 2 + (index % 5), ...shown }));
  site = await startSite(database);
  headers['mine'] = await aPerson('landlord', 1);
  headers['neighbour'] = await aPerson('landlord', 2);
});
afterAll(() => site.stop());

async function figures(input: Record<string, unknown> = {}, who = 'mine'): Promise<Figures> {
  const answer = await ask(site.url, 'getHomeFigures', { objectNumber: mine, ...input }, headers[who]);
  expect(answer).toMatchObject({ http: 200 });
  return answer.data as unknown as Figures;
}
const monthIn = (of: Figures, first: PlainDate) => of.months.find((one) => one.month === first)!;

async function take(home: number, from: PlainDate, nights: number, origin: string): Promise<void> {
  await sql`insert into stays (object_number, period, kind, origin)
    values (${home}, daterange(${from}::date, ${addDays(from, nights)}::date), 'blocked', ${origin})`.execute(
    database.db,
  );
}

test('a month tells of nights by who has them, cut where the month ends', async () => {
  await take(mine, addDays(lastMonth, -3), 5, 'feed');
  await take(mine, addDays(lastMonth, 10), 4, 'landlord');
  expect(monthIn(await figures(), lastMonth)).toMatchObject({
    nights: nightsOfLastMonth,
    booked: 0,
    elsewhere: 2,
    blocked: 4,
  });
  const earlier = monthIn(await figures(), shiftMonth(lastMonth, -1));
  expect(earlier).toMatchObject({ elsewhere: 3, blocked: 0 });
});

test('twelve months end with this one, or begin with it', async () => {
  const past = (await figures()).months.map((one) => one.month);
  expect([past.length, past[0], past.at(-1)]).toEqual([12, shiftMonth(month, -11), month]);
  const ahead = (await figures({ period: 'ahead' })).months.map((one) => one.month);
  expect([ahead.length, ahead[0], ahead.at(-1)]).toEqual([12, month, shiftMonth(month, 11)]);
});

test('nights before guests could find a home do not count', async () => {
  const fresh = await aHome(database, { landlord: 1, columns: { published_at: new Date() } });
  const of = await figures({ objectNumber: fresh });
  expect(monthIn(of, lastMonth).nights).toBe(0);
  expect(monthIn(of, month).nights).toBe(nightsBetween(today, shiftMonth(month, 1)));
  await database.db.deleteFrom('homes').where('object_number', '=', fresh).execute();
});

test('a booking is money in the month of its arrival, a step of lead time, and the end of the way from views', async () => {
  const { data } = await book(site.url, bookingOf(mine));
  const { start_date: arrival, end_date: departure } = await database.db
    .selectFrom('bookings')
    .select(['start_date', 'end_date'])
    .where('id', '=', data!.bookingID)
    .executeTakeFirstOrThrow();
  const of = await figures({ period: 'ahead' });
  const first = firstOfMonth(arrival);
  const { guestsPay, commission, landlordReceives, ...rest } = monthIn(of, first);
  expect(rest).toMatchObject({
    arrivals: 1,
    booked: Math.min(7, nightsBetween(arrival, shiftMonth(first, 1))),
  });
  // 15 % of the price of the stay belong to the house; this home has no tax and no extras.
  expect([guestsPay, commission, landlordReceives]).toEqual([700, 105, 595]);
  expect(nightsBetween(arrival, departure)).toBe(7);
  const days = nightsBetween(today, arrival);
  expect(of.lead.medianDays).toBe(days);
  const step = of.lead.steps.find(({ from, until }) => days >= from && (until === null || days <= until))!;
  expect(step.bookings).toBe(1);
  expect(of.lead.steps.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(1);
  expect(of.funnel).toMatchObject({ requests: 1, bookings: 1, views: 0 });
});

test('what the landlord receives is what the ledger owes and guests pay on site, to the cent', async () => {
  const of = await figures({ period: 'ahead' });
  const receives = of.months.reduce((sum, one) => sum + one.landlordReceives, 0);
  const { paidOut, toCome, directly } = of.settled;
  expect(receives).toBe(595);
  expect(Math.round((paidOut + toCome + directly) * 100)).toBe(59_500);
});

test('of a cancelled stay the fee counts, less commission, and no arrival', async () => {
  const booked = await database.db
    .selectFrom('bookings')
    .select(['id', 'start_date'])
    .where('object_number', '=', mine)
    .executeTakeFirstOrThrow();
  const change = (state: string, fee: number | null) =>
    sql`update bookings set state = ${state}, cancellation_fee_cents = ${fee}::integer where id = ${booked.id}`.execute(
      database.db,
    );
  await change('cancelled', 20_000);
  const of = await figures({ period: 'ahead' });
  expect(monthIn(of, firstOfMonth(booked.start_date))).toMatchObject({
    ...{ arrivals: 0, guestsPay: 200, commission: 30, landlordReceives: 170 },
  });
  expect(of.settled.kept).toBe(170);
  await change('confirmed', null);
});

test('the same month of the year before stands beside it', async () => {
  await take(mine, addDays(shiftMonth(lastMonth, -12), 4), 3, 'feed');
  const of = await figures();
  expect(monthIn(of, lastMonth).before).toMatchObject({ elsewhere: 3, arrivals: 0 });
  expect(of.ofHomes).toHaveLength(1);
  expect(of.ofHomes[0]).toMatchObject({ objectNumber: mine, before: { elsewhere: 3 } });
});

test('calendar years begin in January', async () => {
  const year = today.slice(0, 4);
  const ofYear = (await figures({ period: 'year' })).months.map((one) => one.month);
  expect([ofYear[0], ofYear.at(-1)]).toEqual([`${year}-01-01`, `${year}-12-01`]);
  const last = (await figures({ period: 'lastYear' })).months[0]!.month;
  expect(last).toBe(`${Number(year) - 1}-01-01`);
});

test('open nights are those from today on that nobody has taken', async () => {
  const count = async (): Promise<number> => (await figures()).open.reduce((sum, { free }) => sum + free, 0);
  const before = await count();
  await take(mine, addDays(today, 200), 6, 'landlord');
  expect(await count()).toBe(before - 6);
});

test('what is searched in the region is told from fifty searches on', async () => {
  const search = (filter: string, searches: number) =>
    sql`insert into search_counts (day, filter, partner_id, searches, total)
      select ${today}::date, 'region=' || key || ${filter}, 0, ${searches}, 3 from regions
      where id = (select region_id from homes where object_number = ${mine})`.execute(database.db);
  await search('', 30);
  await sql`insert into search_counts (day, filter, partner_id, searches, total)
    values (${today}::date, 'region=nirgends', 0, 500, 0)`.execute(database.db);
  expect((await figures()).demand).toBeNull();
  await search('&sauna=Y', 20);
  expect((await figures()).demand).toMatchObject({
    searches: 50,
    wishes: [{ wish: 'sauna', searches: 20 }],
  });
});

test('a request that came to nothing is one, and no booking', async () => {
  const { data } = await book(site.url, {
    ...bookingOf(small),
    bookingMethod: 'request',
  });
  await database.db
    .updateTable('bookings')
    .set({ state: 'declined' })
    .where('id', '=', data!.bookingID)
    .execute();
  const of = await figures({ objectNumber: small });
  expect(of.funnel).toMatchObject({ requests: 1, bookings: 0 });
  expect(of.lead.medianDays).toBeNull();
});

test('homes of the same region and size are compared with, all together', async () => {
  for (const home of others) await take(home, lastMonth, 15, 'feed');
  const of = await figures();
  expect(of.comparison).toEqual({ region: 'Region 1', personsFrom: 5, personsUntil: 6, homes: 10 });
  expect(monthIn(of, lastMonth).compared).toBeCloseTo(15 / nightsOfLastMonth, 10);
  // None of them has bookings yet, and lead times of no bookings are not compared.
  expect(of.lead.steps.every(({ compared }) => compared === null)).toBe(true);
});

test('where one more of them was their own, nine would be left: nothing is told', async () => {
  const of = await figures({ objectNumber: others[0]! }, 'neighbour');
  // Eight homes of four hosts and one of the first landlord's.
  expect(of.comparison).toMatchObject({ homes: 0 });
  expect(of.months.every(({ compared }) => compared === null)).toBe(true);
});

test('a home of a size that nobody else lets has nothing beside it', async () => {
  expect((await figures({ objectNumber: small })).comparison).toMatchObject({ homes: 0, personsUntil: 2 });
});

test('all homes together are compared with nothing', async () => {
  const of = await figures({ objectNumber: 0 });
  expect(of.comparison).toBeNull();
  expect(of.homes.map(({ objectNumber }) => objectNumber)).toEqual([mine, small]);
});

test('views are counted by day and home, and those of no home are dropped', async () => {
  const views = createHomeViews({ connection: database, clock: { today: () => today } });
  for (const home of [mine, mine, others[0]!, 999_999]) views.count(home);
  await views.write();
  views.count(mine);
  await views.write();
  expect((await figures()).funnel).toMatchObject({ since: today, views: 3 });
  const rows = await database.db.selectFrom('home_views').selectAll().orderBy('object_number').execute();
  expect(rows).toEqual([
    { day: today, object_number: mine, views: 3 },
    { day: today, object_number: others[0]!, views: 1 },
  ]);
});

test('what could not be written is written the next time', async () => {
  let isDown = true;
  const transaction: TestDatabase['transaction'] = (work) =>
    isDown ? Promise.reject(new Error('away')) : database.transaction(work);
  const views = createHomeViews({ connection: { transaction }, clock: { today: () => today } });
  views.count(small);
  await expect(views.write()).rejects.toThrow('away');
  isDown = false;
  views.count(small);
  await views.write();
  expect((await figures({ objectNumber: small })).funnel.views).toBe(2);
});

test('a foreign home is not found', async () => {
  const answer = await ask(site.url, 'getHomeFigures', { objectNumber: others[0]! }, headers['mine']);
  expect(answer).toMatchObject({ http: 404, type: 'object-not-found' });
});
