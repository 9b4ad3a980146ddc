import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { termsErrors, webhookRequest, webhooks, webhookTerms } from './webhook.ts';

export const changeWebhook = defineEndpoint({
  area: 'webhooks',
  name: 'change-webhook',
  method: 'POST',
  path: '/api/landlord/webhooks/change',
  summary: 'Changes address and events of a webhook, or switches it off and on',
  access: { permission: 'homes.owner' },
  writes: true,

  request: z.strictObject({ ...webhookRequest, ...webhookTerms, isOn: z.boolean() }),
  response: webhooks,
  errors: { ...termsErrors, 'webhook-not-found': { status: 404 } },
});
