import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPriceCalendar } from '../../../contract/pricing/get-price-calendar.ts';
import { addDays, horizonDays } from '../../../domain/stay.ts';
import {
  insertPricedHome,
  insertPricedPlace,
  occupy as insertStay,
  quoteRequest as request,
} from '../../../tests/builders/priced-homes.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import type { Area } from '../../http/area-module.ts';
import { fixedClock } from '../../platform/clock.ts';
import { getPriceCalendarHandler } from './handlers/get-price-calendar.ts';
import { createPricing, presentPrice } from './pricing.ts';
import type { Pricing, QuoteRequest } from './pricing-context.ts';

const clock = fixedClock('2027-01-02T12:00:00+01:00');
const today = clock.today();
let database: TestDatabase;
let pricing: Area<Pricing>;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertPricedPlace(database.db);
});
afterAll(() => database.close());

beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('stays').execute();
  await db.deleteFrom('homes').execute();
  await insertPricedHome(db, 11);
  await insertPricedHome(db, 12);
  pricing = createPricing({ db, clock });
});

const occupy = (...stay: [number: number, startDate: string, endDate: string]): Promise<unknown> =>
  insertStay(database.db, ...stay);

async function priceOf(fields: Partial<QuoteRequest>) {
  const outcome = await pricing.quote(request(fields), today);
  if (!outcome.ok) throw new Error(outcome.type);
  return presentPrice(outcome.quote);
}

describe('the price calendar', () => {
  const call = aCall();
  const ask = (input: Record<string, unknown>) =>
    getPriceCalendarHandler({ pricing, clock })(
      getPriceCalendar.request.parse({ objectNumber: 11, ...input }),
      call,
    );
  async function calendarOf(input: Record<string, unknown>) {
    const outcome = await ask(input);
    if (!outcome.ok) throw new Error(outcome.type);
    expect(getPriceCalendar.response.parse(outcome.data)).toEqual(outcome.data);
    return outcome.data;
  }

  it('has the price and the reason of the price call for every day', async () => {
    await occupy(11, '2027-03-06', '2027-03-13');
    const choice = { persons: '3', pets: '1', childAges: '4,16', duration: '5' };
    const { days, lowest } = await calendarOf({ ...choice, from: '2027-02-20', until: '2027-03-31' });
    expect(days).toHaveLength(40);
    for (const { date, status, statusNights, total } of days) {
      const result = await priceOf({
        startDate: date,
        endDate: addDays(date, 5),
        persons: 3,
        dogs: 1,
        childAges: [4, 16],
      });
      expect([date, status, statusNights]).toEqual([date, result.status, result.statusNights]);
      expect(total).toBe(status === 'free' ? result.priceObject.priceComplete : null);
    }
    expect(new Set(days.map(({ status }) => status))).toEqual(new Set(['free', 'booked']));
    expect(lowest).toBe(Math.min(...days.flatMap(({ total }) => total ?? [])));
  });

  it('covers the horizon, and has no lowest price where nothing can be booked', async () => {
    const { days } = await calendarOf({});
    expect(days).toHaveLength(horizonDays);
    expect(days[0]!.date).toBe(today);
    expect(await calendarOf({ persons: 9 })).toMatchObject({ lowest: null });
  });

  it('is cached until the home is said to have changed', async () => {
    const first = async () => (await calendarOf({ until: '2027-01-02' })).days[0]!.status;
    expect(await first()).toBe('free');
    await occupy(11, '2027-01-02', '2027-01-09');
    expect(await first()).toBe('free');
    await pricing.module.onHomeChanged?.({ homes: [11], kind: 'home', source: 'index' });
    expect(await first()).toBe('booked');
  });

  it('keeps to the rules of the whole home, as quotes and the nearest stay do', async () => {
    await occupy(11, '2027-01-20', '2027-01-27');
    await occupy(11, '2027-01-28', '2027-02-03');
    await database.db
      .updateTable('homes')
      .set({ lead_days: 1, lead_hour: 12, horizon_months: 2, fill_from: 1, leave_min: 3 })
      .where('object_number', '=', 11)
      .execute();
    const statusesOf = async (duration: string) => {
      const { days } = await calendarOf({ duration });
      return (date: string) => days.find((day) => day.date === date)?.status;
    };
    const oneNight = await statusesOf('1');
    const fourNights = await statusesOf('4');
    expect(['2027-01-03', '2027-01-04', '2027-01-27'].map(oneNight)).toEqual([
      'leadTime',
      'minimumStay',
      'free',
    ]);
    expect(['2027-01-14', '2027-01-15', '2027-01-16'].map(fourNights)).toEqual([
      ...['leavesGap', 'leavesGap', 'free'],
    ]);
    expect(['2027-02-04', '2027-02-26', '2027-02-27'].map(fourNights)).toEqual([
      ...['leavesGap', 'free', 'beyondHorizon'],
    ]);
    const stay = { startDate: '2027-01-03', endDate: '2027-01-07' };
    expect(await priceOf(stay)).toMatchObject({ status: 'leadTime', statusNights: 2 });
    expect(await pricing.nearestStay(request(stay), today)).toMatchObject({ startDate: '2027-01-04' });
    // The guest who has booked this stay may still change or convert it.
    expect(await priceOf({ ...stay, booked: stay })).toMatchObject({ status: 'free' });
    const { days } = (await pricing.calendar(11, today))!;
    const on = (date: string) => days.find((day) => day.date === date);
    expect(on('2027-01-03')).toMatchObject({ free: true, arrival: false, reason: 'leadTime' });
    expect(on('2027-01-27')).toMatchObject({ arrival: true, minStay: 1 });
    expect(on('2027-02-04')).toMatchObject({ arrival: false, reason: 'leavesGap' });
    expect(on('2027-03-02')).toMatchObject({ free: false, reason: 'beyondHorizon' });
  });

  it('tells unknown, removed and inactive homes apart, and refuses strange ages', async () => {
    expect(await ask({ objectNumber: 99 })).toMatchObject({ type: 'object-not-found' });
    await database.db
      .updateTable('homes')
      .set({ state: 'paused', paused_by: 'landlord' })
      .where('object_number', '=', 11)
      .execute();
    expect((await calendarOf({})).days[0]).toMatchObject({ status: 'inactive', total: null });
    await database.db
      .updateTable('homes')
      .set({ state: 'removed', removed_at: clock.now() })
      .where('object_number', '=', 12)
      .execute();
    expect(await ask({ objectNumber: 12 })).toMatchObject({ type: 'object-removed' });
    for (const childAges of ['x', '18', '[-1]', '1.5', [18]]) {
      expect(getPriceCalendar.request.safeParse({ objectNumber: 11, childAges }).success).toBe(false);
    }
  });
});

describe('calendar and nearest stay', () => {
  it('come from the rates and what is occupied', async () => {
    await occupy(11, '2027-03-06', '2027-03-13');
    const { days, rates } = (await pricing.calendar(11, today))!;
    expect(rates).toEqual((await pricing.homeRates([11])).get(11));
    expect(days[0]).toMatchObject({ date: today, free: true, arrival: true, minStay: 2 });
    expect(days.find(({ date }) => date === '2027-03-06')).toMatchObject({
      free: false,
      departure: true,
      reason: 'booked',
    });
    expect(await pricing.calendar(99, today)).toBeNull();
    expect(await pricing.nearestStay(request(), today)).toEqual({
      startDate: '2027-03-13',
      endDate: '2027-03-20',
    });
    expect(await pricing.nearestStay(request({ objectNumber: 99 }), today)).toBeNull();
  });

  it('gives occupied periods of many homes in order, without those that are over', async () => {
    await occupy(11, '2027-03-13', '2027-03-20');
    await occupy(11, '2026-12-28', '2027-01-03');
    await occupy(11, '2026-12-20', '2026-12-28');
    await occupy(12, '2026-12-26', '2027-01-02');
    expect(await pricing.occupied([11, 12], today)).toEqual(
      new Map([
        [
          11,
          [
            { startDate: '2026-12-28', endDate: '2027-01-03' },
            { startDate: '2027-03-13', endDate: '2027-03-20' },
          ],
        ],
      ]),
    );
  });
});
