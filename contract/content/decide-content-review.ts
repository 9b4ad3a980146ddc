import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { contentReview, reviewID, reviewText } from './content-review.ts';

export const decideContentReview = defineEndpoint({
  area: 'content',
  name: 'decide-content-review',
  method: 'POST',
  path: '/api/cms/review/decide',
  summary: 'Approves exactly the text that was given, or gives it back with a reason',
  access: { permission: 'content.review' },
  writes: true,
  request: z.strictObject({
    reviewID,
    decision: z.enum(['approved', 'returned']),
    reason: reviewText.default(''),
  }),
  response: contentReview,
  errors: {
    'review-not-found': { status: 404 },
    'review-decided': { status: 409 },
    /** The caller asked for this approval, and so cannot decide on it. */
    'review-own': { status: 403 },
    /** A text can only be returned with a reason. */
    'reason-missing': { status: 422 },
  },
});
