import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { routeName } from '../tracking/log-history.ts';

const count = z.number().int().min(0).max(10_000_000).default(0);

export const reportClientError = defineEndpoint({
  area: 'client-errors',
  name: 'report-client-error',
  method: 'POST',
  path: '/api/clientError',
  summary: 'Reports a script error of a page, without personal data or form input',
  access: 'public',
  writes: true,
  limit: { perMinute: 10, by: 'address' },
  claims: 'none',
  request: z.strictObject({
    /** An uncaught error, a rejected promise, a failed navigation, or an unreadable cookie. */
    kind: z.enum(['error', 'rejection', 'route', 'cookie']),
    name: z.string().regex(/^[A-Za-z]{1,40}$/),
    message: z.string().max(300),
    /** Our script that failed. Empty if unknown. */
    file: z
      .string()
      .regex(/^(\/assets\/[\w.-]{1,120})?$/)
      .default(''),
    line: count,
    column: count,
    route: routeName,
    revision: z
      .string()
      .regex(/^[\w.-]{0,40}$/)
      .default(''),
  }),
  response: z.object({ reported: z.boolean() }),
});
