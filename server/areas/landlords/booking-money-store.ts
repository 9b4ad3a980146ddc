import { sql } from 'kysely';
import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';

export interface BookingMoneyRow {
  bookingId: number;
  /** The amount that the guest still has to pay to the house. */
  open: Cents;
  /** What the guest has paid to the house, and did not get back. */
  paid: Cents;
  /** The amount that the house owes the landlord, without existing payouts. */
  owed: Cents;
  /** The payout that covers the stay, with the day it was paid, or before that the day it is ordered for. */
  payout: { amount: Cents; on: PlainDate; isDone: boolean } | null;
}

export const bookingMoneyStore = {
  /** Returns bookings that are paid through the house; others are left out. */
  async of(db: Queryable, ids: readonly number[]): Promise<Map<number, BookingMoneyRow>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<BookingMoneyRow>`
      select booking_id as "bookingId",
        coalesce(sum(amount_cents) filter (where account = 'guestReceivable'), 0)::int8 as open,
        (0 - coalesce(sum(amount_cents) filter (where account = 'guestReceivable' and due_on is null and subject is not null), 0))::int8 as paid,
        (0 - coalesce(sum(amount_cents) filter (where account = 'landlordPayable'), 0))::int8 as owed,
        (select jsonb_build_object('amount', sum(part.amount_cents), 'on', max(case when p.state = 'done' then (p.updated_at at time zone 'Europe/Berlin')::date else run.execute_on end)::text, 'isDone', bool_and(p.state = 'done'))
          from payout_parts part join payouts p on p.id = part.payout_id join payout_runs run on run.id = p.run_id
          where part.booking_id = ledger_postings.booking_id and p.state in ('sent', 'done')
          having count(*) > 0) as payout
      from ledger_postings join ledger_entries on posting_id = ledger_postings.id
      where booking_id = any(${[...ids]}::bigint[]) and account in ('guestReceivable', 'landlordPayable')
      group by booking_id`.execute(db);
    return new Map(rows.map((row) => [row.bookingId, row]));
  },
};
