import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const voucherTemplates = ['bought', 'gift', 'withdrawn'] as const;

/** Tells the buyer of a voucher, or brings it to whom it is for. */
export const voucherMailJob = defineJob({
  name: 'vouchers.mail',
  mails: true,
  payload: z.strictObject({ voucherId: z.number(), template: z.enum(voucherTemplates) }),
  retries: 60,
  backoff: doublingBackoff,
});

/** Sends back to a card what was paid for a voucher; the area of payments does it. */
export const settleVoucherJob = defineJob({
  name: 'vouchers.settle',
  reachesOut: true,
  payload: z.strictObject({ voucherId: z.number() }),
  retries: 60,
  backoff: doublingBackoff,
});

/** Ends vouchers whose last day is over, once a day; each run puts the next day's into the table. */
export const expireVouchersJob = defineJob({
  name: 'vouchers.expire',
  payload: z.strictObject({ day: z.string() }),
  retries: 12,
  backoff: doublingBackoff,
});
