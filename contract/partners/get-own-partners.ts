import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownPartner } from './own-partner.ts';

export const getOwnPartners = defineEndpoint({
  area: 'partners',
  name: 'get-own-partners',
  method: 'POST',
  path: '/api/partners/own/get',
  summary: 'Lists the partners that the caller acts for, and their branches, with all settings',
  access: { permission: 'partners.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({}),
  response: z.object({ partners: z.array(ownPartner) }),
});
