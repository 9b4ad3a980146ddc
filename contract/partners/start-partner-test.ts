import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { partnerTest } from './partner-test.ts';

export const startPartnerTest = defineEndpoint({
  area: 'partners',
  name: 'start-partner-test',
  method: 'POST',
  path: '/api/partner/test/start',
  summary: 'Begins a test visit by a partner’s link, which is counted nowhere and ends after 30 minutes',
  access: { permission: 'partners.own' },
  writes: true,
  onBehalf: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ partnerID: z.number().int().min(1) }),
  response: partnerTest,
  errors: { 'partner-not-found': { status: 404 } },
});
