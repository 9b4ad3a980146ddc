import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { routeName } from './log-history.ts';

/** Milliseconds since the start of the navigation, or the duration of the slowest interaction (inp). */
const milliseconds = z.number().min(0).max(600_000).optional();

export const logTimings = defineEndpoint({
  area: 'tracking',
  name: 'log-timings',
  method: 'POST',
  path: '/api/user/logTimings',
  summary: 'Records page performance for a visitor who has given consent',
  access: 'public',
  writes: true,
  request: z.strictObject({
    route: routeName,
    ttfb: milliseconds,
    fcp: milliseconds,
    lcp: milliseconds,
    inp: milliseconds,
    domInteractive: milliseconds,
    load: milliseconds,
    /** Cumulative layout shift, which has no unit. */
    cls: z.number().min(0).max(100).optional(),
  }),
  response: z.object({ logged: z.boolean() }),
});
