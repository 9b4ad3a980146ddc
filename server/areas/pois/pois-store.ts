import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { PoiRow } from './rules/present-poi.ts';

export const poisStore = {
  /** Reads all sights and towns, in the order of their numbers. */
  async all(db: Queryable): Promise<PoiRow[]> {
    const rows = await db
      .selectFrom('pois')
      .leftJoin('regions', 'regions.id', 'pois.region_id')
      .select([
        'pois.id',
        'pois.kind',
        'pois.lat',
        'pois.lon',
        'pois.names',
        'pois.slugs',
        'pois.texts',
        'pois.country_code as country',
        'regions.key as region',
      ])
      .orderBy('pois.id')
      .execute();
    return rows as PoiRow[];
  },

  async insertAll(tx: Tx, pois: readonly Row[]): Promise<void> {
    await insertRows(tx, 'pois', pois);
  },
};
