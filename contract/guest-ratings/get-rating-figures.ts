import { ratingParts } from '../../domain/rating.ts';
import { ratingTopics } from '../../domain/rating-topics.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { chosenHome, homeChoice } from '../homes/home-choice.ts';

const averages = z.object({
  count: z.number(),
  /** From 1 to 5; 0 without ratings. */
  average: z.number(),
  parts: z.record(z.enum(ratingParts), z.number()),
});
export type RatingAverages = z.infer<typeof averages>;

export const getRatingFigures = defineEndpoint({
  area: 'guest-ratings',
  name: 'get-rating-figures',
  method: 'POST',
  path: '/api/landlord/ratings/figures',
  summary: 'Sums up the ratings of one’s own homes by part, year and topic, beside those of the region',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    languageCode,
    objectNumber: chosenHome,
  }),
  response: z.object({
    homes: z.array(homeChoice),
    all: averages,
    unanswered: z.number(),
    /** Ratings below four stars. */
    critical: z.number(),
    /** The newest first. */
    years: z.array(averages.extend({ year: z.number() })),
    /** Ratings of other homes in the same regions. Null if there are too few. */
    region: averages.extend({ names: z.array(z.string()) }).nullable(),
    /** Most criticised first, each with its newest sentence. */
    topics: z.array(
      z.object({
        topic: z.enum(ratingTopics),
        ratings: z.number(),
        sentence: z.string(),
        language: z.string(),
        ratingNumber: z.number(),
        home: z.string(),
        ratedOn: z.string(),
      }),
    ),
    /** Stays that ended while guests can still rate them. */
    stays: z.object({ ended: z.number(), asked: z.number(), rated: z.number() }),
  }),
  errors: { 'object-not-found': { status: 404 } },
});
