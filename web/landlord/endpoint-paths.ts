// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  addCalendarFeed: ['POST', '/api/landlord/calendar/feeds/add'],
  blockNights: ['POST', '/api/landlord/calendar/block/set'],
  changeCalendarFeed: ['POST', '/api/landlord/calendar/feeds/change'],
  getBookingConfirmation: ['POST', '/api/landlord/booking/confirm/get'],
  getCalendarFeeds: ['POST', '/api/landlord/calendar/feeds/get'],
  getLandlordBilling: ['POST', '/api/landlord/billing/get'],
  getLandlordBookings: ['POST', '/api/landlord/bookings/get'],
  getLandlordCalendar: ['POST', '/api/landlord/calendar/get'],
  getLandlordOverview: ['POST', '/api/landlord/overview/get'],
  getLandlordThreads: ['POST', '/api/landlord/messages/get'],
  previewRates: ['POST', '/api/landlord/calendar/rates/preview'],
  removeBlock: ['POST', '/api/landlord/calendar/block/remove'],
  removeCalendarFeed: ['POST', '/api/landlord/calendar/feeds/remove'],
  renewCalendarExport: ['POST', '/api/landlord/calendar/export/renew'],
  renewLandlordLink: ['POST', '/api/landlord/booking/link/renew'],
  runCalendarFeed: ['POST', '/api/landlord/calendar/feeds/run'],
  setBookingChange: ['POST', '/api/landlord/booking/change/set'],
  setBookingConfirmation: ['POST', '/api/landlord/booking/confirm/set'],
  setLandlordBilling: ['POST', '/api/landlord/billing/set'],
  setRates: ['POST', '/api/landlord/calendar/rates/set'],
  undoCalendarAct: ['POST', '/api/landlord/calendar/undo'],
} as const satisfies EndpointPaths;
