import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { calendarNights, fileProblems } from './calendar-feed.ts';
import { ownHomeRequest } from './calendar-parts.ts';

const stay = z.object({ startDate: z.string(), endDate: z.string() });

export const importCalendarFile = defineEndpoint({
  area: 'calendars',
  name: 'import-calendar-file',
  method: 'POST',
  path: '/api/landlord/calendar/file/import',
  summary: 'Reads a calendar file once and blocks its nights, or only says which it would block (dryRun)',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    ...ownHomeRequest,
    /** The name of the file, noted with the blocks. */
    name: z.string().trim().max(200),
    /** The text of the file. */
    content: z.string().max(700_000),
    dryRun: z.boolean(),
  }),
  response: z.object({
    /** Null if the file can be relied on; otherwise nothing is blocked. */
    problem: z.enum(fileProblems).nullable(),
    ...calendarNights.shape,
    /** What is, or would be, blocked. */
    blocked: z.array(stay),
    /** Nights of the file on which something lies already. They stay as they are. */
    left: z.array(stay),
    /** The number with which the import can be undone. Null after a dry run, and if nothing was blocked. */
    actID: z.number().nullable(),
  }),
  errors: { 'object-not-found': { status: 404 } },
});
