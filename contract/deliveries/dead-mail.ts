import { z } from '../schema.ts';

export const failedJob = z.object({
  id: z.number(),
  job: z.string(),
  /** Names and numbers for diagnosis, without personal data. */
  about: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Error names and codes of the last failure. */
  error: z.string(),
  attempts: z.number(),
  failedAt: z.string(),
});

/** What to do with failed jobs or mails: retry them, or remove them from the list. */
export const failedJobsChange = z.strictObject({
  ids: z.array(z.number().int().min(1).max(1e15)).min(1).max(100),
  action: z.enum(['retry', 'drop']),
});

export const deadMails = z.object({
  /** Number of all dead mails. The list itself is limited to a hundred. */
  total: z.number(),
  /** Number of mails held back because this installation sends none. 0 on the live site. */
  held: z.number(),
  mails: z.array(failedJob),
});
