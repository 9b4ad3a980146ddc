import type { PlainDate } from '../../../domain/stay.ts';
import type { IndexedHome } from '../../../engines/search/face.ts';
import type { Database } from '../../platform/database.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { writtenHome, writtenNights, type Written } from './rules/home-record.ts';
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
  written: { home: Written; nights: Written };
}

/** The homes' present rows, with stays that end after `since`; unknown homes are missing. */
export async function loadHomes(
  { db, pricing, ratings }: LoadDeps,
  numbers: readonly number[],
  offers: readonly OfferFilter[],
  since: PlainDate,
): Promise<LoadedHome[]> {
  // The version is read first: what follows is as new or newer, never older.
  const rows = await searchStore.homes(db, numbers);
  // Given a connection, pricing reads past its cache, which thousands of homes would only wash out.
  const ratesByHome = await pricing.homeRates(numbers, db);
  const occupied = await pricing.occupied(numbers, since, db);
  const figures = await ratings.figures(numbers);
  return rows.flatMap((row) => {
    const rates = ratesByHome.get(row.object_number);
    if (!rates) return [];
    const stays = occupied.get(row.object_number) ?? [];
    const home = indexHome(row, rates, stays, figures.get(row.object_number), offers);
    const written = { home: writtenHome(home), nights: writtenNights(stays) };
    const stamp = {
      version: row.version,
      writtenBy: row.written_by,
      home: written.home.checksum,
      nights: written.nights.checksum,
    };
    return [{ home, stamp, written }];
  });
}
