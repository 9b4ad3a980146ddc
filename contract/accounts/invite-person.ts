import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { factorCode, profileFields, shownAgainErrors, typedEmail, typedPassword } from './account.ts';
import { person, staffRole } from './person.ts';

export const invitePerson = defineEndpoint({
  area: 'accounts',
  name: 'invite-person',
  method: 'POST',
  path: '/api/admin/people/invite',
  summary:
    'Makes an account with roles of the staff for the owner of an address, who gets a mail with the way in; all administrators are told',
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
    ...shownAgainErrors,
    /** There is an account with this address: it is given its roles on its own page. */
    'account-exists': { status: 409, data: z.object({ number: z.number() }) },
  },
});
