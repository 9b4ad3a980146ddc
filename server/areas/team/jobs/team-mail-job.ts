import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

const teamMails = ['invited', 'accepted', 'left'] as const;
export type TeamMailKind = (typeof teamMails)[number];

export const teamMailJob = defineJob({
  name: 'team.mail',
  mails: true,
  payload: z.strictObject({
    memberId: z.number(),
    mail: z.enum(teamMails),
    /** Of the invitation or its acceptance: one that was sent again has made this mail superfluous. */
    at: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
