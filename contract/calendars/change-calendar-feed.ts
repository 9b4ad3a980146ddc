import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ofHome } from './calendar-parts.ts';
import { homeFeeds } from './calendar-feed.ts';

export const changeCalendarFeed = defineEndpoint({
  area: 'calendars',
  name: 'change-calendar-feed',
  method: 'POST',
  path: '/api/landlord/calendar/feeds/change',
  summary: 'Names a connected calendar, and says whether windows that move on with the day block nights',
  access: { permission: 'homes.own' },
  writes: true,
  request: z.strictObject({
    ...ofHome,
    feedID: z.number().int().min(1),
    name: z.string().trim().min(1).max(100),
    ignoresSliding: z.boolean(),
  }),
  response: homeFeeds,
  errors: { 'object-not-found': { status: 404 }, 'feed-not-found': { status: 404 } },
});
