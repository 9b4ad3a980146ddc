import { ratingOrders, travelTypes } from '../../domain/rating.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, objectNumber, wholeNumber, z } from '../schema.ts';

const votes = z.object({
  furniture: z.number(),
  location: z.number(),
  cleanliness: z.number(),
  externalImpression: z.number(),
  priceToService: z.number(),
  votesAverage: z.number(),
});

const rating = z.object({
  ratingid: z.number(),
  votes,
  travelData: z.object({
    travellerName: z.string(),
    travelStart: z.string(),
    travelEnd: z.string(),
    /** Source of the rating. Texts: `ratings.provenance.<ratingTyp>`. */
    ratingTyp: z.enum(['booked', 'verified', 'imported', 'demo']),
    ratingDate: z.string(),
    travellerVerified: z.boolean(),
    travelType: z.string(),
  }),
  average: z.number(),
  /** Epoch seconds. */
  timestamp: z.number(),
  language: z.string(),
  text: z.string(),
  landlordAnswer: z.string().nullable(),
  /** Base addresses of photos, without size and format. */
  documents: z.array(z.string()),
  translations: z.record(z.string(), z.object({ text: z.string(), landlordAnswer: z.string().nullable() })),
});
export type Rating = z.infer<typeof rating>;

const ratingsPage = z.object({
  ratings: z.array(rating),
  summary: z.object({
    average: z.number().nullable(),
    total: z.number(),
    votes: votes.omit({ votesAverage: true }).nullable(),
    votesAverage: z.number().nullable(),
    provenance: z.string().nullable(),
  }),
  /** Number of single ratings by kind of traveller; kinds without any are missing. */
  travelTypes: z.array(z.object({ travelType: z.enum(travelTypes), count: z.number() })),
  /** True if a missing translation can be requested. */
  translatable: z.boolean(),
  pageNr: z.number(),
  perPage: z.number(),
  /** Number of pages of matching ratings. */
  pages: z.number(),
});
export type RatingsPage = z.infer<typeof ratingsPage>;

export const listRatings = defineEndpoint({
  area: 'ratings',
  name: 'list-ratings',
  method: 'GET',
  path: '/api/ratings/object/{objectNumber}',
  summary: 'Lists the ratings of a home, in pages',
  access: 'public',
  writes: false,
  request: z.object({
    objectNumber,
    languageCode,
    translationRatingId: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
    /** Returns only ratings of this kind of traveller. Unknown values are ignored. */
    travelType: z.enum(travelTypes).optional().catch(undefined),
    /** Defaults to the newest first. */
    order: z.enum(ratingOrders).default('newest').catch('newest'),
    /** Returns only ratings whose text, answer or translation contains these words. */
    words: z.string().trim().max(60).default(''),
    pageNr: wholeNumber(1, 10_000).default(1),
    perPage: wholeNumber(1, 50).default(5),
  }),
  response: ratingsPage,
  errors: { 'object-not-found': { status: 404 } },
});
