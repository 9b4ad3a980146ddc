import { sql } from 'kysely';
import type { Cents } from '../../../domain/money.ts';
import type { Queryable } from '../../platform/database.ts';
import { guestName } from '../booking/booking.ts';

export interface MatchRow {
  transfer_id: number;
  booking_id: number;
  display_number: number;
  name: string;
  amount: Cents;
}

export interface TransferActRow {
  id: number;
  transfer_id: number;
  act: string;
  name: string;
  note: string;
  amount_cents: Cents | null;
  display_number: number | null;
  happened_at: Date;
}

const toSubjects = (ids: readonly number[]) => sql.join(ids.map((id) => `transfer/${id}`));

export const transferMatchStore = {
  async matches(db: Queryable, ids: readonly number[]): Promise<MatchRow[]> {
    if (ids.length === 0) return [];
    const { rows } = await sql<MatchRow>`
      select split_part(subject, '/', 2)::int8 as transfer_id, bookings.id as booking_id, display_number,
        ${guestName} as name, (0 - sum(amount_cents))::int8 as amount
      from ledger_entries join ledger_postings on ledger_postings.id = posting_id
        join bookings on bookings.id = booking_id
      where account = 'guestReceivable' and subject in (${toSubjects(ids)})
        and cause in ('transfer', 'allocation', 'allocationReversed', 'paymentByHand', 'manualReversed')
      group by subject, bookings.id having sum(amount_cents) <> 0
      order by min(ledger_entries.id)`.execute(db);
    return rows;
  },

  /** Unassigned amounts by transfer; fully assigned transfers are missing. */
  async rests(db: Queryable, ids: readonly number[]): Promise<Map<number, Cents>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<{ transfer_id: number; rest: Cents }>`
      select split_part(subject, '/', 2)::int8 as transfer_id, (0 - sum(amount_cents))::int8 as rest
      from ledger_entries where account = 'unallocatedReceipts' and subject in (${toSubjects(ids)})
      group by subject having sum(amount_cents) <> 0`.execute(db);
    return new Map(rows.map(({ transfer_id, rest }) => [transfer_id, rest]));
  },

  /** Counts assignments and undone ones; the number makes the key of the next posting unique. */
  async countMoves(db: Queryable, id: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count
      from ledger_entries join ledger_postings on ledger_postings.id = posting_id
      where account = 'unallocatedReceipts' and subject = ${`transfer/${id}`}
        and cause in ('allocation', 'allocationReversed')`.execute(db);
    return rows[0]!.count;
  },

  async history(db: Queryable, ids: readonly number[]): Promise<TransferActRow[]> {
    if (ids.length === 0) return [];
    const { rows } = await sql<TransferActRow>`
      select money_acts.id, split_part(subject, '/', 2)::int8 as transfer_id, act, name, note, amount_cents, display_number,
        happened_at
      from money_acts left join bookings on bookings.id = booking_id
      where subject like 'transfer/%' and subject in (${toSubjects(ids)})
      order by money_acts.id`.execute(db);
    return rows;
  },

  async bookingIds(db: Queryable, displayNumbers: readonly number[]): Promise<Map<number, number>> {
    const rows = await db
      .selectFrom('bookings')
      .select(['id', 'display_number'])
      .where('origin', '=', 'site')
      .where('display_number', 'in', [...displayNumbers])
      .execute();
    return new Map(rows.map(({ id, display_number }) => [display_number, id]));
  },
};
