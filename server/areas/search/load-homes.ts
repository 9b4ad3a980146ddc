import type { PlainDate } from '../../../domain/stay.ts';
import type { IndexedHome } from '../../../engines/search/face.ts';
import type { Database } from '../../platform/database.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { packHome, packNights, type PackedRecord } from './rules/home-record.ts';
import type { HomeStamp } from './rules/home-stamps.ts';
import { indexHome, type OfferFilter } from './rules/index-home.ts';
import { searchStore } from './search-store.ts';

export const homesAtOnce = 250;

export interface LoadDeps {
  db: Database;
  pricing: Pick<Pricing, 'homeRates' | 'occupied'>;
  ratings: Pick<Ratings, 'figures'>;
}

export interface LoadedHome {
  home: IndexedHome;
  stamp: HomeStamp;
  written: { home: PackedRecord; nights: PackedRecord };
}

/** Loads the homes' current rows, with stays that end after `since`; unknown homes are missing. */
export async function loadHomes(
  { db, pricing, ratings }: LoadDeps,
  numbers: readonly number[],
  offers: readonly OfferFilter[],
  since: PlainDate,
): Promise<LoadedHome[]> {
  // The version is read first, so that the data are never older than it.
  const rows = await searchStore.homes(db, numbers);
  // With a connection, pricing bypasses its cache, which thousands of homes would only flush.
  const ratesByHome = await pricing.homeRates(numbers, db);
  const staysByHome = await pricing.occupied(numbers, since, db);
  const figures = await ratings.figures(numbers);
  return rows.flatMap((row) => {
    const rates = ratesByHome.get(row.object_number);
    if (!rates) return [];
    const stays = staysByHome.get(row.object_number) ?? [];
    const home = indexHome(row, rates, stays, figures.get(row.object_number), offers);
    const records = { home: packHome(home), nights: packNights(stays) };
    const stamp = {
      version: row.version,
      writtenBy: row.written_by,
      home: records.home.checksum,
      nights: records.nights.checksum,
    };
    return [{ home, stamp, written: records }];
  });
}
