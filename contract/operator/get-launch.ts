import { launchLineNames, launchStates } from '../../domain/operator/launch-lines.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const launchState = z.object({
  /** True if visitors see a page that announces the opening, and cannot book. */
  isClosed: z.boolean(),
  /** True if all required checks have passed, so that the site may be opened. */
  canOpen: z.boolean(),
  lines: z.array(
    z.object({
      line: z.enum(launchLineNames),
      isRequired: z.boolean(),
      state: z.enum(launchStates),
      /** Result of the check, such as missing facts, a DNS answer or a time. May be empty. */
      detail: z.string(),
    }),
  ),
});

export const getLaunch = defineEndpoint({
  area: 'operator',
  name: 'get-launch',
  method: 'POST',
  path: '/api/admin/launch/get',
  summary: 'Checks the requirements for opening the site',
  access: { permission: 'operator.update' },
  writes: false,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({}),
  response: launchState,
});
