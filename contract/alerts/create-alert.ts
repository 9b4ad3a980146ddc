import { alertFrequencies, alertKinds } from '../../domain/alerts.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { workNeeded, workProof } from '../proof-of-work.ts';
import { plainEmail } from '../../domain/reachable.ts';
import { jsonRecord, languageCode, tooOften, z } from '../schema.ts';

export const createAlert = defineEndpoint({
  area: 'alerts',
  name: 'create-alert',
  method: 'POST',
  path: '/api/alerts/create',
  summary:
    'Asks for mails when a search finds a new home or a price falls, or when the own watch list has news',
  access: 'public',
  writes: true,
  limit: { perMinute: 20, by: 'address' },
  request: z.strictObject({
    kind: z.enum(alertKinds),
    /** A search filter; ignored for a watch list. */
    query: jsonRecord,
    email: z.string().max(1000).transform(plainEmail),
    languageCode,
    frequency: z.enum(alertFrequencies).default('daily'),
    /** A honeypot: people do not see this field, so whoever fills it in is a script. */
    website: z.string().max(1000).default(''),
    proof: workProof,
  }),
  response: z.object({
    /** `Y`: the owner of the address is asked by mail first. Empty: the address is that of the calling account, and the alert runs. */
    mailSend: z.enum(['Y', '']),
  }),
  errors: {
    'invalid-email': { status: 422 },
    /** The search finds so many homes that nobody would read all their news. */
    'search-too-wide': { status: 422, data: z.object({ most: z.number() }) },
    'watch-list-empty': { status: 409 },
    ...workNeeded,
    'too-many-mails': { status: 429, data: tooOften },
  },
});
