import type { setBookingConfirmation } from '../../../../contract/landlords/set-booking-confirmation.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OpenedBooking } from '../../booking/booking.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { presentForLandlord } from '../present-for-landlord.ts';

export function setBookingConfirmationHandler(
  deps: LandlordsDeps,
): Handler<typeof setBookingConfirmation, OpenedBooking> {
  return async ({ action, message, languageCode }, { opened }) => {
    const answer = await deps.booking.answerByLandlord(opened, { action, message });
    if (!answer.ok) return answer;
    const data = await presentForLandlord(deps, opened, languageCode ?? null);
    return data ? { ok: true, data } : { ok: false, type: 'booking-not-found', data: null };
  };
}
