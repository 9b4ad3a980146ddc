// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  getBookingConfirmation: ['POST', '/api/landlord/booking/confirm/get'],
  getLandlordBookings: ['POST', '/api/landlord/bookings/get'],
  getLandlordOverview: ['POST', '/api/landlord/overview/get'],
  renewLandlordLink: ['POST', '/api/landlord/booking/link/renew'],
  setBookingChange: ['POST', '/api/landlord/booking/change/set'],
  setBookingConfirmation: ['POST', '/api/landlord/booking/confirm/set'],
} as const satisfies EndpointPaths;
