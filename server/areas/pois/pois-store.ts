import { sql } from 'kysely';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { PoiRow } from './rules/present-poi.ts';

export interface PoiArea {
  /** Region key. */
  region?: string | undefined;
  /** Country code. */
  country?: string | undefined;
}

const columns = [
  'pois.id',
  'kind',
  'pois.lat',
  'pois.lon',
  'pois.names',
  'pois.slugs',
  'pois.texts',
  'regions.key as region',
] as const;

export const poisStore = {
  async one(db: Queryable, id: number): Promise<PoiRow | null> {
    const row = await db
      .selectFrom('pois')
      .leftJoin('regions', 'regions.id', 'pois.region_id')
      .select(columns)
      .where('pois.id', '=', id)
      .executeTakeFirst();
    return (row as PoiRow | undefined) ?? null;
  },

  /** What the addresses of all are made of, in the order of their numbers. */
  async addresses(db: Queryable, limit: number): Promise<Pick<PoiRow, 'id' | 'kind' | 'names' | 'slugs'>[]> {
    const rows = await db
      .selectFrom('pois')
      .select(['id', 'kind', 'names', 'slugs'])
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows as Pick<PoiRow, 'id' | 'kind' | 'names' | 'slugs'>[];
  },

  async inArea(db: Queryable, { region, country }: PoiArea, limit: number): Promise<PoiRow[]> {
    let query = db.selectFrom('pois').leftJoin('regions', 'regions.id', 'pois.region_id').select(columns);
    if (region) query = query.where('regions.key', '=', region);
    if (country) query = query.where('pois.country_code', '=', country);
    return (await query.orderBy('pois.id').limit(limit).execute()) as PoiRow[];
  },

  /** Nearest first, by the great circle; kilometres. */
  async near(
    db: Queryable,
    { lat, lon, radius }: { lat: number; lon: number; radius: number },
    { region, country }: PoiArea,
    limit: number,
  ): Promise<(PoiRow & { distance: number })[]> {
    const { rows } = await sql<PoiRow & { distance: number }>`
      select * from (
        select p.id, p.kind, p.lat, p.lon, p.names, p.slugs, p.texts, r.key as region,
          12742 * asin(least(1, sqrt(
            pow(sin(radians(p.lat - ${lat}::float8) / 2), 2)
            + cos(radians(${lat}::float8)) * cos(radians(p.lat)) * pow(sin(radians(p.lon - ${lon}::float8) / 2), 2)
          ))) as distance
        from pois p left join regions r on r.id = p.region_id
        where (${region ?? null}::text is null or r.key = ${region ?? null}::text)
          and (${country ?? null}::text is null or p.country_code = ${country ?? null}::text)
      ) measured
      where distance <= ${radius}::float8
      order by distance, id
      limit ${limit}::int`.execute(db);
    return rows;
  },

  async insertAll(tx: Tx, pois: readonly Row[]): Promise<void> {
    await insertRows(tx, 'pois', pois);
  },
};
