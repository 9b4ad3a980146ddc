import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, z } from '../schema.ts';
import { hostPerson } from './acting.ts';

export const findHosts = defineEndpoint({
  area: 'acting',
  name: 'find-hosts',
  method: 'POST',
  path: '/api/admin/acting/hosts',
  summary: 'Finds people on whose behalf the office may act, by number or by part of a name or mail address',
  access: { permission: 'accounts.actFor' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ query: shortText.default('') }),
  response: z.object({
    people: z.array(hostPerson),
    hasMore: z.boolean(),
    owner: z.object({ email: z.string(), asksCode: z.boolean(), hasPasskey: z.boolean() }),
  }),
});
