import type { findOfficeBooking } from '../../../../contract/booking/find-office-booking.ts';
import type { Handler } from '../../../http/handler.ts';
import { bookingNotFound } from '../links/booking-link.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findByNumber } from '../booking-store.ts';
import { presentOfficeBooking } from '../present-office-booking.ts';

export function findOfficeBookingHandler(deps: BookingDeps): Handler<typeof findOfficeBooking> {
  return async ({ bookingDisplayNumber, languageCode }) => {
    const booking = await findByNumber(deps.connection.db, bookingDisplayNumber);
    if (!booking) return bookingNotFound;
    return { ok: true, data: await presentOfficeBooking(deps, booking, languageCode) };
  };
}
