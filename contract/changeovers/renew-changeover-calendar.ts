import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { changeoverCalendar } from './changeover.ts';

export const renewChangeoverCalendar = defineEndpoint({
  area: 'changeovers',
  name: 'renew-changeover-calendar',
  method: 'POST',
  path: '/api/changeovers/calendar/renew',
  summary:
    'Creates a new secret address of one’s own calendar of changeovers; the previous one stops working',
  access: { permission: 'changeovers.own' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({}),
  response: changeoverCalendar,
});
