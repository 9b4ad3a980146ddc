import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { factorCode, profileFields, identityProofErrors, typedEmail, typedPassword } from './account.ts';
import { person, staffRole } from './person.ts';

export const invitePerson = defineEndpoint({
  area: 'accounts',
  name: 'invite-person',
  method: 'POST',
  path: '/api/admin/people/invite',
  summary:
    'Creates a staff account with roles, mails a login link to its owner, and notifies all administrators',
  access: { permission: 'accounts.update' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    email: typedEmail,
    firstName: profileFields.firstName.default(''),
    lastName: profileFields.lastName.default(''),
    language: profileFields.language.default('de'),
    roles: z.array(staffRole).min(1),
    currentPassword: typedPassword.default(''),
    code: factorCode.optional(),
  }),
  response: person,
  errors: {
    ...identityProofErrors,
    /** An account with this address exists. Its roles are set on its own page. */
    'account-exists': { status: 409, data: z.object({ number: z.number() }) },
  },
});
