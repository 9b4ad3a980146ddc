import { sql, type Insertable } from 'kysely';
import type { Countries, Places, Regions } from '../../../database/types.ts';
import type { Localized } from '../../../domain/language.ts';
import { containsPattern } from '../../platform/contains-pattern.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { LocationRow } from './rules/location.ts';

export interface KnownPlace {
  regionId: number;
  names: Localized;
  subdivision: string | null;
}

export interface KnownLocations {
  countries: Set<string>;
  regions: Map<string, number>;
  places: Map<number, KnownPlace>;
}

export interface RegionRow {
  id: number;
  key: string;
  country_code: string;
  names: Record<string, string>;
  slugs: Record<string, string>;
}

export interface PlaceRow {
  id: number;
  region_id: number;
  country_code: string;
  names: Record<string, string>;
  slugs: Record<string, string>;
  lat: number;
  lon: number;
}

interface RegionChanges {
  names?: Record<string, string>;
  slugs?: Record<string, string>;
  bounds?: readonly number[];
  texts?: unknown;
  lat?: number;
  lon?: number;
  landscape?: string;
}

interface PlaceChanges {
  names?: Record<string, string>;
  slugs?: Record<string, string>;
  texts?: unknown;
  region_id?: number;
  subdivision_key?: string | null;
}

/** Serializes the given values as JSON. */
function serializeValues(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, JSON.stringify(value)]],
    ),
  );
}

export const locationsStore = {
  async all(db: Queryable): Promise<LocationRow[]> {
    const { rows } = await sql<LocationRow>`
      select 'country' as kind, code as key, code as id, null::text as "parentKind", null::text as "parentId",
        names, slugs, lat, lon, bounds, texts, teaser_order as "teaserOrder", 0 as population, code as "countryCode",
        null::text as "subdivisionId"
      from countries
      union all
      select 'region', key, id::text, 'country', country_code, names, slugs, lat, lon, bounds, texts,
        teaser_order, 0, country_code, null
      from regions
      union all
      select 'place', places.id::text, places.id::text, 'region', region_id::text, places.names, places.slugs,
        places.lat, places.lon, places.bounds, places.texts, null, population, places.country_code, around.id::text
      from places
      left join regions around
        on around.key = subdivision_key and around.kind = 'subdivision' and around.id <> region_id`.execute(
      db,
    );
    return rows;
  },

  async keys(db: Queryable): Promise<KnownLocations> {
    const countries = await db.selectFrom('countries').select('code').execute();
    const regions = await db.selectFrom('regions').select(['id', 'key']).execute();
    const places = await db
      .selectFrom('places')
      .select(['id', 'region_id', 'names', 'subdivision_key'])
      .execute();
    return {
      countries: new Set(countries.map(({ code }) => code)),
      regions: new Map(regions.map(({ id, key }) => [key, id])),
      places: new Map(
        places.map(({ id, region_id, names, subdivision_key }) => [
          id,
          { regionId: region_id, names: names as Localized, subdivision: subdivision_key },
        ]),
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

  async insertRegion(tx: Tx, region: Omit<Insertable<Regions>, 'id'>): Promise<number> {
    const { id } = await tx.insertInto('regions').values(region).returning('id').executeTakeFirstOrThrow();
    return id;
  },

  async insertPlace(tx: Tx, place: Insertable<Places>): Promise<void> {
    await tx.insertInto('places').values(place).execute();
  },

  async regionByKey(db: Queryable, key: string): Promise<RegionRow | null> {
    const row = await db
      .selectFrom('regions')
      .select(['id', 'key', 'country_code', 'names', 'slugs'])
      .where('key', '=', key)
      .executeTakeFirst();
    return (row as RegionRow | undefined) ?? null;
  },

  async placeById(db: Queryable, id: number): Promise<PlaceRow | null> {
    const row = await db
      .selectFrom('places')
      .select(['id', 'region_id', 'country_code', 'names', 'slugs', 'lat', 'lon'])
      .where('id', '=', id)
      .executeTakeFirst();
    return (row as PlaceRow | undefined) ?? null;
  },

  async named(db: Queryable, text: string): Promise<((RegionRow | PlaceRow) & { homes: number })[]> {
    const part = containsPattern(text);
    const { rows: regions } = await sql<RegionRow & { homes: number }>`
      select id, key, country_code, names, slugs,
        (select count(*)::int from homes where region_id = regions.id and removed_at is null) as homes
      from regions where names::text ilike ${part} or key ilike ${part} order by key`.execute(db);
    const { rows: places } = await sql<PlaceRow & { homes: number }>`
      select id, region_id, country_code, names, slugs, lat, lon,
        (select count(*)::int from homes where place_id = places.id and removed_at is null) as homes
      from places where names::text ilike ${part} order by population desc, id limit 100`.execute(db);
    return [...regions, ...places];
  },

  async updateRegion(
    tx: Tx,
    id: number,
    { names, slugs, bounds, texts, ...columns }: RegionChanges,
  ): Promise<void> {
    const values = { ...columns, ...serializeValues({ names, slugs, bounds, texts }) };
    if (Object.keys(values).length > 0)
      await tx.updateTable('regions').set(values).where('id', '=', id).execute();
  },

  async updatePlace(tx: Tx, id: number, { names, slugs, texts, ...columns }: PlaceChanges): Promise<void> {
    const values = { ...columns, ...serializeValues({ names, slugs, texts }) };
    if (Object.keys(values).length > 0)
      await tx.updateTable('places').set(values).where('id', '=', id).execute();
  },

  async setSubdivision(tx: Tx, place: number, subdivision: string): Promise<void> {
    await tx.updateTable('places').set({ subdivision_key: subdivision }).where('id', '=', place).execute();
  },

  /** Inserts locations of a new catalogue with given ids; later places get higher ones. */
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
