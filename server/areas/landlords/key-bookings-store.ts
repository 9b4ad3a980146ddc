import { sql, type RawBuilder } from 'kysely';
import type { BusinessKind } from '../../../domain/roles.ts';
import type { Queryable } from '../../platform/database.ts';
import type { LandlordBookingRow } from '../booking/booking.ts';

/** A booking with the time of its last change in whole milliseconds, as cursors have it. */
export type KeyBookingRow = Omit<
  LandlordBookingRow,
  'title' | 'place' | 'checkIn' | 'checkOut' | 'changeOpen' | 'conflicts' | 'otherRequests' | 'isOwned'
> & { changed_at: Date };

/** Selects the bookings credited to a partner, or those of a landlord's or agency's homes. */
function isBookingOf({ kind, subject }: { kind: BusinessKind; subject: number }): RawBuilder<boolean> {
  if (kind === 'partner') return sql`(b.partner = ${String(subject)} or b.brand = ${subject})`;
  const column = kind === 'landlord' ? sql.ref('h.landlord_id') : sql.ref('h.agency_id');
  return sql`${column} = ${subject}`;
}

/**
 * Reads bookings in order of change, from `after` on. The latest changes are held back, since an earlier transaction may still commit and
 * would be skipped.
 */
export async function listKeyBookings(
  db: Queryable,
  business: { kind: BusinessKind; subject: number },
  {
    after,
    until,
    limit,
    bookingId,
    objectNumber,
  }: {
    after: { ms: number; id: number };
    until: Date;
    limit: number;
    /** 0 for all. */
    bookingId: number;
    objectNumber: number;
  },
): Promise<KeyBookingRow[]> {
  const changeTime = sql`date_trunc('milliseconds', b.updated_at)`;
  const { rows } = await sql<KeyBookingRow>`
    select b.*, ${changeTime} as changed_at
    from bookings b join homes h on h.object_number = b.object_number
    where ${isBookingOf(business)} and b.origin = 'site' and b.updated_at < ${until}
      and (${changeTime}, b.id) > (${new Date(after.ms)}::timestamptz, ${after.id})
      and (${bookingId}::bigint = 0 or b.id = ${bookingId}::bigint)
      and (${objectNumber}::integer = 0 or b.object_number = ${objectNumber}::integer)
    order by ${changeTime}, b.id limit ${limit}`.execute(db);
  return rows;
}
