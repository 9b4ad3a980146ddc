import type { QuoteRequest } from '../../server/areas/pricing/pricing.ts';
import type { Database } from '../../server/platform/database.ts';
import { cents } from '../../domain/cents.ts';

export async function insertPricedPlace(db: Database): Promise<void> {
  const named = { names: '{}', slugs: '{}', lat: 54, lon: 10, bounds: '[]' };
  await db
    .insertInto('countries')
    .values({ code: 'de', ...named })
    .execute();
  await db
    .insertInto('regions')
    .values({ id: 1, key: 'ostsee', country_code: 'de', landscape: 'coast', ...named })
    .execute();
  await db
    .insertInto('places')
    .values({
      id: 1,
      region_id: 1,
      country_code: 'de',
      tourist_tax: JSON.stringify([{ fromAge: 18, toAge: 99, amount: 200 }]),
      ...named,
    })
    .execute();
  await db.insertInto('landlords').values({ id: 1, name: 'Jensen', email: 'jensen@example.org' }).execute();
}

/** A home with two seasons, a discount for long stays and two services. */
export async function insertPricedHome(db: Database, number: number): Promise<void> {
  await db
    .insertInto('homes')
    .values({
      object_number: number,
      place_id: 1,
      region_id: 1,
      country_code: 'de',
      landlord_id: 1,
      object_type: 'house',
      kind: 'farmhouse',
      lat: 54,
      lon: 10,
      persons_max: 4,
      adults_max: 4,
      count_rooms: 3,
      count_rooms_sleeping: 2,
      count_rooms_bath: 1,
      squaremeter_living: 80,
      dogs_max: 1,
      deposit_cents: cents(15_000),
      consumption: JSON.stringify({ estimatePerNight: 250 }),
    })
    .execute();
  const season = {
    object_number: number,
    nightly_cents: cents(10_000),
    weekly_cents: cents(63_000),
    min_stay: 2,
    max_stay: 30,
    arrival_days: 127,
    departure_days: 127,
  };
  // Out of order, as an import may write them.
  await db
    .insertInto('price_seasons')
    .values([
      {
        ...season,
        from_date: '2027-06-01',
        until_date: '2028-01-01',
        nightly_cents: cents(15_000),
        weekly_cents: cents(98_000),
      },
      { ...season, from_date: '2027-01-01', until_date: '2027-06-01' },
    ])
    .execute();
  await db
    .insertInto('home_discounts')
    .values({ object_number: number, kind: 'longStay', threshold: 14, percent: 10 })
    .execute();
  const service = { object_number: number, unit: 'stay', mandatory: true, prepaid: true };
  await db
    .insertInto('home_services')
    .values([
      { ...service, code: 'finalCleaning', amount_cents: cents(8_000) },
      { ...service, code: 'bedLinen', unit: 'person', amount_cents: cents(1_200), mandatory: false },
    ])
    .execute();
}

/** Occupies the nights from the first day to the day before the last. */
export const occupy = (db: Database, number: number, startDate: string, endDate: string): Promise<unknown> =>
  db
    .insertInto('stays')
    .values({ object_number: number, period: `[${startDate},${endDate})`, kind: 'blocked' })
    .execute();

/** A request for two persons and a week in March, with changed fields. */
export const quoteRequest = (fields: Partial<QuoteRequest> = {}): QuoteRequest => ({
  objectNumber: 11,
  startDate: '2027-03-06',
  endDate: '2027-03-13',
  persons: 2,
  childAges: [],
  dogs: 0,
  insurance: false,
  extras: {},
  bonus: '',
  experiments: [],
  ...fields,
});
