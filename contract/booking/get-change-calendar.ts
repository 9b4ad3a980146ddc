import { calendarDay } from '../catalogue/object-summary.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { pricedArrival } from '../pricing/get-price-calendar.ts';
import { z } from '../schema.ts';
import { bookingHash, bookingId, guestLink } from './booking.ts';

export const getChangeCalendar = defineEndpoint({
  area: 'booking',
  name: 'get-change-calendar',
  method: 'POST',
  path: '/api/booking/change/calendar',
  summary:
    'Returns the price calendar for a change of a booking; the nights of the booking itself count as free',
  access: guestLink,
  writes: false,
  claims: 'none',
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    /** Nights. */
    duration: z.number().int().min(1).max(365),
    persons: z.number().int().min(1).max(99),
    childAges: z.array(z.number().int().min(0).max(17)).max(50).default([]),
    pets: z.number().int().min(0).max(10).default(0),
  }),
  response: z.object({
    duration: z.number(),
    /** From today to the last bookable day. */
    calendar: z.array(calendarDay),
    days: z.array(pricedArrival),
  }),
  errors: { 'booking-not-found': { status: 404 }, 'not-changeable': { status: 409 } },
});
