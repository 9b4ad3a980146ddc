import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import { landlordsEndpoints } from '../../../contract/landlords/endpoints.ts';
import type { Language } from '../../../domain/language.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { BookingArea } from '../booking/booking.ts';
import { getBookingConfirmationHandler } from './handlers/get-booking-confirmation.ts';
import { renewLandlordLinkHandler } from './handlers/renew-landlord-link.ts';
import { setBookingChangeHandler } from './handlers/set-booking-change.ts';
import { setBookingConfirmationHandler } from './handlers/set-booking-confirmation.ts';

export interface LandlordsDeps {
  booking: Pick<
    BookingArea,
    | 'openLandlordLink'
    | 'bookingOfLandlord'
    | 'answerByLandlord'
    | 'answerChange'
    | 'removedHome'
    | 'renewLink'
  >;
  /** The home as lists show it, also when it is no longer active; null once it was removed. */
  summaryOf(objectNumber: number, language: Language): Promise<ObjectSummary | null>;
}

/** Other areas ask nothing of landlords. */
export function createLandlords(deps: LandlordsDeps): { readonly module: AreaModule } {
  const endpoints = bindArea(
    landlordsEndpoints,
    {
      getBookingConfirmation: getBookingConfirmationHandler(deps),
      renewLandlordLink: renewLandlordLinkHandler(deps),
      setBookingChange: setBookingChangeHandler(deps),
      setBookingConfirmation: setBookingConfirmationHandler(deps),
    },
    (link) => deps.booking.openLandlordLink(link),
  );
  return { module: { name: 'landlords', endpoints } };
}
