import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { officePartner } from './office-partner.ts';

export const findPartners = defineEndpoint({
  area: 'partners',
  name: 'find-partners',
  method: 'POST',
  path: '/api/partners/office/find',
  summary: 'All partners, with what is agreed with them and what was changed',
  access: { permission: 'office.update' },
  writes: false,
  request: z.strictObject({}),
  response: z.object({ partners: z.array(officePartner) }),
});
