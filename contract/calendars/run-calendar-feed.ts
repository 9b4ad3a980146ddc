import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest } from './calendar-parts.ts';
import { homeFeeds } from './calendar-feed.ts';

export const runCalendarFeed = defineEndpoint({
  area: 'calendars',
  name: 'run-calendar-feed',
  method: 'POST',
  path: '/api/landlord/calendar/feeds/run',
  summary: 'Imports a connected calendar immediately',
  access: { permission: 'homes.owner' },
  writes: true,
  /** Each call fetches a calendar from another site. */
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    ...ownHomeRequest,
    feedID: z.number().int().min(1),
    /** True if the landlord confirms that an empty calendar is correct. */
    acceptsEmpty: z.boolean().default(false),
  }),
  response: homeFeeds,
  errors: { 'object-not-found': { status: 404 }, 'feed-not-found': { status: 404 } },
});
