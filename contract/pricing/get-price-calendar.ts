import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, objectNumber, optionalDate, wholeNumber, z } from '../schema.ts';
import { stayStatus } from './price-result.ts';

const ages = z.array(z.number().int().min(0).max(17)).max(20);

/** A list in a URL: `3,8` or `[3,8]`. */
const ageList = z
  .string()
  .max(200)
  .transform((text) =>
    text
      .split(/[[\],\s]+/)
      .filter((age) => age !== '')
      .map(Number),
  )
  .pipe(ages);

/** A possible day of arrival, with the stay of the requested length that begins on it. */
export const pricedArrival = z.object({
  date: z.string(),
  /** `free` if the stay can be booked, else the reason why not. */
  status: stayStatus,
  /** The minimum or maximum number of nights, if the status is about it. */
  statusNights: z.number().nullable(),
  /** Euros, equal to the stay's `priceComplete`. Null if the stay cannot be booked. */
  total: amountInEuros.nullable(),
});
export type PricedArrival = z.infer<typeof pricedArrival>;

export const getPriceCalendar = defineEndpoint({
  area: 'pricing',
  name: 'get-price-calendar',
  method: 'GET',
  path: '/api/price/calendar',
  summary:
    'Returns the price of a stay of a given length for each day of arrival, or why it cannot be booked',
  access: 'public',
  writes: false,
  request: z.object({
    objectNumber,
    /** Nights. */
    duration: wholeNumber(1, 365).default(7),
    persons: wholeNumber(1, 99).default(2),
    childAges: z.union([ages, ageList]).default([]),
    pets: wholeNumber(0, 10).default(0),
    /** First and last day of arrival, both included. They default to today and to the last bookable day. */
    from: optionalDate,
    until: optionalDate,
  }),
  response: z.object({
    objectNumber: z.number(),
    duration: z.number(),
    /** Lowest total of all days. Null if none can be booked. */
    lowest: amountInEuros.nullable(),
    days: z.array(pricedArrival),
  }),
  errors: {
    'object-not-found': { status: 404 },
    'object-removed': { status: 410 },
  },
});
