import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import { cents } from '../../../domain/cents.ts';
import { noMoney, type Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { VoucherMotif } from '../../../domain/vouchers.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

/** `ordered` is unpaid; `active` can be redeemed until its last day. */
export type VoucherState = 'ordered' | 'active' | 'withdrawn' | 'expired';

export interface VoucherRow {
  id: number;
  customer_number: number;
  value_cents: Cents;
  balance_cents: Cents;
  state: VoucherState;
  code_nonce: string;
  motif: VoucherMotif;
  dedication: string;
  buyer_name: string;
  buyer_email: string;
  recipient_name: string;
  recipient_email: string | null;
  send_on: PlainDate | null;
  language: Language;
  ordered_at: Date;
  paid_at: Date | null;
  valid_until: PlainDate | null;
  withdrawn_at: Date | null;
  /** Set while the office has stopped the voucher. */
  stopped_at: Date | null;
}

const columns = [
  'id',
  'customer_number',
  'value_cents',
  'balance_cents',
  'state',
  'code_nonce',
  'motif',
  'dedication',
  'buyer_name',
  'buyer_email',
  'recipient_name',
  'recipient_email',
  'send_on',
  'language',
  'ordered_at',
  'paid_at',
  'valid_until',
  'withdrawn_at',
  'stopped_at',
] as const;

type VoucherOrder = Omit<
  VoucherRow,
  'id' | 'balance_cents' | 'state' | 'paid_at' | 'valid_until' | 'withdrawn_at' | 'stopped_at'
>;

export const voucherStore = {
  /** Reserves the id of a new row, since its code is derived from it. */
  async nextId(tx: Tx): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('vouchers', 'id'))::int8 as id`.execute(tx);
    return Number(rows[0]!.id);
  },

  async insert(tx: Tx, voucher: VoucherOrder & { id: number; code_hash: string }): Promise<void> {
    await tx
      .insertInto('vouchers')
      .values({ ...voucher, state: 'ordered' })
      .execute();
  },

  async find(db: Queryable, id: number): Promise<VoucherRow | null> {
    const row = await db.selectFrom('vouchers').select(columns).where('id', '=', id).executeTakeFirst();
    return (row as VoucherRow | undefined) ?? null;
  },

  /** Locks the row until the end of the transaction; always after the lock of a booking's money. */
  async lock(tx: Tx, key: { id: number } | { codeHash: string }): Promise<VoucherRow | null> {
    const query = tx.selectFrom('vouchers').select(columns).forUpdate();
    const row = await (
      'id' in key ? query.where('id', '=', key.id) : query.where('code_hash', '=', key.codeHash)
    ).executeTakeFirst();
    return (row as VoucherRow | undefined) ?? null;
  },

  async byCode(db: Queryable, codeHash: string): Promise<VoucherRow | null> {
    const query = db.selectFrom('vouchers').select(columns);
    return (
      ((await query.where('code_hash', '=', codeHash).executeTakeFirst()) as VoucherRow | undefined) ?? null
    );
  },

  async update(
    tx: Tx,
    id: number,
    changes: Partial<Pick<VoucherRow, 'state' | 'paid_at' | 'valid_until' | 'withdrawn_at' | 'stopped_at'>>,
  ): Promise<void> {
    await tx.updateTable('vouchers').set(changes).where('id', '=', id).execute();
  },

  async listEnded(db: Queryable, today: PlainDate): Promise<number[]> {
    const rows = await db
      .selectFrom('vouchers')
      .select('id')
      .where('state', '=', 'active')
      .where('valid_until', '<', today)
      .orderBy('id')
      .limit(1_000)
      .execute();
    return rows.map(({ id }) => id);
  },

  async listEndedWithBalance(db: Queryable): Promise<number[]> {
    const rows = await db
      .selectFrom('vouchers')
      .select('id')
      .where('state', 'in', ['withdrawn', 'expired'])
      .where('balance_cents', '>', noMoney)
      .orderBy('id')
      .limit(1_000)
      .execute();
    return rows.map(({ id }) => id);
  },

  async forgetUnpaid(db: Queryable, before: Date): Promise<void> {
    await db
      .deleteFrom('vouchers')
      .where('state', '=', 'ordered')
      .where('ordered_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payments').select('payments.id').whereRef('payments.voucher_id', '=', 'vouchers.id'),
          ),
        ),
      )
      .execute();
  },

  async countRedemptions(tx: Tx, id: number): Promise<number> {
    const row = await tx
      .selectFrom('ledger_postings')
      .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('cause', '=', 'voucherRedemption')
      .where('account', '=', 'voucherLiability')
      .where('subject', '=', `voucher/${id}`)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  async givenBackAfter(tx: Tx, id: number, day: PlainDate): Promise<Cents> {
    const row = await tx
      .selectFrom('ledger_postings')
      .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
      .select(sql<string>`coalesce(-sum(amount_cents), 0)`.as('sum'))
      .where('cause', '=', 'voucherRefund')
      .where('account', '=', 'voucherLiability')
      .where('subject', '=', `voucher/${id}`)
      .where(sql<boolean>`(posted_at at time zone 'Europe/Berlin')::date > ${day}::date`)
      .executeTakeFirstOrThrow();
    return cents(Number(row.sum));
  },

  async listByBuyer(db: Queryable, email: string): Promise<Omit<VoucherRow, 'code_nonce'>[]> {
    const rows = await db
      .selectFrom('vouchers')
      .select(columns)
      .where(sql<boolean>`lower(buyer_email) = lower(${email})`)
      .orderBy('id')
      .execute();
    return (rows as VoucherRow[]).map(({ code_nonce: _secret, ...row }) => row);
  },
};
