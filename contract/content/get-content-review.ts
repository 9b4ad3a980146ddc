import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { contentComment, contentReview, reviewID } from './content-review.ts';

export const getContentReview = defineEndpoint({
  area: 'content',
  name: 'get-content-review',
  method: 'POST',
  path: '/api/cms/review/get',
  summary: 'Returns the text given to others to approve, the published text before it, and the comments',
  access: { permission: 'content.update' },
  writes: false,
  request: z.strictObject({ reviewID }),
  response: z.object({
    review: contentReview,
    containerContent: z.string(),
    /** The text that was published when the review was requested. Null if there was none. */
    publishedContent: z.string().nullable(),
    comments: z.array(contentComment),
  }),
  errors: { 'review-not-found': { status: 404 } },
});
