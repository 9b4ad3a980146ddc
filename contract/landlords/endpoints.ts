import type { Endpoint } from '../define-endpoint.ts';
import { getBookingConfirmation } from './get-booking-confirmation.ts';
import { getLandlordBilling } from './get-landlord-billing.ts';
import { getLandlordBookings } from './get-landlord-bookings.ts';
import { getLandlordOverview } from './get-landlord-overview.ts';
import { renewLandlordLink } from './renew-landlord-link.ts';
import { setBookingCancellation } from './set-booking-cancellation.ts';
import { setBookingChange } from './set-booking-change.ts';
import { setBookingConfirmation } from './set-booking-confirmation.ts';
import { setLandlordBilling } from './set-landlord-billing.ts';

export const landlordsEndpoints = {
  getBookingConfirmation,
  getLandlordBilling,
  getLandlordBookings,
  getLandlordOverview,
  renewLandlordLink,
  setBookingCancellation,
  setBookingChange,
  setBookingConfirmation,
  setLandlordBilling,
} as const satisfies Record<string, Endpoint>;
