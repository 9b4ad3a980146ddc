import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest } from './calendar-parts.ts';
import { homeFeeds } from './calendar-feed.ts';

export const addCalendarFeed = defineEndpoint({
  area: 'calendars',
  name: 'add-calendar-feed',
  method: 'POST',
  path: '/api/landlord/calendar/feeds/add',
  summary: 'Connects a calendar of another site with one’s own home, and imports it immediately',
  access: { permission: 'homes.owner' },
  writes: true,
  /** Each call fetches a calendar from another site. */
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    ...ownHomeRequest,
    name: z.string().trim().min(1).max(100),
    url: z.string().trim().min(8).max(2000),
  }),
  response: homeFeeds,
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
