import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { officePartner } from './office-partner.ts';

export const removePartnerLogo = defineEndpoint({
  area: 'partners',
  name: 'remove-partner-logo',
  method: 'POST',
  path: '/api/partners/office/logo/remove',
  summary: 'Removes the logo from a partner’s pages, which then show its name',
  access: { permission: 'office.update' },
  writes: true,
  request: z.strictObject({ partnerID: z.number().int().min(1) }),
  response: officePartner,
  errors: { 'partner-not-found': { status: 404 } },
});
