import { messageSides } from '../../../../domain/messages/message-limits.ts';
import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** One mail to the other side with all that a side has written since the last one. */
export const tellMessagesJob = defineJob({
  name: 'messages.tell',
  mails: true,
  payload: z.strictObject({
    bookingId: z.number(),
    /** Who has written. */
    side: z.enum(messageSides),
    /** The first message of the mail, which names it. */
    first: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
