import type { getBookingConfirmation } from '../../../../contract/landlords/get-booking-confirmation.ts';
import { isLanguage } from '../../../../domain/language.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OpenedBooking } from '../../booking/booking.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { presentForLandlord } from '../present-for-landlord.ts';

export function getBookingConfirmationHandler(
  deps: LandlordsDeps,
): Handler<typeof getBookingConfirmation, OpenedBooking> {
  return async ({ languageCode }, { opened }) => {
    const language = isLanguage(languageCode) ? languageCode : null;
    const data = await presentForLandlord(deps, opened, language);
    return data ? { ok: true, data } : { ok: false, type: 'booking-not-found', data: null };
  };
}
