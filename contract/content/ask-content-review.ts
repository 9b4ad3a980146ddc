import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { contentReview, reviewText } from './content-review.ts';
import { metLock } from './content-unit.ts';

export const askContentReview = defineEndpoint({
  area: 'content',
  name: 'ask-content-review',
  method: 'POST',
  path: '/api/cms/review/ask',
  summary: 'Gives the working copy of a container to others to approve; replaces an open request for it',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({
    contentID: z.number().int().min(1),
    /** The caller's own lock. Needed while somebody edits the text. */
    lockToken: z.string().max(60).default(''),
    /** The number of a person from `listContentReviews`. Null to ask everybody who may approve. */
    reviewer: z.number().int().nullable().default(null),
    /** A sentence about the changes. */
    message: reviewText.min(1),
  }),
  response: contentReview,
  errors: {
    'content-not-found': { status: 404 },
    'content-locked': { status: 409, data: metLock },
    /** Nothing differs from what is published. */
    'review-empty': { status: 409 },
    'reviewer-unknown': { status: 422 },
  },
});
