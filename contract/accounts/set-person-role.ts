import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountNumber, person, personErrors, staffRole } from './person.ts';

export const setPersonRole = defineEndpoint({
  area: 'accounts',
  name: 'set-person-role',
  method: 'POST',
  path: '/api/admin/people/role',
  summary: 'Grants somebody a role of the staff, or takes it',
  access: { permission: 'accounts.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ number: accountNumber, role: staffRole, granted: z.boolean() }),
  response: person,
  errors: personErrors,
});
