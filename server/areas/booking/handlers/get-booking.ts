import type { getBooking } from '../../../../contract/booking/get-booking.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { bookingNotFound, openLink } from '../booking-link.ts';
import { presentBooking } from '../present-booking.ts';

export function getBookingHandler(deps: BookingDeps): Handler<typeof getBooking> {
  return async ({ bookingID, bookingHash }) => {
    const booking = await openLink(deps, { bookingId: bookingID, bookingHash }, 'guest');
    if (!booking) return bookingNotFound;
    return { ok: true, data: await presentBooking(deps, booking) };
  };
}
