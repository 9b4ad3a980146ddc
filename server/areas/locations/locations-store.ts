import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Places } from '../../../database/types.ts';
import type { Localized } from '../../../domain/language.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { LocationKind, LocationRow } from './rules/location.ts';

/** Countries, regions and places in one form, of each those that its condition lets through. */
const locationsWhere = (
  country: RawBuilder<unknown>,
  region: RawBuilder<unknown>,
  place: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select 'country' as kind, code as key, code as id, null::text as parent_kind, null::text as parent_id,
    names, slugs, lat, lon, bounds, texts, teaser_order, 0 as population, code as country_code
  from countries where ${country}
  union all
  select 'region', key, id::text, 'country', country_code, names, slugs, lat, lon, bounds, texts,
    teaser_order, 0, country_code
  from regions where ${region}
  union all
  select 'place', id::text, id::text, 'region', region_id::text, names, slugs, lat, lon, bounds, texts,
    null, population, country_code
  from places where ${place}
) l`;

const allLocations = locationsWhere(sql`true`, sql`true`, sql`true`);

const columns: RawBuilder<unknown> = sql`kind, key, id, parent_kind as "parentKind", parent_id as "parentId",
  names, slugs, lat, lon, bounds, texts, teaser_order as "teaserOrder"`;

/** Puts larger kinds first, and of places the largest. */
const bySize: RawBuilder<unknown> = sql`case kind when 'country' then 0 when 'region' then 1 else 2 end,
  population desc, id`;

/** A place with the names of what it lies in. */
export interface NearPlaceRow extends Pick<LocationRow, 'key' | 'names' | 'slugs' | 'lat' | 'lon'> {
  regionNames: Partial<Localized>;
  countryNames: Partial<Localized>;
}

export const locationsStore = {
  /** Finds a location by country code, region id or place id. */
  async byId(db: Queryable, kind: LocationKind, id: string): Promise<LocationRow | null> {
    const { rows } = await sql<LocationRow>`
      select ${columns} from ${allLocations} where kind = ${kind}::text and id = ${id}::text`.execute(db);
    return rows[0] ?? null;
  },

  /** Reads slugs by keys as addresses and the search write them: country code, region key, place id. */
  async slugsOf(
    db: Queryable,
    wanted: readonly { kind: LocationKind; key: string }[],
  ): Promise<Pick<LocationRow, 'kind' | 'key' | 'slugs'>[]> {
    if (wanted.length === 0) return [];
    const keys = (kind: LocationKind): string[] =>
      wanted.filter((one) => one.kind === kind).map((one) => one.key);
    // Each kind by its own index: this is asked at every key that somebody types.
    const { rows } = await sql<Pick<LocationRow, 'kind' | 'key' | 'slugs'>>`
      select kind, key, slugs from ${locationsWhere(
        sql`code = any(${keys('country')}::text[])`,
        sql`key = any(${keys('region')}::text[])`,
        sql`id = any(${keys('place')}::bigint[])`,
      )}`.execute(db);
    return rows;
  },

  /**
   * Finds a location by key or id, else by a name in any language without regard to case and accents; inside of a country
   * when given. Without accents lower() is the same whatever the database's locale is.
   */
  async named(db: Queryable, name: string, country: string | null): Promise<LocationRow | null> {
    const { rows } = await sql<LocationRow>`
      select ${columns} from ${allLocations}
      where (${country}::text is null or country_code = ${country}::text)
        and (key = ${name}::text or exists (
          select from jsonb_each_text(case jsonb_typeof(names) when 'object' then names else '{}' end) n
          where lower(unaccent(n.value)) = lower(unaccent(${name}::text))))
      order by case when key = ${name}::text then 0 else 1 end, ${bySize}
      limit 1`.execute(db);
    return rows[0] ?? null;
  },

  /** Numbers of up to two places with that whole name or slug in any language, without regard to case and accents, as above. */
  async placesNamed(db: Queryable, name: string, country: string | null): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from places
      where (${country}::text is null or country_code = ${country}::text) and exists (
        select from (select * from jsonb_each_text(names) union all select * from jsonb_each_text(slugs)) called
        where lower(unaccent(called.value)) = lower(unaccent(${name}::text)))
      order by id limit 2`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Reads all locations whose bounds contain the point. */
  async around(db: Queryable, lat: number, lon: number): Promise<LocationRow[]> {
    const { rows } = await sql<LocationRow>`
      select ${columns} from ${allLocations}
      where (bounds->>0)::float8 <= ${lat}::float8 and (bounds->>2)::float8 >= ${lat}::float8
        and (bounds->>1)::float8 <= ${lon}::float8 and (bounds->>3)::float8 >= ${lon}::float8`.execute(db);
    return rows;
  },

  /** Reads those of the places that lie nearest to a point, the nearest first; degrees of longitude shrink towards the poles. */
  async nearest(
    db: Queryable,
    { lat, lon }: { lat: number; lon: number },
    places: readonly string[],
    limit: number,
  ): Promise<NearPlaceRow[]> {
    const { rows } = await sql<NearPlaceRow>`
      select p.id::text as key, p.names, p.slugs, p.lat, p.lon, r.names as "regionNames", c.names as "countryNames"
      from places p join regions r on r.id = p.region_id join countries c on c.code = p.country_code
      where p.id = any(${places}::bigint[])
      order by power(p.lat - ${lat}::float8, 2)
        + power((p.lon - ${lon}::float8) * cos(radians((p.lat + ${lat}::float8) / 2)), 2), p.id
      limit ${limit}`.execute(db);
    return rows;
  },

  async inside(db: Queryable, kind: LocationKind, id: string): Promise<LocationRow[]> {
    const { rows } = await sql<LocationRow>`
      select ${columns} from ${allLocations}
      where parent_kind = ${kind}::text and parent_id = ${id}::text`.execute(db);
    return rows;
  },

  async all(db: Queryable, kind: Exclude<LocationKind, 'place'>): Promise<LocationRow[]> {
    const { rows } = await sql<LocationRow>`
      select ${columns} from ${allLocations} where kind = ${kind}::text
      order by teaser_order nulls last, id`.execute(db);
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
