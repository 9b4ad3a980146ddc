import { landlordBookingFilters } from '../../domain/booking/landlord-booking-filters.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, wholeNumber, z } from '../schema.ts';
import { chosenHome } from '../homes/home-choice.ts';
import { landlordBookingItem, landlordHome } from './landlord-booking-item.ts';

export const getLandlordBookings = defineEndpoint({
  area: 'landlords',
  name: 'get-landlord-bookings',
  method: 'POST',
  path: '/api/landlord/bookings/get',
  summary: 'Lists the bookings of one’s own or managed homes, by home, state and month of arrival',
  access: { permission: 'stays.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({
    languageCode,
    objectNumber: chosenHome,
    filter: z.enum(landlordBookingFilters).default('all'),
    /** The month of arrival, such as `2027-03`; empty for all. */
    month: z
      .string()
      .regex(/^(?:|20\d{2}-(?:0[1-9]|1[0-2]))$/)
      .default(''),
    page: wholeNumber(1, 1000).default(1),
  }),
  response: z.object({
    today: z.string(),
    bookings: z.array(landlordBookingItem),
    total: z.number(),
    /** False as long as nobody has ever asked for one of the homes. */
    hasBookings: z.boolean(),
    pages: z.number(),
    homes: z.array(landlordHome),
  }),
  errors: { 'object-not-found': { status: 404 } },
});
