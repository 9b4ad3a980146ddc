import type { setBookingCancellation } from '../../../../contract/landlords/set-booking-cancellation.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OpenedBooking } from '../../booking/booking.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { presentForLandlord } from '../present-for-landlord.ts';

export function setBookingCancellationHandler(
  deps: LandlordsDeps,
): Handler<typeof setBookingCancellation, OpenedBooking> {
  return async ({ reason, message, keepBlocked, languageCode }, { opened }) => {
    const cancellation = { reason, message, keepsBlocked: keepBlocked };
    const outcome = await deps.booking.cancelByLandlord(opened, cancellation);
    if (!outcome.ok) return outcome;
    const data = await presentForLandlord(deps, opened, languageCode ?? null);
    return data ? { ok: true, data } : { ok: false, type: 'booking-not-found', data: null };
  };
}
