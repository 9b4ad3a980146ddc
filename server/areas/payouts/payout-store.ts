import { sql } from 'kysely';
import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { OwedPart } from './rules/due-by-landlord.ts';

export type PayoutState = 'prepared' | 'sent' | 'done' | 'returned' | 'discarded';

export interface PayoutRow {
  id: number;
  run_id: number;
  landlord_id: number;
  amount_cents: Cents;
  holder: string;
  iban: string;
  state: PayoutState;
  bank_reference: string | null;
  updated_at: Date;
}

export interface RunRow {
  id: number;
  state: 'prepared' | 'released' | 'discarded';
  execute_on: PlainDate;
  prepared_by: string;
  prepared_name: string;
  prepared_at: Date;
  decided_by: string | null;
  decided_name: string | null;
  decided_at: Date | null;
}

export interface PayoutPart {
  booking_id: number;
  amount_cents: Cents;
}

export const payoutStore = {
  async lock(tx: Tx): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended('payouts', 0))`.execute(tx);
  },

  /**
   * Amounts owed to landlords by booking, for all landlords or one. A stay is due once it has begun and its guest
   * owes us nothing, a cancelled one once its fee is paid.
   */
  async listOwed(db: Queryable, today: PlainDate, landlordId: number | null = null): Promise<OwedPart[]> {
    const { rows } = await sql<{ booking_id: number; landlord_id: number; owed: Cents; is_due: boolean }>`
      with moved as (
        select booking_id,
          coalesce(sum(amount_cents) filter (where account = 'landlordPayable'), 0) as landlord,
          coalesce(sum(amount_cents) filter (where account = 'guestReceivable'), 0) as guest
        from ledger_entries join ledger_postings on ledger_postings.id = posting_id
        where account in ('landlordPayable', 'guestReceivable') and booking_id in (
          select booking_id from booking_terms
          where ${landlordId}::int is null or landlord_id = ${landlordId}::int)
        group by booking_id)
      select moved.booking_id, booking_terms.landlord_id, (0 - landlord)::int8 as owed,
        guest <= 0 and (bookings.start_date <= ${today}::date or bookings.state = 'cancelled') as is_due
      from moved join booking_terms on booking_terms.booking_id = moved.booking_id
        join bookings on bookings.id = moved.booking_id
      where landlord <> 0 order by moved.booking_id`.execute(db);
    return rows.map((row) => ({
      bookingId: row.booking_id,
      landlordId: row.landlord_id,
      amount: row.owed,
      isDue: row.is_due,
    }));
  },

  async displayNumbers(db: Queryable, bookingIds: readonly number[]): Promise<Map<number, number>> {
    if (bookingIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('bookings')
      .select(['id', 'display_number'])
      .where('id', 'in', bookingIds)
      .execute();
    return new Map(rows.map((row) => [row.id, row.display_number]));
  },

  async insertRun(
    tx: Tx,
    run: Pick<RunRow, 'execute_on' | 'prepared_by' | 'prepared_name' | 'prepared_at'>,
  ): Promise<number> {
    const { id } = await tx
      .insertInto('payout_runs')
      .values({ ...run, state: 'prepared' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async insertPayout(
    tx: Tx,
    payout: Pick<PayoutRow, 'run_id' | 'landlord_id' | 'amount_cents' | 'holder' | 'iban' | 'updated_at'>,
    parts: readonly PayoutPart[],
  ): Promise<void> {
    const { id } = await tx
      .insertInto('payouts')
      .values({ ...payout, state: 'prepared' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('payout_parts')
      .values(parts.map((part) => ({ payout_id: id, ...part })))
      .execute();
  },

  async findRun(db: Queryable, id: number): Promise<RunRow | null> {
    const row = await db.selectFrom('payout_runs').selectAll().where('id', '=', id).executeTakeFirst();
    return (row as RunRow | undefined) ?? null;
  },

  async isPrepared(db: Queryable): Promise<boolean> {
    const query = db.selectFrom('payout_runs').select('id').where('state', '=', 'prepared');
    return (await query.executeTakeFirst()) !== undefined;
  },

  async listLatestRuns(db: Queryable): Promise<RunRow[]> {
    return (await db
      .selectFrom('payout_runs')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(20)
      .execute()) as RunRow[];
  },

  async listPayouts(
    db: Queryable,
    runIds: readonly number[],
  ): Promise<(PayoutRow & { name: string; bookings: number })[]> {
    const { rows } = await sql<PayoutRow & { name: string; bookings: number }>`
      select payouts.*, landlords.name,
        (select count(*)::int from payout_parts where payout_id = payouts.id) as bookings
      from payouts join landlords on landlords.id = landlord_id
      where run_id = any(${[...runIds]}::bigint[]) order by payouts.id`.execute(db);
    return rows;
  },

  async listByLandlord(db: Queryable, landlordId: number): Promise<PayoutRow[]> {
    const rows = await db
      .selectFrom('payouts')
      .selectAll()
      .where('landlord_id', '=', landlordId)
      .where('state', 'not in', ['prepared', 'discarded'])
      .orderBy('id', 'desc')
      .limit(50)
      .execute();
    return rows as PayoutRow[];
  },

  async listParts(db: Queryable, payoutId: number): Promise<PayoutPart[]> {
    return db
      .selectFrom('payout_parts')
      .select(['booking_id', 'amount_cents'])
      .where('payout_id', '=', payoutId)
      .orderBy('booking_id')
      .execute();
  },

  async find(db: Queryable, id: number): Promise<PayoutRow | null> {
    const row = await db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst();
    return (row as PayoutRow | undefined) ?? null;
  },

  async decide(
    tx: Tx,
    id: number,
    decided: { state: 'released' | 'discarded'; by: string; name: string; at: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('payout_runs')
      .set({
        state: decided.state,
        decided_by: decided.by,
        decided_name: decided.name,
        decided_at: decided.at,
      })
      .where('id', '=', id)
      .where('state', '=', 'prepared')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async move(
    tx: Tx,
    id: number,
    from: PayoutState,
    to: { state: PayoutState; bankReference?: string; at: Date },
  ): Promise<boolean> {
    const { state, bankReference, at } = to;
    const { numUpdatedRows } = await tx
      .updateTable('payouts')
      .set({
        state,
        updated_at: at,
        ...(bankReference !== undefined && { bank_reference: bankReference }),
      })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** Years of arrival with earnings in the ledger: past years, latest first, then the current year. */
  async listYears(db: Queryable, today: PlainDate): Promise<number[]> {
    const { rows } = await sql<{ year: number }>`
      select distinct extract(year from start_date)::int as year
      from booking_terms join bookings on bookings.id = booking_id order by 1 desc`.execute(db);
    const thisYear = Number(today.slice(0, 4));
    const years = rows.map(({ year }) => year);
    return [...years.filter((year) => year < thisYear), ...years.filter((year) => year === thisYear)];
  },
};
