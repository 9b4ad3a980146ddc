import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, z } from '../schema.ts';
import { personSummary } from './person.ts';

export const findPeople = defineEndpoint({
  area: 'accounts',
  name: 'find-people',
  method: 'POST',
  path: '/api/admin/people/find',
  summary: 'Finds people by number or by part of a name or mail address, and pending registrations',
  access: { permission: 'accounts.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    /** An empty query returns the people who logged in last. */
    query: shortText.default(''),
  }),
  response: z.object({
    /** Number of all matches. The list itself is limited to fifty. */
    total: z.number(),
    people: z.array(personSummary),
    /** Registrations with a matching address that is not confirmed yet. */
    waiting: z.array(
      z.object({ registration: z.number(), email: z.string(), askedAt: z.string(), expiresAt: z.string() }),
    ),
  }),
});
