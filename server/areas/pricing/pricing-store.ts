import { sql } from 'kysely';
import type { Discount, Season, Service, TouristTaxBand } from '../../../domain/pricing/pricing-sheet.ts';
import type { OccupiedPeriod } from '../../../domain/pricing/stay-rules.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import type { BonusCode } from './rules/bonus.ts';

/** What a home's row and its place say about its price. */
export interface HomeRow {
  objectNumber: number;
  version: number;
  active: boolean;
  removed: boolean;
  personsMax: number;
  dogsMax: number;
  deposit: number;
  consumptionPerNight: number;
  touristTax: readonly TouristTaxBand[];
}

/** The home's own tables of rates; they change only with its version. */
export interface RatesOfHome {
  seasons: readonly Season[];
  discounts: readonly Discount[];
  services: readonly Service[];
}

export type PricingStore = typeof pricingStore;

/** One array parameter, since a statement takes at most 65,535 of them. */
const isOneOf = (numbers: readonly number[]) => sql<boolean>`object_number = any(${[...numbers]}::integer[])`;

function grouped<Row extends { object_number: number }, Value>(
  rows: readonly Row[],
  toValue: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(row.object_number);
    if (group) group.push(toValue(row));
    else groups.set(row.object_number, [toValue(row)]);
  }
  return groups;
}

export const pricingStore = {
  async homes(db: Queryable, numbers: readonly number[]): Promise<HomeRow[]> {
    const rows = await db
      .selectFrom('homes')
      .innerJoin('places', 'places.id', 'homes.place_id')
      .select([
        'homes.object_number',
        'homes.version',
        'homes.active',
        'homes.removed_at',
        'homes.persons_max',
        'homes.dogs_max',
        'homes.deposit_cents',
        'homes.consumption',
        'places.tourist_tax',
      ])
      .where(isOneOf(numbers))
      .execute();
    return rows.map((row) => ({
      objectNumber: row.object_number,
      version: row.version,
      active: row.active,
      removed: row.removed_at !== null,
      personsMax: row.persons_max,
      dogsMax: row.dogs_max,
      deposit: row.deposit_cents,
      consumptionPerNight: (row.consumption as { estimatePerNight?: number }).estimatePerNight ?? 0,
      touristTax: row.tourist_tax as TouristTaxBand[],
    }));
  },

  async rates(db: Queryable, numbers: readonly number[]): Promise<Map<number, RatesOfHome>> {
    // One after the other: a transaction has one connection.
    const seasonRows = await db
      .selectFrom('price_seasons')
      .selectAll()
      .where(isOneOf(numbers))
      .orderBy('object_number')
      .orderBy('from_date')
      .execute();
    const discountRows = await db
      .selectFrom('home_discounts')
      .selectAll()
      .where(isOneOf(numbers))
      .orderBy('object_number')
      .orderBy('kind')
      .orderBy('threshold')
      .execute();
    const serviceRows = await db
      .selectFrom('home_services')
      .selectAll()
      .where(isOneOf(numbers))
      .orderBy('object_number')
      .orderBy('code')
      .execute();

    const seasons = grouped(seasonRows, (row): Season => ({
      fromDate: row.from_date,
      untilDate: row.until_date,
      nightly: row.nightly_cents,
      weekly: row.weekly_cents,
      minStay: row.min_stay,
      maxStay: row.max_stay,
      arrivalDays: row.arrival_days,
      departureDays: row.departure_days,
    }));
    const discounts = grouped(discountRows, (row): Discount => ({
      kind: row.kind as Discount['kind'],
      threshold: row.threshold,
      percent: row.percent,
    }));
    const services = grouped(serviceRows, (row): Service => ({
      code: row.code as Service['code'],
      unit: row.unit as Service['unit'],
      amount: row.amount_cents,
      mandatory: row.mandatory,
      prepaid: row.prepaid,
    }));
    return new Map(
      numbers.map((number) => [
        number,
        {
          seasons: seasons.get(number) ?? [],
          discounts: discounts.get(number) ?? [],
          services: services.get(number) ?? [],
        },
      ]),
    );
  },

  /** Occupied periods that end after `today`, in order of date; homes without any are missing. */
  async occupied(
    db: Queryable,
    numbers: readonly number[],
    today: PlainDate,
  ): Promise<Map<number, OccupiedPeriod[]>> {
    const rows = await db
      .selectFrom('stays')
      .select(['object_number', sql<string>`lower(period)`.as('start_date')])
      .select(sql<string>`upper(period)`.as('end_date'))
      .where(isOneOf(numbers))
      .where(sql<boolean>`upper(period) > ${today}::date`)
      .orderBy('object_number')
      .orderBy(sql`lower(period)`)
      .execute();
    return grouped(rows, (row) => ({ startDate: row.start_date, endDate: row.end_date }));
  },

  /** The first of these spellings that is a code. */
  async bonusCode(db: Queryable, spellings: readonly string[]): Promise<BonusCode | null> {
    if (spellings.length === 0) return null;
    const rows = await db.selectFrom('bonus_codes').selectAll().where('code', 'in', spellings).execute();
    const row = spellings.map((code) => rows.find((found) => found.code === code)).find(Boolean);
    if (!row) return null;
    return {
      code: row.code,
      amount: row.amount_cents,
      minimum: row.minimum_cents,
      validUntil: row.valid_until,
      usesLeft: row.uses_left,
    };
  },
};
