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
    'Creates an alert by mail for new homes and lower prices of a search, or for changes of the caller’s watch list',
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
    /** A honeypot: the field is invisible to people, so only scripts fill it in. */
    website: z.string().max(1000).default(''),
    proof: workProof,
  }),
  response: z.object({
    /**
     * `Y` if a confirmation mail was sent to the address. Empty if the address is that of the calling account and the
     * alert is active.
     */
    mailSend: z.enum(['Y', '']),
  }),
  errors: {
    'invalid-email': { status: 422 },
    /** The search has too many hits for useful news. */
    'search-too-wide': { status: 422, data: z.object({ most: z.number() }) },
    'watch-list-empty': { status: 409 },
    ...workNeeded,
    'too-many-mails': { status: 429, data: tooOften },
  },
});
