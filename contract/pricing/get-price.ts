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
  summary: 'Returns the complete price of a stay and whether it can be booked',
  access: 'public',
  writes: false,
  request: z.strictObject({
    objectNumber,
    startDate: optionalDate,
    endDate: optionalDate,
    /** Defaults to two persons if 0 or empty. */
    persons: wholeNumber(0, 99)
      .default(searchDefaults.persons)
      .transform((persons) => persons || searchDefaults.persons),
    /** Maximum number of adults that the page allows for this home. 0 for no maximum. */
    adultsMax: wholeNumber(0, 99).optional(),
    /** Persons aged 13 to 17, and 0 to 12. The price depends on `childAges`. */
    teens: wholeNumber(0, 99).default(0),
    childs: wholeNumber(0, 99).default(0),
    childAges: z.array(z.number().int().min(0).max(17)).max(20).default([]),
    pets: wholeNumber(0, 10).default(0),
    petSizes: z.array(shortText).max(10).default([]),
    country: shortText.default(''),
    /** 1 for the price of a stay that is about to be booked. */
    isBooking: wholeNumber(0, 1).default(0),
    /** Secret of the booking that is to be changed. The price is still that of a new booking. */
    bookingHash: shortText.default(''),
    insurance: wholeNumber(0, 1).default(0),
    extras: z.record(z.string().max(40), z.number().int().min(0).max(99)).default({}),
    bonus: z.string().max(60).default(''),
    /** Number of nights. May be sent instead of the departure. */
    duration: wholeNumber(0, 365).optional(),
    language: languageCode,
    /** An opaque text by which the page matches the response to its request. */
    identifierKey: z.string().max(800).optional(),
    /** The day on which the page shows the price. */
    viewedDate: shortText.optional(),
    /** The partner who referred the guest. Services that the partner does not offer are not included. */
    partner: z.coerce.string().max(60).default(''),
    experiments,
  }),
  response: priceResult.extend({
    /**
     * The nearest stay of the same length that can be booked, within 30 days. Null if the dates can be booked or if
     * there is none.
     */
    nearestStay: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
  }),
  errors: {
    'object-not-found': { status: 404 },
    'object-removed': { status: 410 },
    'invalid-dates': { status: 400 },
    /** Too many unknown bonus codes were tried. The price is still available without a code. */
    'too-many-codes': { status: 429, data: tooOften },
  },
});
