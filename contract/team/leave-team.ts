import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { memberships } from './membership.ts';
import { memberErrors, memberID, ownCall } from './team.ts';

export const leaveTeam = defineEndpoint({
  area: 'team',
  name: 'leave-team',
  method: 'POST',
  path: '/api/landlord/memberships/leave',
  summary: 'Ends one’s own work for a landlord or an agency at once; they are told by mail',
  access: 'user',
  writes: true,
  request: z.strictObject({ ...ownCall, memberID }),
  response: memberships,
  errors: { 'member-not-found': memberErrors['member-not-found'] },
});
