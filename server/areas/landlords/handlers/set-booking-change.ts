import type { setBookingChange } from '../../../../contract/landlords/set-booking-change.ts';
import type { Handler } from '../../../http/handler.ts';
import type { LandlordsDeps } from '../landlords.ts';
import { presentForLandlord } from '../present-for-landlord.ts';

export function setBookingChangeHandler(deps: LandlordsDeps): Handler<typeof setBookingChange> {
  return async ({ bookingId, bookingHash, changeId, action, message }) => {
    const link = { bookingId, bookingHash };
    const answer = await deps.booking.answerChange(link, { changeId, action, message });
    if (!answer.ok) return answer;
    const data = await presentForLandlord(deps, link, null);
    return data ? { ok: true, data } : { ok: false, type: 'booking-not-found', data: null };
  };
}
