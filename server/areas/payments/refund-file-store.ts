import { sql } from 'kysely';
import type { Cents } from '../../../domain/money.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface RefundFileRow {
  id: number;
  made_name: string;
  made_at: Date;
}

export interface OrderedRefund {
  id: number;
  amount: Cents;
  holder: string | null;
  iban: string | null;
}

export const refundFileStore = {
  /** Lets only one person at a time create a file, so that no refund gets into two. */
  async lock(tx: Tx): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended('refund files', 0))`.execute(tx);
  },

  /** Returns released refunds by transfer: those of a file, or for null those that are in no file yet. */
  async refunds(db: Queryable, fileId: number | null): Promise<OrderedRefund[]> {
    const { rows } = await sql<OrderedRefund>`
      select refunds.id, refunds.amount_cents as amount, coalesce(refunds.holder, other_name) as holder,
        coalesce(refunds.iban, other_iban) as iban
      from refunds left join bank_transfers on source = 'transfer/' || bank_transfers.id
      where way = 'transfer' and ${fileId === null ? sql`file_id is null and refunds.state = 'released'` : sql`file_id = ${fileId}`}
      order by refunds.id`.execute(db);
    return rows;
  },

  async insert(tx: Tx, file: { uid: string; name: string; at: Date }): Promise<RefundFileRow> {
    return tx
      .insertInto('refund_files')
      .values({ made_by: file.uid, made_name: file.name, made_at: file.at })
      .returning(['id', 'made_name', 'made_at'])
      .executeTakeFirstOrThrow();
  },

  async find(db: Queryable, id: number): Promise<RefundFileRow | null> {
    const query = db.selectFrom('refund_files').select(['id', 'made_name', 'made_at']);
    return (await query.where('id', '=', id).executeTakeFirst()) ?? null;
  },

  async latest(db: Queryable): Promise<RefundFileRow[]> {
    const query = db.selectFrom('refund_files').select(['id', 'made_name', 'made_at']);
    return query.orderBy('id', 'desc').limit(5).execute();
  },
};
