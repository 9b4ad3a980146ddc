import type { Call } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { openLink, type BookingLink } from './booking-link.ts';
import type { BookingRow } from '../booking-store.ts';
import { ownBookingsStore } from '../own-bookings-store.ts';

export async function openGuestBooking(
  deps: Pick<BookingDeps, 'connection' | 'secret' | 'clock'>,
  link: BookingLink,
  user: Pick<NonNullable<Call['user']>, 'uid'> | null,
): Promise<BookingRow | null> {
  const booking = await openLink(deps, link, 'guest');
  return booking ?? (user && ownBookingsStore.find(deps.connection.db, user.uid, { id: link.bookingId }));
}
