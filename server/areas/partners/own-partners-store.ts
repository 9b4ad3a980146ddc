import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { PartnerRow } from './partners-store.ts';

export type OwnPartnerRow = PartnerRow & { isBranch: boolean };

export type PartnerChange = Partial<Omit<PartnerRow, 'id' | 'tag_name' | 'parent'>>;

export interface ActRow {
  actId: number;
  partnerId: number;
  kind: 'changed' | 'terms';
  uid: string | null;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  at: Date;
}

export const ownPartnersStore = {
  async listByPerson(db: Queryable, uid: string): Promise<OwnPartnerRow[]> {
    const { rows } = await sql<OwnPartnerRow>`
      with own as (
        select subject from account_businesses where kind = 'partner' and uid = ${uid}
      )
      select partners.*, partners.id not in (select subject from own) as "isBranch"
      from partners
      where id in (select subject from own) or parent in (select subject from own)
      order by 1`.execute(db);
    return rows;
  },

  async lockOwn(tx: Tx, id: number, uid: string): Promise<PartnerRow | null> {
    const { rows } = await sql<PartnerRow>`
      select * from partners where id = ${id} and exists (
        select from account_businesses
        where kind = 'partner' and subject = partners.id and uid = ${uid}
      ) for update`.execute(tx);
    return rows[0] ?? null;
  },

  async lock(tx: Tx, id: number): Promise<PartnerRow | null> {
    const row = await tx
      .selectFrom('partners')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row ?? null;
  },

  async hasHost(db: Queryable, host: string, besides: number): Promise<boolean> {
    const { rows } = await sql`
      select from partners where lower(host) = ${host} and id <> ${besides}`.execute(db);
    return rows.length > 0;
  },

  /** Logs the old values; does nothing if nothing differs. */
  async change(
    tx: Tx,
    partner: PartnerRow,
    change: PartnerChange,
    act: { kind: ActRow['kind']; uid: string; at: Date },
  ): Promise<PartnerRow> {
    const names = (Object.keys(change) as (keyof PartnerChange)[]).filter(
      (name) => change[name] !== partner[name],
    );
    if (names.length === 0) return partner;
    const only = (row: PartnerChange): string =>
      JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name] ?? null])));
    await tx
      .insertInto('partner_acts')
      .values({
        partner_id: partner.id,
        kind: act.kind,
        uid: act.uid,
        before: only(partner),
        after: only(change),
        acted_at: act.at,
      })
      .execute();
    return tx
      .updateTable('partners')
      .set(change)
      .where('id', '=', partner.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  },

  async acts(db: Queryable, partnerId: number | null): Promise<ActRow[]> {
    const { rows } = await sql<ActRow>`
      select act_id as "actId", partner_id as "partnerId", kind, uid, before, after, acted_at as at
      from (
        select *, row_number() over (partition by partner_id order by act_id desc) as place from partner_acts
        where ${partnerId}::bigint is null or partner_id = ${partnerId}
      ) as acts
      where place <= 20 order by act_id desc`.execute(db);
    return rows;
  },

  async listActs(db: Queryable, uid: string): Promise<Readonly<Record<string, unknown>>[]> {
    return db
      .selectFrom('partner_acts')
      .select(['act_id', 'partner_id', 'kind', 'before', 'after', 'acted_at'])
      .where('uid', '=', uid)
      .orderBy('act_id')
      .execute();
  },

  /** Removes the person from the log, which stays with the partner. */
  async leave(tx: Tx, uid: string): Promise<void> {
    await tx.updateTable('partner_acts').set({ uid: null }).where('uid', '=', uid).execute();
  },
};
