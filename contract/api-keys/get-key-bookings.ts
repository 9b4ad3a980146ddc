import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, wholeNumber, z } from '../schema.ts';
import { keyErrors } from './key-errors.ts';

const keyBooking = z.object({
  /** The booking number that guest and landlord know. */
  bookingDisplayID: z.number(),
  objectNumber: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  bookingMethod: z.string(),
  state: z.string(),
  /** Euros. */
  totalPrice: amountInEuros,
  createdAt: z.string(),
  changedAt: z.string(),
});

export const getKeyBookings = defineEndpoint({
  area: 'api-keys',
  name: 'get-key-bookings',
  method: 'GET',
  path: '/api/key/bookings',
  summary:
    'Bookings that a partner has sent, or of the homes of a landlord or agency, in the order of their changes; needs a key with bookings:read',
  access: 'public',
  writes: false,
  request: z.object({
    /** The cursor of an earlier answer; empty: from the beginning. */
    cursor: z
      .string()
      .max(60)
      .regex(/^(?:\d{1,15}-\d{1,15})?$/)
      .default(''),
    limit: wholeNumber(1, 500).default(100),
  }),
  response: z.object({
    bookings: z.array(keyBooking),
    /** The cursor for the next call; it is unchanged if nothing has changed. */
    cursor: z.string(),
    hasMore: z.boolean(),
  }),
  errors: keyErrors,
});
