import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { webhookRequest, webhooks } from './webhook.ts';

export const removeWebhook = defineEndpoint({
  area: 'webhooks',
  name: 'remove-webhook',
  method: 'POST',
  path: '/api/landlord/webhooks/remove',
  summary: 'Removes a webhook with its log',
  access: { permission: 'homes.owner' },
  writes: true,

  request: z.strictObject({ ...webhookRequest }),
  response: webhooks,
  errors: { 'webhook-not-found': { status: 404 } },
});
