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
    /** Time of the invitation or acceptance. If the invitation was sent again since, this mail is dropped. */
    at: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
