import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountNumber, person, personErrors } from './person.ts';

export const getPerson = defineEndpoint({
  area: 'accounts',
  name: 'get-person',
  method: 'POST',
  path: '/api/admin/people/get',
  summary: 'Returns an account with its roles, sessions and latest events',
  access: { permission: 'accounts.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ number: accountNumber }),
  response: person,
  errors: { 'person-missing': personErrors['person-missing'] },
});
