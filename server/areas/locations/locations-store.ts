import { sql, type Insertable } from 'kysely';
import type { Countries, Places, Regions } from '../../../database/types.ts';
import type { Localized } from '../../../domain/language.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { LocationRow } from './rules/location.ts';

export interface KnownLocations {
  countries: Set<string>;
  regions: Map<string, number>;
  places: Map<number, { regionId: number; names: Localized }>;
}

export const locationsStore = {
  /** Reads countries, regions and places in one form, without any order. */
  async all(db: Queryable): Promise<LocationRow[]> {
    const { rows } = await sql<LocationRow>`
      select 'country' as kind, code as key, code as id, null::text as "parentKind", null::text as "parentId",
        names, slugs, lat, lon, bounds, texts, teaser_order as "teaserOrder", 0 as population, code as "countryCode"
      from countries
      union all
      select 'region', key, id::text, 'country', country_code, names, slugs, lat, lon, bounds, texts,
        teaser_order, 0, country_code
      from regions
      union all
      select 'place', id::text, id::text, 'region', region_id::text, names, slugs, lat, lon, bounds, texts,
        null, population, country_code
      from places`.execute(db);
    return rows;
  },

  /** Reads which locations there are: countries by code, regions by key, places by number. */
  async keys(db: Queryable): Promise<KnownLocations> {
    const countries = await db.selectFrom('countries').select('code').execute();
    const regions = await db.selectFrom('regions').select(['id', 'key']).execute();
    const places = await db.selectFrom('places').select(['id', 'region_id', 'names']).execute();
    return {
      countries: new Set(countries.map(({ code }) => code)),
      regions: new Map(regions.map(({ id, key }) => [key, id])),
      places: new Map(
        places.map(({ id, region_id, names }) => [id, { regionId: region_id, names: names as Localized }]),
      ),
    };
  },

  async countrySlugs(db: Queryable, code: string): Promise<Localized> {
    const row = await db
      .selectFrom('countries')
      .select('slugs')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return row.slugs as Localized;
  },

  async insertCountry(tx: Tx, country: Insertable<Countries>): Promise<void> {
    await tx.insertInto('countries').values(country).execute();
  },

  /** Inserts a region under the next number, which is the answer. */
  async insertRegion(tx: Tx, region: Omit<Insertable<Regions>, 'id'>): Promise<number> {
    const { id } = await tx.insertInto('regions').values(region).returning('id').executeTakeFirstOrThrow();
    return id;
  },

  /** Inserts a place under the number that the world knows it by. */
  async insertPlace(tx: Tx, place: Insertable<Places>): Promise<void> {
    await tx.insertInto('places').values(place).execute();
  },

  /** Inserts locations with numbers of their own, into a catalogue that is being built; places to come follow them. */
  async insertAll(
    tx: Tx,
    rows: { countries: readonly Row[]; regions: readonly Row[]; places: readonly Row[] },
  ): Promise<void> {
    await insertRows(tx, 'countries', rows.countries);
    await insertRows(tx, 'regions', rows.regions);
    await insertRows(tx, 'places', rows.places);
    await sql`select setval('place_numbers', greatest((select max(id) from places), 1)),
      setval('region_numbers', greatest((select max(id) from regions), 1))`.execute(tx);
  },
};
