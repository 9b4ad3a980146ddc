import { z } from '../schema.ts';

/** A mail that was tried as often as it may be, and given up. */
const deadMail = z.object({
  id: z.number(),
  /** The kind of mail, as the name of the job that sends it. */
  job: z.string(),
  /** What it is about, as names and numbers: no address and no name of a person. */
  about: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Names and codes of the last failure. */
  error: z.string(),
  attempts: z.number(),
  failedAt: z.string(),
});

export const deadMails = z.object({
  /** How many there are; the list ends at a hundred. */
  total: z.number(),
  /** It says how many wait, since nothing leaves this copy of the site; 0 on the live site. */
  held: z.number(),
  mails: z.array(deadMail),
});
