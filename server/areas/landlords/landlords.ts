import { landlordsEndpoints } from '../../../contract/landlords/endpoints.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { agencyKeeper, landlordKeeper } from './landlords-store.ts';
import { personalDataOfBusinesses } from './personal-data-store.ts';
import { getBookingConfirmationHandler } from './handlers/get-booking-confirmation.ts';
import { getLandlordBillingHandler } from './handlers/get-landlord-billing.ts';
import { getLandlordBookingsHandler } from './handlers/get-landlord-bookings.ts';
import { getLandlordOverviewHandler } from './handlers/get-landlord-overview.ts';
import { renewLandlordLinkHandler } from './handlers/renew-landlord-link.ts';
import { setBookingCancellationHandler } from './handlers/set-booking-cancellation.ts';
import { setBookingChangeHandler } from './handlers/set-booking-change.ts';
import { setBookingConfirmationHandler } from './handlers/set-booking-confirmation.ts';
import { setLandlordBillingHandler } from './handlers/set-landlord-billing.ts';
import type { LandlordsDeps } from './landlords-context.ts';

export { landlordsOf } from './billing-store.ts';

export interface Landlords {
  landlords: typeof landlordKeeper;
  agencies: typeof agencyKeeper;
}

export function createLandlords(deps: LandlordsDeps): Area<Landlords> {
  const endpoints = bindArea(
    landlordsEndpoints,
    {
      getBookingConfirmation: getBookingConfirmationHandler(deps),
      getLandlordBilling: getLandlordBillingHandler(deps),
      getLandlordBookings: getLandlordBookingsHandler(deps),
      getLandlordOverview: getLandlordOverviewHandler(deps),
      renewLandlordLink: renewLandlordLinkHandler(deps),
      setBookingCancellation: setBookingCancellationHandler(deps),
      setBookingChange: setBookingChangeHandler(deps),
      setBookingConfirmation: setBookingConfirmationHandler(deps),
      setLandlordBilling: setLandlordBillingHandler(deps),
    },
    async (link, user) =>
      (await deps.booking.openLandlordLink(link)) ??
      (user?.permissions.has('homes.own') ? deps.booking.openOwn(user.uid, link.bookingId) : null),
  );
  return {
    landlords: landlordKeeper,
    agencies: agencyKeeper,
    module: { name: 'landlords', personalData: personalDataOfBusinesses, endpoints },
  };
}
