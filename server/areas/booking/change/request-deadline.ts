import type { Queryable } from '../../../platform/database.ts';
import type { BookingRow } from '../booking-store.ts';
import { requestEndsAt } from '../rules/hold.ts';
import { findLatestChange } from './change-store.ts';

/** Until when a request waits for its host, with what an offer adds to it. */
export async function requestDeadline(
  db: Queryable,
  booking: Pick<BookingRow, 'id' | 'created_at' | 'start_date'>,
): Promise<Date> {
  const offer = await findLatestChange(db, booking.id);
  return requestEndsAt(
    booking.created_at,
    booking.start_date,
    offer?.answered_at ?? offer?.expires_at ?? null,
  );
}
