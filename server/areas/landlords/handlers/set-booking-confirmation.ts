import type { setBookingConfirmation } from '../../../../contract/landlords/set-booking-confirmation.ts';
import type { Handler } from '../../../http/handler.ts';
import type { LandlordsDeps } from '../landlords.ts';
import { presentForLandlord } from '../present-for-landlord.ts';

export function setBookingConfirmationHandler(deps: LandlordsDeps): Handler<typeof setBookingConfirmation> {
  return async ({ bookingId, bookingHash, action, message }) => {
    const link = { bookingId, bookingHash };
    const answer = await deps.booking.answerByLandlord(link, { action, message });
    if (!answer.ok) return answer;
    const data = await presentForLandlord(deps, link, null);
    return data ? { ok: true, data } : { ok: false, type: 'booking-not-found', data: null };
  };
}
