import type { Endpoint } from '../define-endpoint.ts';
import { getBookingConfirmation } from './get-booking-confirmation.ts';
import { getLandlordBookings } from './get-landlord-bookings.ts';
import { getLandlordOverview } from './get-landlord-overview.ts';
import { renewLandlordLink } from './renew-landlord-link.ts';
import { setBookingChange } from './set-booking-change.ts';
import { setBookingConfirmation } from './set-booking-confirmation.ts';

export const landlordsEndpoints = {
  getBookingConfirmation,
  getLandlordBookings,
  getLandlordOverview,
  renewLandlordLink,
  setBookingChange,
  setBookingConfirmation,
} as const satisfies Record<string, Endpoint>;
