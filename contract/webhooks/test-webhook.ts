import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { webhookRequest } from './webhook.ts';

export const testWebhook = defineEndpoint({
  area: 'webhooks',
  name: 'test-webhook',
  method: 'POST',
  path: '/api/landlord/webhooks/test',
  summary: 'Sends a test event to a webhook',
  access: { permission: 'homes.owner' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ ...webhookRequest }),
  response: z.object({}),
  errors: { 'webhook-not-found': { status: 404 } },
});
