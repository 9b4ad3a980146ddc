import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownCall, team } from './team.ts';

export const getTeam = defineEndpoint({
  area: 'team',
  name: 'get-team',
  method: 'POST',
  path: '/api/landlord/team/get',
  summary: 'Lists team members and open invitations of one’s own businesses',
  access: { permission: 'homes.owner' },
  writes: false,
  request: z.strictObject({ ...ownCall }),
  response: team,
});
