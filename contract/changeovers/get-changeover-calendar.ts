import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { changeoverCalendar } from './changeover.ts';

export const getChangeoverCalendar = defineEndpoint({
  area: 'changeovers',
  name: 'get-changeover-calendar',
  method: 'POST',
  path: '/api/changeovers/calendar/get',
  summary:
    'Returns the secret address of one’s own calendar of changeovers, which other programs subscribe to',
  access: { permission: 'changeovers.own' },
  writes: false,
  request: z.strictObject({}),
  response: changeoverCalendar,
});
