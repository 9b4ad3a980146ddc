import { z } from '../schema.ts';

const deadMail = z.object({
  id: z.number(),
  job: z.string(),
  /** Names and numbers only: no address and no name of a person. */
  about: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Names and codes of the last failure. */
  error: z.string(),
  attempts: z.number(),
  failedAt: z.string(),
});

export const deadMails = z.object({
  /** All of them; the list ends at a hundred. */
  total: z.number(),
  /** Mails held back because this copy of the site sends none; 0 on the live site. */
  held: z.number(),
  mails: z.array(deadMail),
});
