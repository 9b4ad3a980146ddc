import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownCall, termsErrors, webhooks, webhookTerms } from './webhook.ts';

export const addWebhook = defineEndpoint({
  area: 'webhooks',
  name: 'add-webhook',
  method: 'POST',
  path: '/api/landlord/webhooks/add',
  summary: 'Adds a webhook and returns its secret, once',
  access: { permission: 'homes.owner' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    ...ownCall,
    kind: z.enum(['landlord', 'agency']),
    number: z.number().int().min(1).max(2_147_483_647),
    ...webhookTerms,
  }),
  response: webhooks,
  errors: {
    ...termsErrors,
    'business-not-found': { status: 404 },
    /** The business has five webhooks already, which is the maximum. */
    'webhooks-full': { status: 409 },
  },
});
