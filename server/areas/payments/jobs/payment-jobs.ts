import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** Asks the provider about a payment: after a notice, and while it is open again and again. */
export const lookJob = defineJob({
  name: 'payments.look',
  reachesOut: true,
  payload: z.strictObject({ paymentId: z.number() }),
  retries: 60,
  backoff: doublingBackoff,
});

/** Asks the provider about everything that is open, once a night. */
export const reconcileJob = defineJob({
  name: 'payments.reconcile',
  reachesOut: true,
  payload: z.strictObject({ day: z.string() }),
  retries: 12,
  backoff: doublingBackoff,
});
