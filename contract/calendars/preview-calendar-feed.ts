import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest } from './calendar-parts.ts';
import { calendarNights, feedProblems } from './calendar-feed.ts';

export const previewCalendarFeed = defineEndpoint({
  area: 'calendars',
  name: 'preview-calendar-feed',
  method: 'POST',
  path: '/api/landlord/calendar/feeds/preview',
  summary:
    'Fetches a calendar of another site and returns the nights that it would block, without connecting it',
  access: { permission: 'homes.owner' },
  writes: false,
  /** Each call fetches a calendar from another site. */
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ ...ownHomeRequest, url: z.string().trim().min(8).max(2000) }),
  response: z.object({
    /** Null if the calendar is reliable. */
    problem: z.enum(feedProblems).nullable(),
    ...calendarNights.shape,
  }),
  errors: {
    'object-not-found': { status: 404 },
    /** The address is not a valid web address. */
    'feed-address-invalid': { status: 422 },
    /** The home already has ten calendars. */
    'feeds-full': { status: 409 },
    /** The home already has this calendar. */
    'feed-known': { status: 409 },
  },
});
