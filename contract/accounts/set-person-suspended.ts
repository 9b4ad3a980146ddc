import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountNumber, person, personErrors } from './person.ts';

export const setPersonSuspended = defineEndpoint({
  area: 'accounts',
  name: 'set-person-suspended',
  method: 'POST',
  path: '/api/admin/people/suspend',
  summary: 'Suspends an account, or lifts the suspension',
  access: { permission: 'accounts.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ number: accountNumber, suspended: z.boolean() }),
  response: person,
  errors: personErrors,
});
