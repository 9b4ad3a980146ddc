import type { cancelOfficeBooking } from '../../../../contract/booking/cancel-office-booking.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { bookingNotFound } from '../links/booking-link.ts';
import { findBooking, findByNumber } from '../booking-store.ts';
import { cancelByHost } from '../landlord/cancel-by-host.ts';
import { presentOfficeBooking } from '../present-office-booking.ts';

export function cancelOfficeBookingHandler(deps: BookingDeps): Handler<typeof cancelOfficeBooking> {
  return async ({ bookingDisplayNumber, languageCode, reason, message, note, keepBlocked }, { user }) => {
    const { db } = deps.connection;
    const opened = await findByNumber(db, bookingDisplayNumber);
    if (!opened) return bookingNotFound;
    const staff = { uid: user.uid, name: await deps.findPersonName(user.uid), note: note.trim() };
    const cancellation = { reason, message, keepsBlocked: keepBlocked };
    const cancellationResult = await cancelByHost(deps, opened, cancellation, { actor: 'office', staff });
    if (!cancellationResult.ok) return cancellationResult;
    const booking = await findBooking(db, opened.id);
    if (!booking) return bookingNotFound;
    return { ok: true, data: await presentOfficeBooking(deps, booking, languageCode) };
  };
}
