import { languages } from '../../domain/language.ts';
import { accountErrors, profileFields, typedPassword } from '../accounts/account.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { invitationErrors, invitationKey } from './invitation.ts';

export const acceptTeamInvitation = defineEndpoint({
  area: 'team',
  name: 'accept-team-invitation',
  method: 'POST',
  path: '/api/team/invitation/accept',
  summary:
    'Accepts an invitation: with the login of the invited address, or with a new account for it, since the link proves the address',
  access: 'public',
  writes: true,
  limit: { perMinute: 20, by: 'address' },
  request: z.strictObject({
    invitationKey,
    /** Details of a new account. Its owner then logs in with the address and this password. */
    person: z
      .strictObject({
        firstName: profileFields.firstName,
        lastName: profileFields.lastName,
        password: typedPassword,
        language: z.enum(languages),
      })
      .optional(),
  }),
  response: z.object({
    /** The page on which the work begins. */
    start: z.enum(['landlord', 'changeovers', 'payouts']),
  }),
  errors: {
    ...invitationErrors,
    'password-refused': accountErrors['password-refused'],
    /** The address has an account: its owner has to log in first. Or it has none, and the person is missing. */
    'login-needed': { status: 409 },
    'name-missing': { status: 422 },
    /** The caller is logged in with another address. */
    'invitation-for-other': { status: 409 },
  },
});
