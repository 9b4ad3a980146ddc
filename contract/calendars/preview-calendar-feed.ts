import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ofHome } from './calendar-parts.ts';
import { calendarNights, feedProblems } from './calendar-feed.ts';

export const previewCalendarFeed = defineEndpoint({
  area: 'calendars',
  name: 'preview-calendar-feed',
  method: 'POST',
  path: '/api/landlord/calendar/feeds/preview',
  summary:
    'Reads a calendar of another site and says which nights it would block, before anybody connects it',
  access: { permission: 'homes.own' },
  writes: false,
  /** Low, because each call asks another site. */ limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ ...ofHome, url: z.string().trim().min(8).max(2000) }),
  response: z.object({
    /** Null: the calendar is reliable. */
    problem: z.enum(feedProblems).nullable(),
    ...calendarNights.shape,
  }),
  errors: {
    'object-not-found': { status: 404 },
    /** It is no address of the web. */ 'feed-address-invalid': { status: 422 },
    /** A home has ten at most, and each once. */ 'feeds-full': { status: 409 },
    'feed-known': { status: 409 },
  },
});
