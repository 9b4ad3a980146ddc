import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownPartner, partnerWords } from './own-partner.ts';

export const setOwnPartner = defineEndpoint({
  area: 'partners',
  name: 'set-own-partner',
  method: 'POST',
  path: '/api/partners/own/set',
  summary: 'Sets the public data of one’s own partner; a new site address is reviewed by the office first',
  access: { permission: 'partners.own' },
  writes: true,
  onBehalf: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ partnerID: z.number().int().min(1), ...partnerWords }),
  response: ownPartner,
  errors: {
    'partner-not-found': { status: 404 },
    'partner-invalid': {
      status: 422,
      data: z.object({
        fields: z.array(z.enum(['partnerName', 'partnerPhone', 'partnerEmail', 'siteUrl'])),
      }),
    },
  },
});
