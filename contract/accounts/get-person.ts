import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountNumber, person, personErrors } from './person.ts';

export const getPerson = defineEndpoint({
  area: 'accounts',
  name: 'get-person',
  method: 'POST',
  path: '/api/admin/people/get',
  summary: 'One account with its roles, sessions and last events',
  access: { permission: 'accounts.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ number: accountNumber }),
  response: person,
  errors: { 'person-missing': personErrors['person-missing'] },
});
