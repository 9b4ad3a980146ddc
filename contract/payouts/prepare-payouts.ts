import { defineEndpoint } from '../define-endpoint.ts';
import { plainDate, z } from '../schema.ts';

/** The account of the caller or of a payee has had a change of address or second factor within 72 hours. */
export const moneyWaits = { status: 409, data: z.object({ until: z.string() }) } as const;

export const preparePayouts = defineEndpoint({
  area: 'payouts',
  name: 'prepare-payouts',
  method: 'POST',
  path: '/api/admin/payouts/prepare',
  summary: 'Prepares the next payouts to landlords, which another person has to release',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ executeOn: plainDate }),
  response: z.object({ runID: z.number() }),
  errors: {
    'nothing-due': { status: 409 },
    /** Another prepared run has to be released or discarded first. */
    'run-waits': { status: 409 },
    'day-invalid': { status: 422 },
    'money-waits': moneyWaits,
  },
});
