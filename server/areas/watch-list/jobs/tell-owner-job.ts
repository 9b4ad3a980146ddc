import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const tellOwnerJob = defineJob({
  name: 'watch-list.tell-owner',
  mails: true,
  payload: z.strictObject({ listId: z.number() }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
