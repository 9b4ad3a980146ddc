import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { officePartner, partnerTerms } from './office-partner.ts';

export const setPartnerTerms = defineEndpoint({
  area: 'partners',
  name: 'set-partner-terms',
  method: 'POST',
  path: '/api/partners/office/set',
  summary: 'Sets the terms of a partner; a new commission applies to future bookings',
  access: { permission: 'office.update' },
  writes: true,
  request: z.strictObject({ partnerID: z.number().int().min(1), ...partnerTerms }),
  response: officePartner,
  errors: {
    'partner-not-found': { status: 404 },
    /** The text is not a host name, or the host is ours or another partner's. */
    'host-invalid': { status: 422 },
  },
});
