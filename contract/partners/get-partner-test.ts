import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { partnerTest, testID } from './partner-test.ts';

export const getPartnerTest = defineEndpoint({
  area: 'partners',
  name: 'get-partner-test',
  method: 'POST',
  path: '/api/partner/test/get',
  summary: 'Returns what was recognised of a test visit so far',
  access: { permission: 'partners.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ partnerID: z.number().int().min(1), testID }),
  response: partnerTest,
  errors: { 'partner-not-found': { status: 404 }, 'test-not-found': { status: 404 } },
});
