import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const voucherTemplates = ['bought', 'gift', 'withdrawn'] as const;

export const voucherMailJob = defineJob({
  name: 'vouchers.mail',
  mails: true,
  payload: z.strictObject({
    voucherId: z.number(),
    template: z.enum(voucherTemplates),
    /** Identifies a mail that the office sends again. */
    again: z.number().optional(),
  }),
  retries: 60,
  backoff: doublingBackoff,
});

export const settleVoucherJob = defineJob({
  name: 'vouchers.settle',
  reachesOut: true,
  payload: z.strictObject({ voucherId: z.number() }),
  retries: 60,
  backoff: doublingBackoff,
});

export const expireVouchersJob = defineJob({
  name: 'vouchers.expire',
  payload: z.strictObject({ day: z.string() }),
  retries: 12,
  backoff: doublingBackoff,
});
