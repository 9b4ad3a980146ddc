import { searchDefaults } from '../../domain/search-filter.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  experiments,
  languageCode,
  objectNumber,
  optionalDate,
  shortText,
  tooOften,
  wholeNumber,
  z,
} from '../schema.ts';
import { priceResult } from './price-result.ts';

export const getPrice = defineEndpoint({
  area: 'pricing',
  name: 'get-price',
  method: 'POST',
  path: '/api/price',
  summary: 'The complete price of a stay and whether it can be booked',
  access: 'public',
  writes: false,
  request: z.strictObject({
    objectNumber,
    startDate: optionalDate,
    endDate: optionalDate,
    /** 0 or empty: the usual two. */
    persons: wholeNumber(0, 99)
      .default(searchDefaults.persons)
      .transform((persons) => persons || searchDefaults.persons),
    /** The page's bound on adults for this home: more are refused. 0: none. */
    adultsMax: wholeNumber(0, 99).optional(),
    /** Persons aged 13 to 17, and 0 to 12; the price depends on `childAges`. */
    teens: wholeNumber(0, 99).default(0),
    childs: wholeNumber(0, 99).default(0),
    childAges: z.array(z.number().int().min(0).max(17)).max(20).default([]),
    pets: wholeNumber(0, 10).default(0),
    petSizes: z.array(shortText).max(10).default([]),
    country: shortText.default(''),
    /** 1: the price of a stay that is about to be booked. */
    isBooking: wholeNumber(0, 1).default(0),
    /** Secret of the booking that the stay is to change; the price is that of a new booking. */
    bookingHash: shortText.default(''),
    insurance: wholeNumber(0, 1).default(0),
    extras: z.record(z.string().max(40), z.number().int().min(0).max(99)).default({}),
    bonus: z.string().max(60).default(''),
    /** Nights; may be sent instead of the departure. */
    duration: wholeNumber(0, 365).optional(),
    language: languageCode,
    /** Identifies the priced stay as one text, by which the page matches the answer. */
    identifierKey: z.string().max(800).optional(),
    /** The day on which the page shows the price. */
    viewedDate: shortText.optional(),
    /** The partner who sent the guest: what it does not offer is left out of the price. */
    partner: z.coerce.string().max(60).default(''),
    experiments,
  }),
  response: priceResult.extend({
    /** If the dates are not bookable: the nearest bookable stay of the same length, within 30 days. */
    nearestStay: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
  }),
  errors: {
    'object-not-found': { status: 404 },
    'object-removed': { status: 410 },
    'invalid-dates': { status: 400 },
    /** Too many unknown bonus codes were tried; without a code the price is still returned. */
    'too-many-codes': { status: 429, data: tooOften },
  },
});
