import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownCall, webhooks } from './webhook.ts';

export const getWebhooks = defineEndpoint({
  area: 'webhooks',
  name: 'get-webhooks',
  method: 'POST',
  path: '/api/landlord/webhooks/get',
  summary: 'Lists the webhooks of one’s own businesses',
  access: { permission: 'homes.owner' },
  writes: false,

  request: z.strictObject({ ...ownCall }),
  response: webhooks,
});
