import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { identityProof, identityProofErrors } from './account.ts';

export const requestDeletion = defineEndpoint({
  area: 'accounts',
  name: 'request-deletion',
  method: 'POST',
  path: '/api/user/deletion/request',
  summary: 'Schedules the deletion of the caller’s account in two weeks; it can be stopped until then',
  access: 'user',
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ ...identityProof }),
  response: z.object({ dueAt: z.string() }),
  errors: {
    ...identityProofErrors,
    /** The account acts for a business, or is the last one that can grant roles. */
    'deletion-refused': {
      status: 409,
      data: z.object({ reason: z.enum(['business', 'last-administrator']) }),
    },
  },
});
