import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { moderationItem } from './moderation.ts';

export const findModeration = defineEndpoint({
  area: 'guest-ratings',
  name: 'find-moderation',
  method: 'POST',
  path: '/api/admin/ratings/find',
  summary: 'Lists held ratings and answers, and notices about them, longest waiting first',
  access: { permission: 'ratings.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ show: z.enum(['waiting', 'decided']).default('waiting') }),
  response: z.object({ items: z.array(moderationItem) }),
});
