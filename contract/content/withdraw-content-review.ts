import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { reviewID } from './content-review.ts';

export const withdrawContentReview = defineEndpoint({
  area: 'content',
  name: 'withdraw-content-review',
  method: 'POST',
  path: '/api/cms/review/withdraw',
  summary: 'Takes back a request for an approval on which nobody has decided yet',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({ reviewID }),
  response: z.object({}),
  errors: { 'review-not-found': { status: 404 }, 'review-decided': { status: 409 } },
});
