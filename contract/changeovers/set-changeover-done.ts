import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { changeoverErrors, changeoverPlan, changeoverRequest } from './changeover.ts';

export const setChangeoverDone = defineEndpoint({
  area: 'changeovers',
  name: 'set-changeover-done',
  method: 'POST',
  path: '/api/changeovers/done/set',
  summary: 'Ticks a changeover off, or takes the tick back',
  access: { permission: 'changeovers.own' },
  writes: true,
  request: z.strictObject({ ...changeoverRequest, isDone: z.boolean() }),
  response: changeoverPlan,
  errors: changeoverErrors,
});
