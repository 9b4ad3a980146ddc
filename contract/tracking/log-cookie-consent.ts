import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

const category = z.enum(['required', 'statistic', 'marketing']);

export const logCookieConsent = defineEndpoint({
  area: 'tracking',
  name: 'log-cookie-consent',
  method: 'POST',
  path: '/api/user/logCookieConsent',
  summary: 'Stores a visitor’s consent; data without consent is deleted',
  access: 'public',
  writes: true,
  request: z.strictObject({
    /** Consent categories with their state, as in the cookie, or by name. */
    accepted: z.union([
      z.array(z.strictObject({ name: category, usage: z.boolean() })).max(10),
      z.partialRecord(category, z.boolean()),
    ]),
  }),
  response: z.object({
    logged: z.boolean(),
    /** False if no permanent data about the visitor is stored any more, so that the page may delete its uid. */
    keepsUid: z.boolean(),
  }),
});
