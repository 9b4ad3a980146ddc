import { siteRoutes } from '../../../domain/site-routes.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { currentOperator } from '../../../tests/builders/operator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPrice } from '../../../contract/pricing/get-price.ts';
import { openRules } from '../../../domain/pricing/booking-rules.ts';
import { quoteStay } from '../../../domain/pricing/stay-quote.ts';
import { toDayNumber } from '../../../domain/stay.ts';
import { lowestWeekPrice } from '../../../domain/pricing/stay-rules.ts';
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
import { createLocalFileStore } from '../../platform/file-store.ts';
import { createPartners, type Partners } from '../partners/partners.ts';
import { buildOperator } from '../../../domain/operator/operator.ts';
import { getPriceHandler } from './handlers/get-price.ts';
import { createPricing, presentPrice } from './pricing.ts';
import type { Pricing, QuoteRequest } from './pricing-context.ts';
import { createLog } from '../../platform/log.ts';
import { createReadModels } from '../../platform/read-models.ts';
import { cents } from '../../../domain/cents.ts';

const clock = fixedClock('2027-01-02T12:00:00+01:00');
const today = clock.today();
let database: TestDatabase;
let pricing: Area<Pricing>;
let partners: Partners;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertPricedPlace(database.db);
  const hiding = { hide_insurances: true, hide_bonus: true };
  await database.db
    .insertInto('partners')
    .values({ id: 7001, tag_name: 'hafen', name: 'Hafen', host: 'ferien.hafen.example', ...hiding })
    .execute();
  partners = createPartners({
    operator: currentOperator,
    ...{ files: createLocalFileStore(''), secret: 'a key for tests' },
    ...{ connection: database, log: createLog('silent'), findPersonName: () => Promise.resolve('') },
    readModels: createReadModels({ connection: database }),
    clock,
    publicUrl: 'https://www.feriola.test',
    affiliateTargets: [],
    translate: createSiteTexts().translate,
    routes: siteRoutes('add'),
  });
});
afterAll(() => database.close());

beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('stays').execute();
  await db.deleteFrom('homes').execute();
  await db.deleteFrom('bonus_codes').execute();
  await insertPricedHome(db, 11);
  await insertPricedHome(db, 12);
  pricing = createPricing({ db, clock });
});

const occupy = (...stay: [number: number, startDate: string, endDate: string]): Promise<unknown> =>
  insertStay(database.db, ...stay);

async function quoteOf(fields: Partial<QuoteRequest> = {}) {
  const outcome = await pricing.quote(request(fields), today);
  if (!outcome.ok) throw new Error(outcome.type);
  const { quote, bonusCode } = outcome;
  return { result: presentPrice(quote), totals: quote.totals, bonusCode };
}

describe('rates', () => {
  it('hold what the tables say, for many homes at once, seasons in order of date', async () => {
    const rates = await pricing.homeRates([11, 12, 99]);
    expect([...rates.keys()].sort()).toEqual([11, 12]);
    expect(rates.get(12)).toEqual({
      objectNumber: 12,
      personsMax: 4,
      adultsMax: 4,
      dogsMax: 1,
      deposit: 15_000,
      seasons: [
        expect.objectContaining({
          fromDate: '2027-01-01',
          untilDate: '2027-06-01',
          nightly: 10_000,
          weekly: 63_000,
        }),
        expect.objectContaining({ fromDate: '2027-06-01', untilDate: '2028-01-01', minStay: 2, maxStay: 30 }),
      ],
      discounts: [{ kind: 'longStay', threshold: 14, percent: 10 }],
      services: [
        { code: 'bedLinen', unit: 'person', amount: 1_200, mandatory: false, prepaid: true },
        { code: 'finalCleaning', unit: 'stay', amount: 8_000, mandatory: true, prepaid: true },
      ],
      furtherGuests: null,
      rules: openRules,
      touristTax: [{ fromAge: 18, toAge: 99, amount: 200 }],
    });
    expect(lowestWeekPrice(rates.get(11)!, today)).toBe(63_000 + 8_000 + 2 * 7 * 200);
    expect(await pricing.homeRates([])).toEqual(new Map());
  });

  it('are cached until the home changes, and a transaction reads the tables', async () => {
    await pricing.homeRates([11]);
    const change = { nightly_cents: cents(20_000) };
    await database.db.updateTable('price_seasons').set(change).where('object_number', '=', 11).execute();
    const inside = await database.transaction((tx) => pricing.homeRates([11], tx));
    expect(inside.get(11)?.seasons[0]?.nightly).toBe(20_000);
    expect((await pricing.homeRates([11])).get(11)?.seasons[0]?.nightly).toBe(10_000);
    await database.db.updateTable('homes').set({ version: 2 }).where('object_number', '=', 11).execute();
    await pricing.module.onHomeChanged?.({ homes: [11], kind: 'home', source: 'index' });
    expect((await pricing.homeRates([11])).get(11)?.seasons[0]?.nightly).toBe(20_000);
  });
});

describe('a quote', () => {
  it('has what further guests pay as a line of its own, as lists and the price calendar count it', async () => {
    await database.db
      .updateTable('homes')
      .set({ included_guests: 2, further_guest_cents: cents(1_500), version: 2 })
      .where('object_number', '=', 11)
      .execute();
    const two = await quoteOf();
    const four = await quoteOf({ persons: 4 });
    expect(two.result.priceServicesMandatory.map(({ code }) => code)).toEqual(['finalCleaning']);
    expect(four.result.priceServicesMandatory[0]).toEqual({
      ...{ code: 'furtherGuests', unit: 'personNight', unitPrice: 15, quantity: 14, total: 210 },
    });
    // Four pay the tourist tax of two more, too.
    const complete = two.totals.complete + 21_000 + 2 * 7 * 200;
    expect(four.totals.complete).toBe(complete);
    const { startDate: from, party } = { ...request(), party: { persons: 4, childAges: [], dogs: 0 } };
    const rates = (await pricing.stayRates([11])).get(11)!;
    expect(quoteStay(rates, toDayNumber(from), 7, party, toDayNumber(today))?.complete).toBe(complete);
    const range = { nights: 7, party, from, until: from };
    const calendar = await pricing.priceCalendar(11, range, today);
    expect(calendar).toMatchObject({ ok: true, days: [{ total: complete }] });
  });

  it('is the price of the stay, the same inside of a transaction', async () => {
    const { result, totals } = await quoteOf();
    expect(result.priceObject).toMatchObject({ original: 710, price: 710, priceComplete: 738, duration: 7 });
    expect(result).toMatchObject({ status: 'free', deposit: 150, consumptionEstimate: 17.5 });
    expect(totals).toEqual({ complete: 73_800, prepaid: 71_000, onSite: 2_800 });
    const inside = await database.transaction((tx) => pricing.quote(request(), today, tx));
    expect(inside).toEqual(await pricing.quote(request(), today));
  });

  it('sees what is occupied at once, and the changeover day as free', async () => {
    expect((await quoteOf()).result.status).toBe('free');
    await occupy(11, '2027-03-13', '2027-03-20');
    await occupy(11, '2027-02-27', '2027-03-06');
    await occupy(12, '2027-03-06', '2027-03-13');
    expect((await quoteOf()).result.status).toBe('free');
    expect((await quoteOf({ endDate: '2027-03-14' })).result.status).toBe('booked');
    expect((await quoteOf({ objectNumber: 12 })).result.status).toBe('booked');
    await occupy(11, '2027-03-10', '2027-03-11');
    expect((await quoteOf()).result.status).toBe('booked');
  });

  it('of a page is the same, and comes from memory until the home is said to have changed', async () => {
    expect(await pricing.quoteForPage(request(), today)).toEqual(await pricing.quote(request(), today));
    await occupy(11, '2027-03-06', '2027-03-13');
    expect(await pricing.quoteForPage(request(), today)).toMatchObject({ quote: { status: 'free' } });
    await pricing.module.onHomeChanged?.({ homes: [11], kind: 'nights', source: 'index' });
    expect(await pricing.quoteForPage(request(), today)).toEqual(await pricing.quote(request(), today));
    expect(await pricing.quoteForPage(request(), today)).toMatchObject({ quote: { status: 'booked' } });
    expect(await pricing.quoteForPage(request({ objectNumber: 99 }), today)).toMatchObject({
      type: 'object-not-found',
    });
  });

  it('knows bonus codes as typed or in capitals', async () => {
    const code = { amount_cents: cents(2_500), valid_until: '2027-12-31', uses_left: 1 };
    await database.db
      .insertInto('bonus_codes')
      .values([
        { ...code, code: 'SUMMER' },
        { ...code, code: 'aB3' },
      ])
      .execute();
    for (const [typed, used] of [
      [' summer ', 'SUMMER'],
      ['aB3', 'aB3'],
    ] as const) {
      const { result, bonusCode, totals } = await quoteOf({ bonus: typed });
      expect([result.bonusState, result.bonusAmount, bonusCode]).toEqual(['applied', 25, used]);
      expect(totals.prepaid).toBe(71_000 - 2_500);
    }
    expect(await quoteOf({ bonus: "x' or 1=1" })).toMatchObject({
      bonusCode: null,
      result: { bonusState: 'unknown' },
    });
    await database.db.updateTable('bonus_codes').set({ uses_left: 0 }).execute();
    expect(await quoteOf({ bonus: 'SUMMER' })).toMatchObject({
      bonusCode: null,
      result: { bonusState: 'expired' },
    });
  });
});

describe('the price endpoint', () => {
  const handle = (input: Record<string, unknown>, host = 'www.feriola.test') =>
    getPriceHandler({ pricing, partners, clock, operator: () => insuring })(
      getPrice.request.parse({ objectNumber: 11, ...input }),
      aCall({ host }),
    );
  const insuring = buildOperator(
    {
      insurer: 'Insurer',
      insuranceSheet: 'https://insurer.de/sheet.pdf',
      insuranceConditions: 'https://insurer.de/conditions.pdf',
      insuranceStatus: 'broker',
    },
    'www.feriola.test',
  );
  const march = { startDate: '2027-03-06', endDate: '2027-03-13' };

  it.each([
    ['no dates', {}],
    ['no departure', { startDate: '2027-03-06' }],
    ['no night', { startDate: '2027-03-06', endDate: '2027-03-06' }],
    ['departure before arrival', { startDate: '2027-03-06', endDate: '2027-03-01' }],
    ['arrival yesterday', { startDate: '2027-01-01', endDate: '2027-01-08' }],
    ['a length without arrival', { duration: 7 }],
  ])('refuses %s', async (_, input) => {
    expect(await handle(input)).toEqual({ ok: false, type: 'invalid-dates', data: null });
  });

  it('takes two persons, and a number of nights for the departure', async () => {
    const answer = await handle({ startDate: '2027-03-06', duration: '7', pets: 0 });
    expect(answer).toMatchObject({
      ok: true,
      data: { priceObject: { persons: 2, endDate: '2027-03-13', priceComplete: 738 } },
    });
    if (answer.ok) expect(getPrice.response.parse(answer.data)).toEqual(answer.data);
  });

  it.each(['', 0])('takes the usual two persons for %j', async (persons) => {
    expect(await handle({ ...march, persons })).toMatchObject({
      ok: true,
      data: { priceObject: { persons: 2 } },
    });
  });

  it.each([
    ['the home takes fewer adults', { persons: 4 }, 'tooManyAdults'],
    ['the page knows of a lower bound', { persons: 3, adultsMax: 2 }, 'tooManyAdults'],
    ['the others are children', { persons: 4, childAges: [12] }, 'free'],
    ['the page knows of no bound', { persons: 3, adultsMax: 0 }, 'free'],
    ['the page claims a higher bound', { persons: 4, adultsMax: 9 }, 'tooManyAdults'],
  ])('where %s, the answer is as for too many persons', async (_, party, status) => {
    await database.db.updateTable('homes').set({ adults_max: 3 }).where('object_number', '=', 11).execute();
    expect(await handle({ ...march, ...party })).toMatchObject({ ok: true, data: { status } });
  });

  it.each([
    ['7001', 'www.feriola.test'],
    ['', 'ferien.hafen.example'],
    ['10', 'ferien.hafen.example'],
  ])('leaves out what the partner %s at %s does not offer', async (partner, host) => {
    const asked = { ...march, insurance: 1, bonus: 'SUMMER' };
    const own = await handle(asked);
    expect(own).toMatchObject({ ok: true, data: { bonusState: 'unknown' } });
    expect(own.ok && own.data.insurancePrice).toBeGreaterThan(0);
    expect(own.ok && own.data.priceServicesOptional.map(({ code }) => code)).toContain('insurance');
    const hidden = await handle({ ...asked, partner }, host);
    expect(hidden).toMatchObject({ ok: true, data: { bonusState: 'none', insurancePrice: 0 } });
    expect(hidden.ok && hidden.data.priceServicesOptional.map(({ code }) => code)).not.toContain('insurance');
  });

  it('offers no insurance where the operator names none', async () => {
    const operator = buildOperator({}, 'www.feriola.test');
    const ask = getPriceHandler({ pricing, partners, clock, operator: () => operator });
    const answer = await ask(getPrice.request.parse({ objectNumber: 11, ...march, insurance: 1 }), aCall({}));
    expect(answer).toMatchObject({ ok: true, data: { insurancePrice: 0 } });
    expect(answer.ok && answer.data.priceServicesOptional.map(({ code }) => code)).not.toContain('insurance');
  });

  it('tells unknown, removed and inactive homes apart', async () => {
    const dates = { startDate: '2027-03-06', endDate: '2027-03-13' };
    expect(await handle({ ...dates, objectNumber: 99 })).toMatchObject({ type: 'object-not-found' });
    await database.db
      .updateTable('homes')
      .set({ state: 'removed', removed_at: clock.now() })
      .where('object_number', '=', 12)
      .execute();
    expect(await handle({ ...dates, objectNumber: 12 })).toMatchObject({ type: 'object-removed' });
    await database.db
      .updateTable('homes')
      .set({ state: 'paused', paused_by: 'landlord' })
      .where('object_number', '=', 11)
      .execute();
    expect(await handle(dates)).toMatchObject({
      ok: true,
      data: { status: 'inactive', externalBookingOK: false },
    });
  });
});
