import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { changeoverPlan, ownCall } from './changeover.ts';

export const getChangeovers = defineEndpoint({
  area: 'changeovers',
  name: 'get-changeovers',
  method: 'POST',
  path: '/api/changeovers/get',
  summary:
    'Returns the changeovers of the next weeks, with numbers of persons and without anything else of guests',
  access: { permission: 'changeovers.own' },
  writes: false,
  request: z.strictObject({ ...ownCall }),
  response: changeoverPlan,
});
