import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const beginPartnerLogo = defineEndpoint({
  area: 'partners',
  name: 'begin-partner-logo',
  method: 'POST',
  path: '/api/partners/own/logo/begin',
  summary:
    'Creates a ticket for uploading the logo of one’s own partner by PUT to /uploads within ten minutes; guests see it once it is set',
  access: { permission: 'partners.own' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ partnerID: z.number().int().min(1) }),
  response: z.object({
    /** Sent as the header `upload-ticket`. */
    ticket: z.string(),
    expiresAt: z.string(),
  }),
  errors: {
    'partner-not-found': { status: 404 },
    /** Too many uploaded logos of the last day are not in use. */
    'too-many-logos': { status: 422 },
  },
});
