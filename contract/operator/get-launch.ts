import { launchLineNames, launchStates } from '../../domain/operator/launch-lines.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const launchState = z.object({
  /** Strangers see a page that says that the site opens soon, and nobody can book. */
  isClosed: z.boolean(),
  /** All that is required is there: the site may be opened. */
  canOpen: z.boolean(),
  lines: z.array(
    z.object({
      line: z.enum(launchLineNames),
      isRequired: z.boolean(),
      state: z.enum(launchStates),
      /** What was seen: names of facts, an answer of the DNS, a time; empty where there is nothing to say. */
      detail: z.string(),
    }),
  ),
});

export const getLaunch = defineEndpoint({
  area: 'operator',
  name: 'get-launch',
  method: 'POST',
  path: '/api/admin/launch/get',
  summary: 'What a site needs before it opens, each line looked at now',
  access: { permission: 'operator.update' },
  writes: false,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({}),
  response: launchState,
});
