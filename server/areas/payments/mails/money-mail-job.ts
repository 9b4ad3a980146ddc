import { z } from 'zod';
import type { Tx } from '../../../platform/database.ts';
import { defineJob, doublingBackoff, enqueue } from '../../../platform/jobs.ts';

export const moneyTemplates = ['paid', 'refunded', 'reminder1', 'reminder2'] as const;

export const moneyMailJob = defineJob({
  name: 'payments.mail',
  mails: true,
  payload: z.strictObject({
    bookingId: z.number(),
    template: z.enum(moneyTemplates),
    key: z.string().max(60),
  }),
  retries: 60,
  backoff: doublingBackoff,
});

export async function enqueueMoneyMail(
  tx: Tx,
  mail: z.input<typeof moneyMailJob.payload>,
  runAt: Date,
): Promise<void> {
  await enqueue(tx, moneyMailJob, mail, { key: `${mail.bookingId}-${mail.template}-${mail.key}`, runAt });
}
