import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/database.ts';

async function count(db: Queryable, query: RawBuilder<{ count: number }>): Promise<number> {
  return (await query.execute(db)).rows[0]!.count;
}

/**
 * Recounts what the constraints of the database forbid, since a restored copy or a manual repair may have bypassed
 * them.
 */
export const bookingProofStore = {
  overlappingStays: (db: Queryable): Promise<number> =>
    count(
      db,
      sql`select count(*)::int as count from stays a join stays b on a.object_number = b.object_number
        and a.id < b.id and a.period && b.period`,
    ),

  /** Counts bookings without a row of which the guest was informed. */
  lostBookings: (db: Queryable): Promise<number> =>
    count(
      db,
      sql`select count(*)::int as count from idempotent_replies where scope = 'booking.create'
        and reply->>'bookingID' is not null
        and not exists (select from bookings where id = (reply->>'bookingID')::int8)`,
    ),

  /** Counts numbers of the invoice series (guests and landlords) for which no invoice exists. */
  missingInvoices: (db: Queryable): Promise<number> =>
    count(
      db,
      sql`select coalesce(sum(greatest(last_number, highest) - issued), 0)::int as count from (
        select last_number, count(*) as issued, max(number) as highest
        from number_series join (
          select series, number from invoices union all select series, number from commission_invoices
        ) as issued using (series)
        group by series, last_number
      ) as each_series`,
    ),
};
