import { messageSides } from '../../../../domain/messages/message-limits.ts';
import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** Sends one mail to the other side with all messages since the last mail. */
export const tellMessagesJob = defineJob({
  name: 'messages.tell',
  mails: true,
  payload: z.strictObject({
    bookingId: z.number(),
    side: z.enum(messageSides),
    /** The first message of the mail; its id identifies the mail. */
    first: z.number(),
    /** The co-host who is told, too, of what the guest has written. */
    memberId: z.number().optional(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
