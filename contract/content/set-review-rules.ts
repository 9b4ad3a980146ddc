import { contentKinds } from '../../domain/content-reviews.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const setReviewRules = defineEndpoint({
  area: 'content',
  name: 'set-review-rules',
  method: 'POST',
  path: '/api/cms/review/rules',
  summary: 'Sets the kinds of content whose texts are published with an approval alone',
  access: { permission: 'content.publish' },
  writes: true,
  request: z.strictObject({ kinds: z.array(z.enum(contentKinds)).max(contentKinds.length) }),
  response: z.object({ kinds: z.array(z.enum(contentKinds)) }),
});
