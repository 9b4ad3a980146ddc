// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  getBookingConfirmation: ['POST', '/api/landlord/booking/confirm/get'],
  getLandlordBookings: ['POST', '/api/landlord/bookings/get'],
  getLandlordCalendar: ['POST', '/api/landlord/calendar/get'],
  getLandlordOverview: ['POST', '/api/landlord/overview/get'],
  previewRates: ['POST', '/api/landlord/calendar/rates/preview'],
  removeBlock: ['POST', '/api/landlord/calendar/block/remove'],
  renewLandlordLink: ['POST', '/api/landlord/booking/link/renew'],
  setBlock: ['POST', '/api/landlord/calendar/block/set'],
  setBookingChange: ['POST', '/api/landlord/booking/change/set'],
  setBookingConfirmation: ['POST', '/api/landlord/booking/confirm/set'],
  setRates: ['POST', '/api/landlord/calendar/rates/set'],
  undoCalendarAct: ['POST', '/api/landlord/calendar/undo'],
} as const satisfies EndpointPaths;
