import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownerNumber } from './owner-statement.ts';

export const sendOwnerStatement = defineEndpoint({
  area: 'owner-statements',
  name: 'send-owner-statement',
  method: 'POST',
  path: '/api/landlord/owners/statement/send',
  summary: 'Sends a finished statement to its owner',
  access: { permission: 'money.own' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ statementID: ownerNumber }),
  response: z.object({ email: z.string() }),
  errors: { 'statement-not-found': { status: 404 } },
});
