import { sql } from 'kysely';
import type { Discount, FurtherGuests, Service, TouristTaxBand } from '../../../domain/pricing/home-rates.ts';
import type { BookingRules } from '../../../domain/pricing/booking-rules.ts';
import type { CancellationStep } from '../../../domain/pricing/quote.ts';
import type { EnteredSeason } from '../../../domain/pricing/weekend-rates.ts';
import type { OccupiedPeriod } from '../../../domain/pricing/stay-rules.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import type { BonusCode } from './rules/bonus.ts';
import { noMoney, type Cents } from '../../../domain/money.ts';

export interface HomeRow {
  objectNumber: number;
  version: number;
  active: boolean;
  removed: boolean;
  personsMax: number;
  adultsMax: number;
  dogsMax: number;
  deposit: Cents;
  consumptionPerNight: Cents;
  furtherGuests: FurtherGuests | null;
  touristTax: readonly TouristTaxBand[];
  cancellation: readonly CancellationStep[];
  landlordCollects: boolean;
  rules: BookingRules;
}

export interface RateTables {
  seasons: readonly EnteredSeason[];
  discounts: readonly Discount[];
  services: readonly Service[];
}

/** Uses one array parameter, since a statement may have at most 65,535 parameters. */
const isOneOf = (numbers: readonly number[]) => sql<boolean>`object_number = any(${[...numbers]}::integer[])`;

const periodsSince = (since: PlainDate | null) =>
  since === null
    ? sql<[PlainDate, PlainDate][]>`'[]'::json`
    : sql<[PlainDate, PlainDate][]>`(
        select coalesce(json_agg(json_build_array(lower(period), upper(period)) order by lower(period)), '[]')
        from stays where stays.object_number = homes.object_number and upper(period) > ${since}::date)`;

type SeasonCells = [
  ...[from: PlainDate, until: PlainDate, nightly: Cents, weekly: Cents, minStay: number, maxStay: number],
  ...[arrival: number, departure: number, weekendNightly: Cents | null, weekendNights: number | null],
  name: string | null,
];
type DiscountCells = [Discount['kind'], number, number];
type ServiceCells = [Service['code'], Service['unit'], Cents, boolean, boolean];

function toSeason([
  fromDate,
  untilDate,
  nightly,
  weekly,
  minStay,
  maxStay,
  arrival,
  departure,
  weekendNightly,
  weekendNights,
  name,
]: SeasonCells): EnteredSeason {
  return {
    fromDate,
    untilDate,
    nightly,
    weekly,
    minStay,
    maxStay,
    arrivalDays: arrival,
    departureDays: departure,
    ...(weekendNightly !== null &&
      weekendNights !== null && { weekend: { nightly: weekendNightly, nights: weekendNights } }),
    ...(name !== null && { name }),
  };
}

function toFurtherGuests(row: {
  included_guests: number | null;
  further_guest_cents: Cents | null;
}): FurtherGuests | null {
  const { included_guests: included, further_guest_cents: amount } = row;
  return included === null || amount === null ? null : { included, amount };
}

export const pricingStore = {
  async homes(
    db: Queryable,
    numbers: readonly number[],
    since: PlainDate | null,
  ): Promise<(HomeRow & { occupied: readonly OccupiedPeriod[] })[]> {
    const rows = await db
      .selectFrom('homes')
      .innerJoin('places', 'places.id', 'homes.place_id')
      .select([
        'homes.object_number',
        'homes.version',
        'homes.active',
        'homes.removed_at',
        'homes.persons_max',
        'homes.adults_max',
        'homes.dogs_max',
        'homes.deposit_cents',
        'homes.included_guests',
        'homes.further_guest_cents',
        'homes.consumption',
        'homes.cancellation',
        'homes.landlord_collects',
        'homes.lead_days',
        'homes.lead_hour',
        'homes.horizon_months',
        'homes.fill_from',
        'homes.leave_min',
        sql`coalesce(homes.tourist_tax, places.tourist_tax)`.as('tourist_tax'),
        periodsSince(since).as('periods'),
      ])
      .where(isOneOf(numbers))
      .execute();
    return rows.map((row) => ({
      objectNumber: row.object_number,
      version: row.version,
      active: row.active,
      removed: row.removed_at !== null,
      personsMax: row.persons_max,
      adultsMax: row.adults_max,
      dogsMax: row.dogs_max,
      // An unknown deposit is in no quote; the home's page tells guests to ask.
      deposit: row.deposit_cents ?? noMoney,
      consumptionPerNight: (row.consumption as { estimatePerNight?: Cents }).estimatePerNight ?? noMoney,
      furtherGuests: toFurtherGuests(row),
      touristTax: row.tourist_tax as TouristTaxBand[],
      cancellation: row.cancellation as CancellationStep[],
      landlordCollects: row.landlord_collects,
      rules: {
        leadDays: row.lead_days,
        leadHour: row.lead_hour,
        horizonMonths: row.horizon_months,
        fillFrom: row.fill_from,
        leaveMin: row.leave_min,
      },
      occupied: row.periods.map(([startDate, endDate]) => ({ startDate, endDate })),
    }));
  },

  async rates(db: Queryable, numbers: readonly number[]): Promise<Map<number, RateTables>> {
    // One row per home with parts as JSON lists: reading thousands of rows costs the driver more than the query.
    const { rows } = await sql<{
      object_number: number;
      seasons: SeasonCells[];
      discounts: DiscountCells[];
      services: ServiceCells[];
    }>`
      select object_number,
        (select coalesce(json_agg(json_build_array(from_date, until_date, nightly_cents, weekly_cents,
            min_stay, max_stay, arrival_days, departure_days, weekend_cents, weekend_nights, name) order by from_date), '[]')
          from price_seasons where price_seasons.object_number = asked.object_number) as seasons,
        (select coalesce(json_agg(json_build_array(kind, threshold, percent) order by kind, threshold), '[]')
          from home_discounts where home_discounts.object_number = asked.object_number) as discounts,
        (select coalesce(json_agg(json_build_array(code, unit, amount_cents, mandatory, prepaid) order by code), '[]')
          from home_services where home_services.object_number = asked.object_number) as services
      from unnest(${[...numbers]}::integer[]) as asked (object_number)`.execute(db);
    return new Map(
      rows.map((row) => [
        row.object_number,
        {
          seasons: row.seasons.map(toSeason),
          discounts: row.discounts.map(([kind, threshold, percent]) => ({ kind, threshold, percent })),
          services: row.services.map(([code, unit, amount, mandatory, prepaid]) => ({
            code,
            unit,
            amount,
            mandatory,
            prepaid,
          })),
        },
      ]),
    );
  },

  async occupied(
    db: Queryable,
    numbers: readonly number[],
    today: PlainDate,
  ): Promise<Map<number, OccupiedPeriod[]>> {
    const { rows } = await sql<{ object_number: number; periods: [PlainDate, PlainDate][] }>`
      select object_number,
        json_agg(json_build_array(lower(period), upper(period)) order by lower(period)) as periods
      from stays
      where object_number = any(${[...numbers]}::integer[]) and upper(period) > ${today}::date
      group by object_number`.execute(db);
    return new Map(
      rows.map((row) => [
        row.object_number,
        row.periods.map(([startDate, endDate]) => ({ startDate, endDate })),
      ]),
    );
  },

  async bonusCode(db: Queryable, spellings: readonly string[]): Promise<BonusCode | null> {
    if (spellings.length === 0) return null;
    const rows = await db
      .selectFrom('bonus_codes')
      .leftJoin('bonus_campaigns', 'bonus_campaigns.id', 'campaign_id')
      .selectAll('bonus_codes')
      .select(['valid_from', 'is_paused'])
      .where('code', 'in', spellings)
      .execute();
    const row = spellings.map((code) => rows.find((found) => found.code === code)).find(Boolean);
    if (!row) return null;
    return {
      code: row.code,
      amount: row.amount_cents,
      minimum: row.minimum_cents,
      validUntil: row.valid_until,
      usesLeft: row.uses_left,
      validFrom: row.valid_from,
      isPaused: row.is_paused ?? false,
    };
  },
};
