import { sql } from 'kysely';
import type { Cents } from '../../../domain/money.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export type VoucherAct = 'stopped' | 'resumed' | 'withdrawn' | 'resent';

export interface VoucherMove {
  at: Date;
  cause: string;
  amount: Cents;
  booking_id: number | null;
  display_number: number | null;
}

export interface VoucherMail {
  template: 'bought' | 'gift' | 'withdrawn';
  run_at: Date;
  done_at: Date | null;
  failed_at: Date | null;
}

export const officeVoucherStore = {
  /** Returns the postings that have changed the balance, oldest first. */
  async moves(db: Queryable, id: number): Promise<VoucherMove[]> {
    const { rows } = await sql<VoucherMove>`
      select p.posted_at as at, p.cause, (0 - sum(e.amount_cents))::int8 as amount, p.booking_id, b.display_number
      from ledger_entries e join ledger_postings p on p.id = e.posting_id left join bookings b on b.id = p.booking_id
      where e.account = 'voucherLiability' and e.subject = ${`voucher/${id}`}
      group by p.id, b.display_number order by p.id`.execute(db);
    return rows;
  },

  /** Returns mails of the last month, until which finished jobs are stored, and planned ones; the latest first. */
  async mails(db: Queryable, id: number): Promise<VoucherMail[]> {
    const { rows } = await sql<VoucherMail>`
      select payload ->> 'template' as template, run_at, done_at, failed_at from jobs
      where name = 'vouchers.mail' and (payload ->> 'voucherId')::bigint = ${id}::bigint
      order by coalesce(done_at, failed_at, run_at) desc, id desc limit 20`.execute(db);
    return rows;
  },

  async acts(
    db: Queryable,
    id: number,
  ): Promise<{ act: VoucherAct; note: string; name: string; acted_at: Date }[]> {
    const rows = await db
      .selectFrom('voucher_acts')
      .select(['act', 'note', 'name', 'acted_at'])
      .where('voucher_id', '=', id)
      .orderBy('act_id', 'desc')
      .execute();
    return rows as { act: VoucherAct; note: string; name: string; acted_at: Date }[];
  },

  /** Returns the number of the act. */
  async insertAct(
    tx: Tx,
    {
      voucherId,
      at,
      ...act
    }: { voucherId: number; act: VoucherAct; note: string; uid: string; name: string; at: Date },
  ): Promise<number> {
    const { act_id } = await tx
      .insertInto('voucher_acts')
      .values({ voucher_id: voucherId, acted_at: at, ...act })
      .returning('act_id')
      .executeTakeFirstOrThrow();
    return act_id;
  },
};
