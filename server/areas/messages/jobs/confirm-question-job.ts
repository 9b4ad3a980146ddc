import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** Asks by mail whether a question is to be sent. */
export const confirmQuestionJob = defineJob({
  name: 'messages.confirm-question',
  mails: true,
  payload: z.strictObject({ questionId: z.number() }),
  retries: 18,
  backoff: doublingBackoff,
});
