import { ratedTexts, ratingLengths, reportGrounds } from '../../domain/rating.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, mailAddress, tooOften, z } from '../schema.ts';

export const reportRating = defineEndpoint({
  area: 'guest-ratings',
  name: 'report-rating',
  method: 'POST',
  path: '/api/ratings/report',
  summary: 'Reports a published rating or answer as illegal or against the rules; no login is required',
  access: 'public',
  writes: true,
  limit: { perMinute: 10, by: 'address' },
  claims: 'none',
  request: z.strictObject({
    ratingid: z.number().int().min(1).max(2_000_000_000),
    part: z.enum(ratedTexts),
    ground: z.enum(reportGrounds),
    explanation: z.string().trim().min(10).max(ratingLengths.explanation),
    name: z.string().trim().min(1).max(120),
    email: mailAddress,
    /** The reporter's statement that the report is correct and complete to the best of their knowledge. */
    goodFaith: z.literal(true),
    languageCode,
  }),
  response: z.object({
    reportNumber: z.number(),
    decideBy: z.string(),
  }),
  errors: {
    'rating-not-found': { status: 404 },
    'invalid-email': { status: 422 },
    'too-many-mails': { status: 429, data: tooOften },
  },
});
