import { actingReason } from '../../domain/acting.ts';
import { identityProof, identityProofErrors } from '../accounts/account.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const beginActing = defineEndpoint({
  area: 'acting',
  name: 'begin-acting',
  method: 'POST',
  path: '/api/admin/acting/begin',
  summary:
    'Starts acting on behalf of a landlord or partner in a session cookie; requires the password and, if set up, a second factor',
  access: { permission: 'accounts.actFor' },
  writes: true,
  creates: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    ...identityProof,
    number: z.number().int().positive().max(2_000_000_000),
    /** The person acted for can read this reason. */
    reason: z.string().trim().min(actingReason.shortest).max(actingReason.longest),
  }),
  response: z.object({
    name: z.string(),
    until: z.string(),
    rooms: z.array(z.enum(['landlord', 'partner'])),
  }),
  errors: {
    ...identityProofErrors,
    /**
     * No account has this number, or acting for it is not allowed: it belongs to staff or the caller, is suspended, or
     * has no business.
     */
    'person-missing': { status: 404 },
    'acting-already': { status: 409 },
  },
});
