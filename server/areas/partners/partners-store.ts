import { sql, type Selectable } from 'kysely';
import type { Partners, TrafficSources } from '../../../database/types.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export type PartnerRow = Selectable<Partners>;

export type TrafficSourceRow = Selectable<TrafficSources>;

export const partnersStore = {
  async all(db: Queryable): Promise<PartnerRow[]> {
    return db.selectFrom('partners').selectAll().orderBy('id').execute();
  },

  /** Reads the sources that guests may come from. */
  async sources(db: Queryable): Promise<TrafficSourceRow[]> {
    return db.selectFrom('traffic_sources').selectAll().execute();
  },

  async countHop(db: Queryable, hop: { day: PlainDate; target: string; pid: string }): Promise<void> {
    await db
      .insertInto('affiliate_hops')
      .values({ ...hop, hops: 1 })
      .onConflict((conflict) =>
        conflict.columns(['day', 'target', 'pid']).doUpdateSet({ hops: sql`affiliate_hops.hops + 1` }),
      )
      .execute();
  },

  /** Inserts partners, and the sources that guests may come from. */
  async insertAll(
    tx: Tx,
    rows: { partners: readonly Row[]; traffic_sources: readonly Row[] },
  ): Promise<void> {
    await insertRows(tx, 'partners', rows.partners);
    await insertRows(tx, 'traffic_sources', rows.traffic_sources);
  },
};
