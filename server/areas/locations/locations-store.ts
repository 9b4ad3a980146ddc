import { sql, type Insertable } from 'kysely';
import type { Places } from '../../../database/types.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { LocationRow } from './rules/location.ts';

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

  /** Inserts a place under the next number, which is the answer and may be part of its slugs. */
  async insertPlace(
    tx: Tx,
    { slugs, ...place }: Omit<Insertable<Places>, 'id' | 'slugs'> & { slugs: (id: number) => string },
  ): Promise<number> {
    const { rows } = await sql<{ id: number }>`select nextval('place_numbers')::int as id`.execute(tx);
    const { id } = rows[0]!;
    await tx
      .insertInto('places')
      .values({ ...place, id, slugs: slugs(id) })
      .execute();
    return id;
  },

  /** Inserts locations with numbers of their own, into a catalogue that is being built; places to come follow them. */
  async insertAll(
    tx: Tx,
    rows: { countries: readonly Row[]; regions: readonly Row[]; places: readonly Row[] },
  ): Promise<void> {
    await insertRows(tx, 'countries', rows.countries);
    await insertRows(tx, 'regions', rows.regions);
    await insertRows(tx, 'places', rows.places);
    await sql`select setval('place_numbers', (select max(id) from places))`.execute(tx);
  },
};
