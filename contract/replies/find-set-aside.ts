import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { setAside } from './set-aside.ts';

export const findSetAside = defineEndpoint({
  area: 'replies',
  name: 'find-set-aside',
  method: 'POST',
  path: '/api/admin/replies/find',
  summary: 'Lists replies to mails that came from an unexpected sender and wait for the office',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: setAside,
});
