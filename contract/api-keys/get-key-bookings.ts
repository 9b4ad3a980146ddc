import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, wholeNumber, z } from '../schema.ts';
import { keyErrors } from './key-errors.ts';

const keyBooking = z.object({
  /** The booking number that guest and landlord see. */
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
    'Lists bookings referred by a partner, or of the homes of a landlord or agency, in order of their changes; requires a key with bookings:read',
  access: 'public',
  writes: false,
  request: z.object({
    /** The cursor of an earlier response. Empty for the first call. */
    cursor: z
      .string()
      .max(60)
      .regex(/^(?:\d{1,15}-\d{1,15})?$/)
      .default(''),
    limit: wholeNumber(1, 500).default(100),
  }),
  response: z.object({
    bookings: z.array(keyBooking),
    /** The cursor for the next call. It stays the same if nothing has changed. */
    cursor: z.string(),
    hasMore: z.boolean(),
  }),
  errors: keyErrors,
});
