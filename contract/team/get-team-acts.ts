import { memberActs, teamEvents } from '../../domain/team.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { memberErrors, memberID, ownCall } from './team.ts';

export const getTeamActs = defineEndpoint({
  area: 'team',
  name: 'get-team-acts',
  method: 'POST',
  path: '/api/landlord/team/acts',
  summary:
    'Lists the latest acts of a co-host or cleaner in one’s own homes, and what happened with the invitation',
  access: { permission: 'homes.owner' },
  writes: false,
  request: z.strictObject({ ...ownCall, memberID }),
  response: z.object({
    /** The latest first. */
    acts: z.array(
      z.object({
        at: z.string(),
        act: z.enum(memberActs),
        objectNumber: z.number(),
        title: z.string(),
        /** Null for acts that do not concern a booking. */
        bookingID: z.number().nullable(),
      }),
    ),
    events: z.array(
      z.object({
        at: z.string(),
        event: z.enum(teamEvents),
        /** Empty if the account is deleted. */
        by: z.string(),
      }),
    ),
  }),
  errors: { 'member-not-found': memberErrors['member-not-found'] },
});
