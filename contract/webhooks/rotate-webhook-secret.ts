import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { webhookRequest, webhooks } from './webhook.ts';

export const rotateWebhookSecret = defineEndpoint({
  area: 'webhooks',
  name: 'rotate-webhook-secret',
  method: 'POST',
  path: '/api/landlord/webhooks/rotate',
  summary: 'Gives a webhook a new secret; the former one signs as well for 24 hours',
  access: { permission: 'homes.owner' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ ...webhookRequest }),
  response: webhooks,
  errors: { 'webhook-not-found': { status: 404 } },
});
