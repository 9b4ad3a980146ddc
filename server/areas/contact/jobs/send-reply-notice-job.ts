import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const sendReplyNoticeJob = defineJob({
  name: 'contact.send-reply-notice',
  mails: true,
  payload: z.strictObject({ caseId: z.number(), messageId: z.number() }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
