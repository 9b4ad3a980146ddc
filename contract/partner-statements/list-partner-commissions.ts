import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { partnerCommissions } from './partner-commission.ts';

export const listPartnerCommissions = defineEndpoint({
  area: 'partner-statements',
  name: 'list-partner-commissions',
  method: 'POST',
  path: '/api/admin/partner-commissions/list',
  summary: 'Lists the commissions that all partners have earned by month, and whether they were transferred',
  access: { permission: 'money.update' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({}),
  response: partnerCommissions,
});
