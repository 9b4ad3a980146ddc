import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { shownAgain, shownAgainErrors } from './account.ts';

export const requestDeletion = defineEndpoint({
  area: 'accounts',
  name: 'request-deletion',
  method: 'POST',
  path: '/api/user/deletion/request',
  summary: 'Asks for the end of the own account; it comes after two weeks, unless it is stopped',
  access: 'user',
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ ...shownAgain }),
  response: z.object({ dueAt: z.string() }),
  errors: {
    ...shownAgainErrors,
    /** The account acts for a business, or is the last one that can grant roles. */
    'deletion-refused': {
      status: 409,
      data: z.object({ reason: z.enum(['business', 'last-administrator']) }),
    },
  },
});
