import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { webhookDelivery, webhookRequest } from './webhook.ts';

export const listWebhookDeliveries = defineEndpoint({
  area: 'webhooks',
  name: 'list-webhook-deliveries',
  method: 'POST',
  path: '/api/landlord/webhooks/deliveries',
  summary: 'Lists the latest events of a webhook with their results',
  access: { permission: 'homes.owner' },
  writes: false,

  request: z.strictObject({ ...webhookRequest }),
  response: z.object({ deliveries: z.array(webhookDelivery) }),
  errors: { 'webhook-not-found': { status: 404 } },
});
