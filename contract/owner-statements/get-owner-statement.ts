import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { ownerNotFound, ownerNumber, ownerStatement, statementMonth } from './owner-statement.ts';

export const getOwnerStatement = defineEndpoint({
  area: 'owner-statements',
  name: 'get-owner-statement',
  method: 'POST',
  path: '/api/landlord/owners/statement',
  summary: 'Previews an owner’s statement of a month, with costs and finished statements',
  access: { permission: 'money.own' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ ownerID: ownerNumber, month: statementMonth, languageCode }),
  response: ownerStatement,
  errors: ownerNotFound,
});
