import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { memberErrors, memberFields, memberID, ownCall, team } from './team.ts';

export const changeTeamMember = defineEndpoint({
  area: 'team',
  name: 'change-team-member',
  method: 'POST',
  path: '/api/landlord/team/change',
  summary: 'Changes role and homes of a co-host, cleaner or open invitation, at once',
  access: { permission: 'homes.owner' },
  writes: true,
  request: z.strictObject({ ...ownCall, memberID, ...memberFields }),
  response: team,
  errors: memberErrors,
});
