import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyFlows, moneyStocks, owedByGuests, type MoneyFigure } from '../../domain/money-figures.ts';
import { datevAccounts } from '../../domain/operator/datev-accounts.ts';
import { buildOperator } from '../../domain/operator/operator.ts';
import { nightsBetween } from '../../domain/stay.ts';
import { announceArrivals } from '../../server/areas/booking/jobs/announce-arrivals-job.ts';
import { inviteGuests } from '../../server/areas/guest-ratings/invite.ts';
import { readBalance, findEntries, computeStanding } from '../../server/areas/ledger/ledger.ts';
import { figuresStore } from '../../server/areas/payments/figures-store.ts';
import { exportDatevHandler } from '../../server/areas/payments/handlers/export-datev.ts';
import { remindOfOverdue } from '../../server/areas/payments/remind.ts';
import { closeMonths } from '../../server/areas/payouts/close-month.ts';
import type { LoggedIn } from '../../server/http/handler.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { verifySite } from '../../server/verify-site.ts';
import { testOperator } from '../../tests/builders/operator.ts';
import { aCall } from '../../tests/harness/calls.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/harness/databases.ts';
import { buildDemoWorld } from '../build-world.ts';
import { ensureDemoPeople } from '../people/demo-people.ts';
import { buildDemoYear } from './build-year.ts';

const moment = '2026-11-29T11:00:00Z';
const today = '2026-11-29';
const clock = fixedClock(moment);
const options = { seed: 1, now: clock.now(), secret: 'a demo secret' };
let database: TestDatabase;

async function rows<Row>(query: string): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(database.db)).rows;
}

const count = async (query: string): Promise<number> =>
  (await rows<{ count: number }>(`select count(*)::int as count from ${query}`))[0]!.count;

beforeAll(async () => {
  database = await openTestDatabase();
  await buildDemoWorld(database, { objects: 120, seed: 1, today });
  await database.transaction((tx) => ensureDemoPeople(tx, { secret: new Uint8Array(32), now: clock.now() }));
  expect(await buildDemoYear(database, options)).toBe(true);
});
afterAll(() => database.close());

test('a second call does nothing', async () => {
  const bookings = await count('bookings');
  expect(await buildDemoYear(database, options)).toBe(false);
  expect(await count('bookings')).toBe(bookings);
});

test('everything that has to be zero is', async () => {
  const wrong = (await verifySite(database)).filter((check) => check.count !== 0);
  expect(wrong).toEqual([]);
});

test('a proposal and an offer of the landlord wait for their guests, with the nights that they hold', async () => {
  const open = await rows<{ state: string; held: number }>(
    `select b.state, (select count(*)::int from stays where stays.change_id = c.id and kind = 'option') as held
     from booking_changes c join bookings b on b.id = c.booking_id where c.side = 'landlord' and c.state = 'open' order by c.id`,
  );
  expect(open).toEqual([
    { state: 'confirmed', held: 1 },
    { state: 'requested', held: 1 },
  ]);
});

test('bookings are in all states, with somebody who leaves today, who comes and who stays', async () => {
  const states = await rows<{ state: string }>('select distinct state from bookings order by state');
  expect(states.map(({ state }) => state)).toEqual([
    ...['booked', 'cancelled', 'confirmed', 'declined', 'expired', 'option', 'requested'],
  ]);
  const stands = "bookings where state = 'confirmed' and";
  expect(await count(`${stands} start_date = '${today}'`)).toBeGreaterThan(0);
  expect(await count(`${stands} end_date = '${today}'`)).toBeGreaterThan(0);
  expect(await count(`${stands} start_date < '${today}' and end_date > '${today}'`)).toBeGreaterThan(0);
  expect(await count("bookings where cancelled_by = 'guest' and cancellation_fee_cents > 0")).toBeGreaterThan(
    0,
  );
  expect(await count("bookings where cancelled_by in ('landlord', 'office')")).toBeGreaterThan(0);
});

test('the nights of a booking are given away exactly where its state says so', async () => {
  const apart = await rows(`select b.id from bookings b left join stays s on s.booking_id = b.id
    where (b.state in ('booked', 'confirmed', 'option')) <> (s.id is not null)
      or (s.id is not null and s.period <> daterange(b.start_date, b.end_date))`);
  expect(apart).toEqual([]);
});

test('what has ended is paid and given back, and what a payout was for is owed no more', async () => {
  const open = await rows(`select booking_id, sum(amount_cents) from ledger_postings p
    join ledger_entries e on e.posting_id = p.id join bookings b on b.id = p.booking_id
    where account = 'guestReceivable' and end_date < '${today}' and b.state <> 'cancelled'
    group by 1 having sum(amount_cents) <> 0`);
  expect(open).toEqual([]);
  const paidTwice = await rows(`select booking_id from payout_parts join payouts on payouts.id = payout_id
    where state <> 'returned' group by booking_id, payout_parts.amount_cents having count(*) > 1`);
  expect(paidTwice).toEqual([]);
});

test.each([
  ['ratings of stays', "ratings where provenance = 'booked'"],
  ['answers of landlords', "rating_answers where state = 'published'"],
  ['messages', 'messages'],
  ['questions before a booking', 'home_questions'],
  ['a home to approve', "homes where state = 'review'"],
  ['somebody who wants to let', "business_registrations where state = 'open'"],
  ['postings that wait for a second accountant', "manual_postings where state = 'waiting'"],
  ['finished statements of owners', 'owner_statements'],
  ['postings by hand in the ledger', 'ledger_postings where manual_posting_id is not null'],
  ['lines of the bank that nobody knows', "bank_transfers where state = 'doubtful'"],
  ['a refund to release', "refunds where state = 'intended'"],
  ['a run on its way', "payouts where state = 'sent'"],
  ['runs of the past', "payouts where state = 'done'"],
  ['vouchers that were used', 'vouchers where balance_cents < value_cents'],
  ['commissions of partners', 'partner_bookings where commission_per_mille > 0'],
  ['visits of partners', 'partner_visits'],
  ['cases in work', "contact_cases where state = 'open' and assigned_uid is not null"],
  [
    'a case to look at today',
    'contact_cases where follow_up_on = (select max(follow_up_on) from contact_cases)',
  ],
  ['text blocks of the office', 'reply_blocks'],
  ['a note for a colleague', 'office_notes where for_uid is not null'],
  ['readers of the newsletter', "newsletter_subscribers where state = 'confirmed'"],
  ['readers who have left', "newsletter_subscribers where state = 'ended'"],
  ['commissions noted as transferred', 'partner_payment_acts'],
  ['issues that went out', "campaigns where state = 'sent'"],
  ['mails of an issue that came back', 'campaign_recipients where bounced_at is not null'],
  ['an issue in the making', "campaigns where state = 'draft'"],
  ['cases that are closed', "contact_cases where state = 'closed'"],
])('there are %s', async (_what, from) => {
  expect(await count(from)).toBeGreaterThan(0);
});

test('the first landlord and the guest of the demo world have bookings', async () => {
  const ofLandlord =
    'bookings join homes using (object_number) where landlord_id = (select min(id) from landlords)';
  expect(await count(ofLandlord)).toBeGreaterThan(10);
  expect(await count('bookings where uid is not null')).toBeGreaterThan(1);
});

test('nobody is written to about the past, neither now nor by the jobs of the day', async () => {
  const waiting = `jobs where done_at is null and run_at <= '${moment}'`;
  expect(await count(waiting)).toBe(0);
  const deps = { connection: database, clock };
  await remindOfOverdue(deps);
  await inviteGuests(deps, today);
  await announceArrivals(deps);
  await closeMonths({ ...deps, operator: () => buildOperator({}, 'localhost') });
  expect(await rows(`select name, key from ${waiting}`)).toEqual([]);
});

test('what is to happen still will: requests and options end', async () => {
  const pending = await rows<{ name: string }>(
    `select distinct name from jobs where done_at is null and run_at > '${moment}' order by name`,
  );
  expect(pending.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['booking.expire', 'booking.option-reminder']),
  );
});

test('each figure of the accounts is what its rows add up to, and what the bookings say one by one', async () => {
  const { db } = database;
  const owed = await figuresStore.owedByGuests(db, today);
  const stocks = await figuresStore.stocks(db, today);
  const months = await figuresStore.months(db, new Date('2025-12-01T00:00:00+01:00'));
  const figures: [MoneyFigure, string, number][] = [
    ...owedByGuests.map((name) => [name, '', owed[name]] as [MoneyFigure, string, number]),
    ...moneyStocks.map((name) => [name, '', stocks[name]] as [MoneyFigure, string, number]),
    ...months.flatMap((month) =>
      moneyFlows.map((name) => [name, month.month, month[name]] as [MoneyFigure, string, number]),
    ),
  ];
  for (const [figure, month, expected] of figures) {
    const { sum, rows: listed, count: all } = await figuresStore.list(db, figure, { today, month });
    expect([figure, month, sum]).toEqual([figure, month, expected]);
    expect([figure, month, listed.reduce((total, { amount }) => total + amount, 0)]).toEqual([
      figure,
      month,
      expected,
    ]);
    expect(listed).toHaveLength(all);
  }

  const again = { notDue: 0, overdue7: 0, overdue30: 0, overdueOlder: 0 };
  const hosts = { hostsDue: 0, hostsLater: 0 };
  for (const { id, start_date, state } of await rows<{ id: number; start_date: string; state: string }>(
    'select id, start_date, state from bookings',
  )) {
    const entries = await findEntries(db, id);
    const { claims } = computeStanding(
      entries.filter(({ account }) => account === 'guestReceivable'),
      today,
    );
    for (const { dueOn, open } of claims) {
      const days = nightsBetween(dueOn, today);
      again[days <= 0 ? 'notDue' : days <= 7 ? 'overdue7' : days <= 30 ? 'overdue30' : 'overdueOlder'] +=
        open;
    }
    const sumOf = (of: string): number =>
      entries.reduce((sum, { account, amount }) => sum + (account === of ? amount : 0), 0);
    const isDue = sumOf('guestReceivable') <= 0 && (start_date <= today || state === 'cancelled');
    hosts[isDue ? 'hostsDue' : 'hostsLater'] -= sumOf('landlordPayable');
  }
  expect(owed).toEqual(again);
  expect(stocks).toMatchObject(hosts);
  // Transfers of strangers were set aside, and lie on the same account.
  expect(stocks.setAside).toBe(8_900);
  expect(stocks.unallocated + stocks.setAside).toBe(0 - (await readBalance(db, 'unallocatedReceipts')));
  expect(stocks).toMatchObject({
    atProvider: await readBalance(db, 'providerClearing'),
    payoutsInTransit: 0 - (await readBalance(db, 'payoutsInTransit')),
    refundsOpen: 0 - (await readBalance(db, 'refundsPayable')),
  });
  expect(Object.entries(owed).filter(([, sum]) => sum > 0).length).toBeGreaterThan(1);
  expect(Object.entries(stocks).filter(([, sum]) => sum === 0)).toEqual([]);
});

test('the file for DATEV leaves each account with what the ledger has moved on it', async () => {
  const facts = {
    datevConsultant: '1001',
    datevClient: '7',
    datevChart: 'skr04',
    datevAccounts: 'bank=18100',
  } as const;
  const call = { ...aCall(), user: { uid: 'accounting' } as LoggedIn };
  const messages = createSiteTexts(testOperator);
  const deps = {
    ...{
      connection: database,
      clock,
      translate: messages.translate,
      findPersonName: () => Promise.resolve('Konrad Zahl'),
    },
    operator: () => buildOperator(facts, 'localhost'),
  };
  const period = { uid: '', jwt: '', from: '2026-01-01', until: '2026-12-31' };
  const reply = await exportDatevHandler(deps)(period, call);
  if (!reply.ok) throw new Error(reply.type);
  const text = new TextDecoder('windows-1252').decode(Buffer.from(reply.data.base64, 'base64'));
  const [, , ...lines] = text.trimEnd().split('\r\n');
  const moved = new Map<string, number>();
  for (const line of lines) {
    const [amount = '', , , , , , debit = '', credit = ''] = line.split(';');
    const cents = Number(amount.replace(',', ''));
    moved.set(debit, (moved.get(debit) ?? 0) + cents);
    moved.set(credit, (moved.get(credit) ?? 0) - cents);
  }
  const numbers: Readonly<Record<string, string>> = { ...datevAccounts.skr04, bank: '1810' };
  for (const { account, sum } of await rows<{ account: string; sum: number }>(`
    select account, sum(amount_cents)::int8 as sum from ledger_entries join ledger_postings on ledger_postings.id = posting_id
    where posted_at >= '2026-01-01T00:00+01:00' group by account`)) {
    expect([account, moved.get(`${numbers[account]!}0`) ?? 0]).toEqual([account, sum]);
  }
  expect(
    await exportDatevHandler({ ...deps, operator: () => buildOperator({}, 'localhost') })(period, call),
  ).toMatchObject({
    type: 'datev-unset',
  });
  expect(await exportDatevHandler(deps)({ ...period, from: '2025-12-31' }, call)).toMatchObject({
    type: 'period-crosses-year',
  });
});

test('an article waits at the editors’ desk for a second pair of eyes', async () => {
  expect(await count("content_reviews where state = 'open' and reviewer_uid is null")).toBe(1);
  expect(await count('content_comments where resolved_at is null')).toBe(1);
  expect(
    await count("contents where page = 'articles/winter-coast-with-dog' and published_number is not null"),
  ).toBe(0);
});
