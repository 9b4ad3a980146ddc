import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { memberships } from './membership.ts';
import { ownCall } from './team.ts';

export const getMemberships = defineEndpoint({
  area: 'team',
  name: 'get-memberships',
  method: 'POST',
  path: '/api/landlord/memberships/get',
  summary: 'Lists the landlords and agencies for whom one works, with one’s role and mails',
  access: 'user',
  writes: false,
  request: z.strictObject({ ...ownCall }),
  response: memberships,
});
