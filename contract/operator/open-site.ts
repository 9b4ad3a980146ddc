import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { launchState } from './get-launch.ts';

export const openSite = defineEndpoint({
  area: 'operator',
  name: 'open-site',
  method: 'POST',
  path: '/api/admin/launch/open',
  summary: 'Opens the site to the public, once all requirements are met',
  access: { permission: 'operator.update' },
  writes: true,
  limit: { perMinute: 6, by: 'account' },
  request: z.strictObject({}),
  response: launchState,
  errors: {
    /** A required check has failed. */
    'launch-incomplete': { status: 409 },
  },
});
