import { sql, type Selectable } from 'kysely';
import type { Partners, TrafficSources } from '../../../database/types.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export type PartnerRow = Selectable<Partners>;

export type TrafficSourceRow = Omit<Selectable<TrafficSources>, 'pid'>;

export const partnersStore = {
  async find(db: Queryable, id: number): Promise<PartnerRow | null> {
    const row = await db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirst();
    return row ?? null;
  },

  async withHost(db: Queryable): Promise<PartnerRow[]> {
    return db.selectFrom('partners').selectAll().where('host', 'is not', null).execute();
  },

  async source(db: Queryable, pid: number): Promise<TrafficSourceRow | null> {
    const row = await db
      .selectFrom('traffic_sources')
      .select([
        'description',
        'phone_interact',
        'phone_display',
        'watchlist_share',
        'encouragement_alert',
        'organic',
      ])
      .where('pid', '=', pid)
      .executeTakeFirst();
    return row ?? null;
  },

  /** Sites of partners whose address counts. */
  async sites(db: Queryable): Promise<{ name: string; url: string }[]> {
    const rows = await db
      .selectFrom('partners')
      .select(['name', 'url'])
      .where('url', 'is not', null)
      .where('ignore_url', '=', false)
      .execute();
    return rows.map(({ name, url }) => ({ name, url: url! }));
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
