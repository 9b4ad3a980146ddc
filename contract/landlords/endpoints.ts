import type { Endpoint } from '../define-endpoint.ts';
import { getBookingConfirmation } from './get-booking-confirmation.ts';
import { renewLandlordLink } from './renew-landlord-link.ts';
import { setBookingChange } from './set-booking-change.ts';
import { setBookingConfirmation } from './set-booking-confirmation.ts';

export const landlordsEndpoints = {
  getBookingConfirmation,
  renewLandlordLink,
  setBookingChange,
  setBookingConfirmation,
} as const satisfies Record<string, Endpoint>;
