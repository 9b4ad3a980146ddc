import { apiKeyActs } from '../../domain/api-key-scopes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';

export const getApiKeyActs = defineEndpoint({
  area: 'api-keys',
  name: 'get-api-key-acts',
  method: 'POST',
  path: '/api/keys/acts/get',
  summary: 'Lists what was done and which guests were read with an API key, latest first',
  access: { permission: 'apiKeys.own' },
  writes: false,
  request: z.strictObject({
    keyID: z.string().regex(/^[0-9A-Za-z]{10}$/),
    page: wholeNumber(1, 1000).default(1),
  }),
  response: z.object({
    acts: z.array(
      z.object({
        kind: z.enum(apiKeyActs),
        at: z.string(),
        /** The home whose calendar was changed. Null for others. */
        objectNumber: z.number().nullable(),
        /** Booking numbers that guests and hosts see, at most ten. Questions before booking have none. */
        bookings: z.array(z.number()),
        /** The number of bookings and questions concerned. */
        count: z.number(),
      }),
    ),
    pages: z.number(),
  }),
  errors: { 'key-not-found': { status: 404 } },
});
