import { defineEndpoint } from '../define-endpoint.ts';
import { plainDate, z } from '../schema.ts';

/** The account of the caller or of somebody to be paid has changed its address or a second factor within 72 hours. */
export const moneyWaits = { status: 409, data: z.object({ until: z.string() }) } as const;

export const preparePayouts = defineEndpoint({
  area: 'payouts',
  name: 'prepare-payouts',
  method: 'POST',
  path: '/api/admin/payouts/prepare',
  summary: 'Puts together what landlords are paid next; somebody else has to release it',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ executeOn: plainDate }),
  response: z.object({ runID: z.number() }),
  errors: {
    'nothing-due': { status: 409 },
    /** Another run is prepared already: release or discard it first. */
    'run-waits': { status: 409 },
    'day-invalid': { status: 422 },
    'money-waits': moneyWaits,
  },
});
