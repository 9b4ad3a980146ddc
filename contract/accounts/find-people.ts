import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, z } from '../schema.ts';
import { personSummary } from './person.ts';

export const findPeople = defineEndpoint({
  area: 'accounts',
  name: 'find-people',
  method: 'POST',
  path: '/api/admin/people/find',
  summary: 'People by a part of their name or mail address or by a number, and registrations that wait',
  access: { permission: 'accounts.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ /** Empty: those who logged in last. */ query: shortText.default('') }),
  response: z.object({
    /** All matches; the list ends at fifty. */
    total: z.number(),
    people: z.array(personSummary),
    /** Registrations with a matching address that nobody has confirmed. */
    waiting: z.array(
      z.object({ registration: z.number(), email: z.string(), askedAt: z.string(), expiresAt: z.string() }),
    ),
  }),
});
