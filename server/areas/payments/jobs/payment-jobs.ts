import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const pollPaymentJob = defineJob({
  name: 'payments.look',
  reachesOut: true,
  payload: z.strictObject({ paymentId: z.number() }),
  retries: 60,
  backoff: doublingBackoff,
});

export const reconcileJob = defineJob({
  name: 'payments.reconcile',
  reachesOut: true,
  payload: z.strictObject({ day: z.string() }),
  retries: 12,
  backoff: doublingBackoff,
});
