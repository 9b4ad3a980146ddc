import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** Closes the months that are over, once a day; each run puts the next day's into the table. */
export const closeMonthsJob = defineJob({
  name: 'payouts.close-months',
  payload: z.strictObject({ day: z.string() }),
  retries: 12,
  backoff: doublingBackoff,
});

/** Brings a landlord the statement of a month, and the invoice of its commission. */
export const statementMailJob = defineJob({
  name: 'payouts.statement-mail',
  mails: true,
  payload: z.strictObject({ landlordId: z.number(), month: z.string() }),
  retries: 60,
  backoff: doublingBackoff,
});

/** Tells a landlord that money goes to another account from now on. */
export const accountMailJob = defineJob({
  name: 'payouts.account-mail',
  mails: true,
  payload: z.strictObject({
    landlordId: z.number(),
    /** Who has said it; they are told too, where their address is another one. */
    uid: z.string(),
    ibanEnd: z.string(),
    /** The moment from which money goes there. */
    from: z.string(),
  }),
  retries: 60,
  backoff: doublingBackoff,
});
