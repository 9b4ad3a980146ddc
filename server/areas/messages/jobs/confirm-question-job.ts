import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** Sends a mail with a link that confirms a question. */
export const confirmQuestionJob = defineJob({
  name: 'messages.confirm-question',
  mails: true,
  payload: z.strictObject({ questionId: z.number() }),
  retries: 18,
  backoff: doublingBackoff,
});
