import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

const category = z.enum(['required', 'statistic', 'marketing']);

export const logCookieConsent = defineEndpoint({
  area: 'tracking',
  name: 'log-cookie-consent',
  method: 'POST',
  path: '/api/user/logCookieConsent',
  summary: 'Records what a visitor has allowed; what is no longer allowed is forgotten',
  access: 'public',
  writes: true,
  request: z.strictObject({
    /** Categories with their state, as in the cookie, or by name. */
    accepted: z.union([
      z.array(z.strictObject({ name: category, usage: z.boolean() })).max(10),
      z.partialRecord(category, z.boolean()),
    ]),
  }),
  response: z.object({
    logged: z.boolean(),
    /** False: no lasting data about the visitor is left, and the page may drop its uid. */
    keepsUid: z.boolean(),
  }),
});
