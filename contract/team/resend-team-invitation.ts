import { defineEndpoint } from '../define-endpoint.ts';
import { tooOften, z } from '../schema.ts';
import { memberErrors, memberID, ownCall, team } from './team.ts';

export const resendTeamInvitation = defineEndpoint({
  area: 'team',
  name: 'resend-team-invitation',
  method: 'POST',
  path: '/api/landlord/team/resend',
  summary: 'Sends an invitation again, good for seven days from now; the link before stops working',
  access: { permission: 'homes.owner' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ ...ownCall, memberID }),
  response: team,
  errors: {
    'member-not-found': memberErrors['member-not-found'],
    /** The invitation was accepted meanwhile. */
    'invitation-used': { status: 409 },
    'too-many-mails': { status: 429, data: tooOften },
  },
});
