import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { officePartner, partnerTerms } from './office-partner.ts';

export const setPartnerTerms = defineEndpoint({
  area: 'partners',
  name: 'set-partner-terms',
  method: 'POST',
  path: '/api/partners/office/set',
  summary: 'Says what is agreed with a partner; a commission counts for bookings that are made from then on',
  access: { permission: 'office.update' },
  writes: true,
  request: z.strictObject({ partnerID: z.number().int().min(1), ...partnerTerms }),
  response: officePartner,
  errors: {
    'partner-not-found': { status: 404 },
    /** It is not a host name, or it is ours or another partner's. */
    'host-invalid': { status: 422 },
  },
});
