import { defineEndpoint } from '../define-endpoint.ts';
import { plainDate, z } from '../schema.ts';
import { partnerCommissions } from './partner-commission.ts';

export const notePartnerPayment = defineEndpoint({
  area: 'partner-statements',
  name: 'note-partner-payment',
  method: 'POST',
  path: '/api/admin/partner-commissions/note',
  summary:
    'Notes on which day a finished month’s commission was transferred to a partner, or takes that back',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    partnerID: z.number().int().min(1).max(1e9),
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    /** Null takes the note back. */
    paidOn: plainDate.nullable(),
  }),
  /** The list after the change. */
  response: partnerCommissions,
  errors: {
    /** The month is not over, or the partner has earned nothing in it. */
    'commission-missing': { status: 404 },
  },
});
