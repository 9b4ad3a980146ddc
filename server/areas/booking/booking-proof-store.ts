import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/database.ts';

async function count(db: Queryable, query: RawBuilder<{ count: number }>): Promise<number> {
  return (await query.execute(db)).rows[0]!.count;
}

/** What must never be there, and the database's own constraints forbid: counted anew, since a copy or a repair may have passed them by. */
export const bookingProofStore = {
  overlappingStays: (db: Queryable): Promise<number> =>
    count(
      db,
      sql`select count(*)::int as count from stays a join stays b on a.object_number = b.object_number
        and a.id < b.id and a.period && b.period`,
    ),

  /** Bookings that a guest was told of, and that are gone. */
  lostBookings: (db: Queryable): Promise<number> =>
    count(
      db,
      sql`select count(*)::int as count from idempotent_replies where scope = 'booking.create'
        and reply->>'bookingID' is not null
        and not exists (select from bookings where id = (reply->>'bookingID')::int8)`,
    ),

  /** Numbers that a series of invoices, to guests or landlords, has given and that none of them has. Other series count other things. */
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
