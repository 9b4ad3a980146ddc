import { teamRoles } from '../../domain/roles.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { invitationErrors, invitationKey } from './invitation.ts';

export const getTeamInvitation = defineEndpoint({
  area: 'team',
  name: 'get-team-invitation',
  method: 'POST',
  path: '/api/team/invitation/get',
  summary: 'Shows an invitation by the link of its mail: who invites, in which homes and for what',
  access: 'public',
  writes: false,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({ invitationKey, languageCode }),
  response: z.object({
    business: z.string(),
    /** The person who invites. Empty if the account is deleted. */
    invitedBy: z.string(),
    role: z.enum(teamRoles),
    email: z.string(),
    allHomes: z.boolean(),
    homes: z.array(z.object({ title: z.string(), place: z.string() })),
    expiresAt: z.string(),
    /** True if the address has an account, whose owner has to log in to accept. */
    hasAccount: z.boolean(),
    /** The caller: not logged in, logged in with the invited address, or with another one. */
    caller: z.enum(['nobody', 'invited', 'other']),
  }),
  errors: {
    'invitation-invalid': invitationErrors['invitation-invalid'],
    'invitation-expired': invitationErrors['invitation-expired'],
    'invitation-used': invitationErrors['invitation-used'],
  },
});
