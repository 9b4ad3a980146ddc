import { searchDefaults } from '../../domain/search-filter.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  experiments,
  jwt,
  languageCode,
  objectNumber,
  optionalDate,
  shortText,
  tooOften,
  uid,
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
    /** None is the usual two, as an empty field of a form says. */
    persons: wholeNumber(0, 99)
      .default(searchDefaults.persons)
      .transform((persons) => persons || searchDefaults.persons),
    /** The bound that the page knows of the home: more adults are refused, as they are above the home's own. 0 is none. */
    adultsMax: wholeNumber(0, 99).optional(),
    /** How many of the persons are 13 to 17 years, and 0 to 12; the price goes by childAges. */
    teens: wholeNumber(0, 99).default(0),
    childs: wholeNumber(0, 99).default(0),
    childAges: z.array(z.number().int().min(0).max(17)).max(20).default([]),
    pets: wholeNumber(0, 10).default(0),
    petSizes: z.array(shortText).max(10).default([]),
    /** Where the guest lives. */
    country: shortText.default(''),
    /** 1: the price of a stay that is about to be booked. */
    isBooking: wholeNumber(0, 1).default(0),
    /** The secret of the booking that the stay is to change; the price is that of a new one. */
    bookingHash: shortText.default(''),
    insurance: wholeNumber(0, 1).default(0),
    extras: z.record(z.string().max(40), z.number().int().min(0).max(99)).default({}),
    bonus: z.string().max(60).default(''),
    /** Nights: with the arrival as good as the departure. */
    duration: wholeNumber(0, 365).optional(),
    language: languageCode,
    /** What the price is of, as one text: the page finds it again by that. */
    identifierKey: z.string().max(800).optional(),
    /** The day on which the page shows the price. */
    viewedDate: shortText.optional(),
    /** Who sends the guest: what that partner does not offer is left out of the price. */
    partner: z.coerce.string().max(60).default(''),
    experiments,
    uid,
    jwt,
  }),
  response: priceResult.extend({
    /** Where the dates cannot be booked: the nearest stay of the same length that can, within 30 days. */
    nearestStay: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
  }),
  errors: {
    'object-not-found': { status: 404 },
    'object-removed': { status: 410 },
    'invalid-dates': { status: 400 },
    /** Too many bonus codes were tried that do not exist; without one the price is told. */
    'too-many-codes': { status: 429, data: tooOften },
  },
});
