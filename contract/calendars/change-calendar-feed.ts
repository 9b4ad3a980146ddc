import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest } from './calendar-parts.ts';
import { homeFeeds } from './calendar-feed.ts';

export const changeCalendarFeed = defineEndpoint({
  area: 'calendars',
  name: 'change-calendar-feed',
  method: 'POST',
  path: '/api/landlord/calendar/feeds/change',
  summary:
    'Renames a connected calendar, and sets whether periods that move with the current day block nights',
  access: { permission: 'homes.owner' },
  writes: true,
  request: z.strictObject({
    ...ownHomeRequest,
    feedID: z.number().int().min(1),
    name: z.string().trim().min(1).max(100),
    ignoresSliding: z.boolean(),
  }),
  response: homeFeeds,
  errors: { 'object-not-found': { status: 404 }, 'feed-not-found': { status: 404 } },
});
