import type { Insertable } from 'kysely';
import type { PriceSeasons } from '../../../database/types.ts';
import type { EnteredSeason } from '../../../domain/pricing/weekend-rates.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Tx } from '../../platform/database.ts';

export interface RateRows {
  price_seasons: readonly Row[];
  home_discounts: readonly Row[];
  home_services: readonly Row[];
}

export async function insertRates(tx: Tx, rates: RateRows): Promise<void> {
  await insertRows(tx, 'price_seasons', rates.price_seasons);
  await insertRows(tx, 'home_discounts', rates.home_discounts);
  await insertRows(tx, 'home_services', rates.home_services);
}

export async function insertSeasons(
  tx: Tx,
  objectNumber: number,
  seasons: readonly Omit<Insertable<PriceSeasons>, 'object_number'>[],
): Promise<void> {
  await insertRows(
    tx,
    'price_seasons',
    seasons.map((season) => ({ object_number: objectNumber, ...season })),
  );
}

export async function replaceExtras(
  tx: Tx,
  objectNumber: number,
  { discounts, services }: { discounts: readonly Row[]; services: readonly Row[] },
): Promise<void> {
  await tx.deleteFrom('home_discounts').where('object_number', '=', objectNumber).execute();
  await tx.deleteFrom('home_services').where('object_number', '=', objectNumber).execute();
  const ofHome = (row: Row): Row => ({ object_number: objectNumber, ...row });
  await insertRows(tx, 'home_discounts', discounts.map(ofHome));
  await insertRows(tx, 'home_services', services.map(ofHome));
}

export async function deleteSeasons(tx: Tx, objectNumber: number): Promise<void> {
  await tx.deleteFrom('price_seasons').where('object_number', '=', objectNumber).execute();
}

export async function replaceSeasons(
  tx: Tx,
  objectNumber: number,
  seasons: readonly EnteredSeason[],
): Promise<void> {
  await deleteSeasons(tx, objectNumber);
  const rows = seasons.map((season) => ({
    from_date: season.fromDate,
    until_date: season.untilDate,
    nightly_cents: season.nightly,
    weekly_cents: season.weekly,
    min_stay: season.minStay,
    max_stay: season.maxStay,
    arrival_days: season.arrivalDays,
    departure_days: season.departureDays,
    weekend_cents: season.weekend?.nightly ?? null,
    weekend_nights: season.weekend?.nights ?? null,
    name: season.name ?? null,
  }));
  await insertSeasons(tx, objectNumber, rows);
}
