import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ofHome } from './calendar-parts.ts';
import { homeFeeds } from './calendar-feed.ts';

export const removeCalendarFeed = defineEndpoint({
  area: 'calendars',
  name: 'remove-calendar-feed',
  method: 'POST',
  path: '/api/landlord/calendar/feeds/remove',
  summary: 'Parts a calendar from one’s own home, and frees what it blocked',
  access: { permission: 'homes.own' },
  writes: true,
  request: z.strictObject({ ...ofHome, feedID: z.number().int().min(1) }),
  response: homeFeeds,
  errors: { 'object-not-found': { status: 404 }, 'feed-not-found': { status: 404 } },
});
