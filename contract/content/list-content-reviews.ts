import { contentKinds } from '../../domain/content-reviews.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { contentReview } from './content-review.ts';
import { contentPageName } from './content-unit.ts';

export const listContentReviews = defineEndpoint({
  area: 'content',
  name: 'list-content-reviews',
  method: 'POST',
  path: '/api/cms/review/list',
  summary:
    'Lists requests for an approval, of one container, one page or all, newest first, and who may approve',
  access: { permission: 'content.update' },
  writes: false,
  request: z.strictObject({
    contentID: z.number().int().min(1).optional(),
    page: contentPageName.optional(),
  }),
  response: z.object({
    /** Open ones, and the latest decided ones. */
    reviews: z.array(contentReview),
    /** Number of open ones that the caller, or everybody, was asked for. */
    waiting: z.number(),
    /** Possible reviewers: everybody with the right to approve, except the caller. */
    reviewers: z.array(z.object({ number: z.number(), name: z.string() })),
    /** Kinds of content whose texts need an approval before they are published. */
    kinds: z.array(z.enum(contentKinds)),
    /** The person who last changed the list, and when. Null if it was never changed. */
    kindsSet: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
    /** True if the caller cannot publish this container without an approval. */
    needsApproval: z.boolean(),
    /** True if exactly the present working copy of this container is approved. */
    isApproved: z.boolean(),
  }),
});
