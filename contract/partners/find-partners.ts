import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { officePartner } from './office-partner.ts';

export const findPartners = defineEndpoint({
  area: 'partners',
  name: 'find-partners',
  method: 'POST',
  path: '/api/partners/office/find',
  summary: 'Lists all partners with their terms and changes',
  access: { permission: 'office.update' },
  writes: false,
  request: z.strictObject({}),
  response: z.object({ partners: z.array(officePartner) }),
});
