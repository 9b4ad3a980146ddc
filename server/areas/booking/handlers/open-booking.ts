import type { openBooking } from '../../../../contract/booking/open-booking.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { bookingNotFound, isAddressProof } from '../links/booking-link.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { prolongHold } from '../prolong-hold.ts';
import { presentBooking } from '../present-booking.ts';
import { underBookingLock } from '../under-home-lock.ts';

export function openBookingHandler(deps: BookingDeps): Handler<typeof openBooking, BookingRow> {
  return async ({ addressProof }, { opened }) => {
    if (!isAddressProof(deps, opened, addressProof)) {
      return { ok: true, data: await presentBooking(deps, opened) };
    }
    await underBookingLock(deps, opened, async (unit) => {
      await deps.recipients.confirm(unit.tx, unit.booking.customer.email);
      await prolongHold(unit, deps.clock.now());
    });
    const booking = await findBooking(deps.connection.db, opened.id);
    return booking ? { ok: true, data: await presentBooking(deps, booking) } : bookingNotFound;
  };
}
