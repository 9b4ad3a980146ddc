import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { launchState } from './get-launch.ts';

export const openSite = defineEndpoint({
  area: 'operator',
  name: 'open-site',
  method: 'POST',
  path: '/api/admin/launch/open',
  summary: 'Opens the site to everybody, once all that is required is there',
  access: { permission: 'operator.update' },
  writes: true,
  limit: { perMinute: 6, by: 'account' },
  request: z.strictObject({}),
  response: launchState,
  errors: {
    /** Something that is required is not there. */
    'launch-incomplete': { status: 409 },
  },
});
