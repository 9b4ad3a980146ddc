import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { memberships } from './membership.ts';
import { memberErrors, memberID, ownCall } from './team.ts';

export const setMembershipMails = defineEndpoint({
  area: 'team',
  name: 'set-membership-mails',
  method: 'POST',
  path: '/api/landlord/memberships/set-mails',
  summary: 'Sets about what a co-host is told by mail',
  access: 'user',
  writes: true,
  request: z.strictObject({ ...ownCall, memberID, bookings: z.boolean(), messages: z.boolean() }),
  response: memberships,
  errors: { 'member-not-found': memberErrors['member-not-found'] },
});
