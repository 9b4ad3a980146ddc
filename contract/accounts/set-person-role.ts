import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { factorCode, shownAgainErrors, typedPassword } from './account.ts';
import { accountNumber, person, personErrors, staffRole } from './person.ts';

export const setPersonRole = defineEndpoint({
  area: 'accounts',
  name: 'set-person-role',
  method: 'POST',
  path: '/api/admin/people/role',
  summary:
    'Grants somebody a role of the staff by the password and a second factor where there is one, or takes it',
  access: { permission: 'accounts.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    number: accountNumber,
    role: staffRole,
    granted: z.boolean(),
    /** Needed to grant; who takes a role away proves nothing. */
    currentPassword: typedPassword.default(''),
    code: factorCode.optional(),
  }),
  response: person,
  errors: { ...personErrors, ...shownAgainErrors },
});
