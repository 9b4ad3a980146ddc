import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { webhookRequest } from './webhook.ts';

export const resendWebhookDelivery = defineEndpoint({
  area: 'webhooks',
  name: 'resend-webhook-delivery',
  method: 'POST',
  path: '/api/landlord/webhooks/resend',
  summary: 'Sends an event again, with the same id',
  access: { permission: 'homes.owner' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({ ...webhookRequest, deliveryID: z.number().int().min(1) }),
  response: z.object({}),
  errors: { 'webhook-not-found': { status: 404 } },
});
