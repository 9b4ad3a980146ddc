import type { PlainDate } from '../../../../domain/stay.ts';
import type { Tx } from '../../../platform/database.ts';
import type { BookingRow } from '../booking-store.ts';

/** Returns the unanswered bookings, requests and options of a home with arrivals from this day on. */
export async function findOpenBookings(
  tx: Tx,
  objectNumber: number,
  today: PlainDate,
): Promise<BookingRow[]> {
  const rows = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('object_number', '=', objectNumber)
    .where('state', 'in', ['requested', 'option', 'booked'])
    .where('start_date', '>=', today)
    .orderBy('id')
    .execute();
  return rows as unknown as BookingRow[];
}
