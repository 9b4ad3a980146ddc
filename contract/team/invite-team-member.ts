import { defineEndpoint } from '../define-endpoint.ts';
import { mailAddress, tooOften, z } from '../schema.ts';
import { businessRequest, invitationLanguage, memberErrors, memberFields, ownCall, team } from './team.ts';

export const inviteTeamMember = defineEndpoint({
  area: 'team',
  name: 'invite-team-member',
  method: 'POST',
  path: '/api/landlord/team/invite',
  summary:
    'Invites somebody into the team by mail, for all or chosen homes; the link is good once, for seven days',
  access: { permission: 'homes.owner' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    ...ownCall,
    ...businessRequest,
    ...memberFields,
    email: mailAddress,
    language: invitationLanguage,
  }),
  response: team,
  errors: {
    'business-not-found': { status: 404 },
    'object-not-found': memberErrors['object-not-found'],
    'needs-all-homes': memberErrors['needs-all-homes'],
    'invalid-email': { status: 422 },
    /** The address belongs to somebody who acts for the business already. */
    'address-own': { status: 409 },
    /** The address was invited already, or has accepted. */
    'already-invited': { status: 409 },
    'team-full': { status: 409 },
    'too-many-mails': { status: 429, data: tooOften },
  },
});
