import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors } from './account.ts';

export const stopDeletionByLink = defineEndpoint({
  area: 'accounts',
  name: 'stop-deletion-by-link',
  method: 'POST',
  path: '/api/user/deletion/stopByLink',
  summary: 'Stops a scheduled deletion of an account by a mailed link',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  claims: 'uid',
  request: z.strictObject({ stopID: z.string().max(200) }),
  response: z.object({ stopped: z.boolean() }),
  errors: { 'link-invalid': accountErrors['link-invalid'] },
});
