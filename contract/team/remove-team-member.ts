import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { memberErrors, memberID, ownCall, team } from './team.ts';

export const removeTeamMember = defineEndpoint({
  area: 'team',
  name: 'remove-team-member',
  method: 'POST',
  path: '/api/landlord/team/remove',
  summary: 'Removes a co-host or cleaner at once, or withdraws an invitation',
  access: { permission: 'homes.owner' },
  writes: true,
  request: z.strictObject({ ...ownCall, memberID }),
  response: team,
  errors: { 'member-not-found': memberErrors['member-not-found'] },
});
