import { actingReason } from '../../domain/acting.ts';
import { shownAgain, shownAgainErrors } from '../accounts/account.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const beginActing = defineEndpoint({
  area: 'acting',
  name: 'begin-acting',
  method: 'POST',
  path: '/api/admin/acting/begin',
  summary:
    'Begins to act for somebody who lets homes or sends guests, by the password and a second factor where there is one; a cookie carries it',
  access: { permission: 'accounts.actFor' },
  writes: true,
  creates: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    ...shownAgain,
    number: z.number().int().positive().max(2_000_000_000),
    /** Shown to the person acted for. */
    reason: z.string().trim().min(actingReason.shortest).max(actingReason.longest),
  }),
  response: z.object({
    name: z.string(),
    until: z.string(),
    rooms: z.array(z.enum(['landlord', 'partner'])),
  }),
  errors: {
    ...shownAgainErrors,
    /** No account has this number, or nobody may act for it: it is staff, suspended, without a business, or the caller's own. */
    'person-missing': { status: 404 },
    'acting-already': { status: 409 },
  },
});
