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

  async insertAll(
    tx: Tx,
    rows: { partners: readonly Row[]; traffic_sources: readonly Row[] },
  ): Promise<void> {
    await insertRows(tx, 'partners', rows.partners);
    await insertRows(tx, 'traffic_sources', rows.traffic_sources);
  },
};

export const partnerKeeper = {
  /**
   * Returns the partner's number, unique among traffic sources too, under a lock against other inserts. The partner's
   * own site is not stored until the office has reviewed it, because redirects may lead there.
   */
  async insert(
    tx: Tx,
    { name, email, phone }: { name: string; email: string; phone: string },
  ): Promise<number> {
    await sql`lock table partners in share row exclusive mode`.execute(tx);
    const { rows } = await sql<{ id: number }>`
      select coalesce(max(id), 0) + 1 as id
      from (select id from partners union all select pid from traffic_sources) as taken`.execute(tx);
    const { id } = rows[0]!;
    await tx
      .insertInto('partners')
      .values({ id, tag_name: `partner-${id}`, name, email, phone, ignore_url: true })
      .execute();
    return id;
  },

  async has(db: Queryable, number: number): Promise<boolean> {
    const row = await db.selectFrom('partners').select('id').where('id', '=', number).executeTakeFirst();
    return row !== undefined;
  },
};
