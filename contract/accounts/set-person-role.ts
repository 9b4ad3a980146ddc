import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { factorCode, identityProofErrors, typedPassword } from './account.ts';
import { accountNumber, person, personErrors, staffRole } from './person.ts';

export const setPersonRole = defineEndpoint({
  area: 'accounts',
  name: 'set-person-role',
  method: 'POST',
  path: '/api/admin/people/role',
  summary: 'Grants or removes a staff role; granting requires the password and, if set up, a second factor',
  access: { permission: 'accounts.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    number: accountNumber,
    role: staffRole,
    granted: z.boolean(),
    /** Required for granting a role, but not for removing one. */
    currentPassword: typedPassword.default(''),
    code: factorCode.optional(),
  }),
  response: person,
  errors: { ...personErrors, ...identityProofErrors },
});
