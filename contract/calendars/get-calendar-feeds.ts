import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest } from './calendar-parts.ts';
import { homeFeeds } from './calendar-feed.ts';

export const getCalendarFeeds = defineEndpoint({
  area: 'calendars',
  name: 'get-calendar-feeds',
  method: 'POST',
  path: '/api/landlord/calendar/feeds/get',
  summary: 'Lists the calendars of other sites that are connected with one’s own home, with their status',
  access: { permission: 'homes.owner' },
  writes: false,
  request: z.strictObject({ ...ownHomeRequest }),
  response: homeFeeds,
  errors: { 'object-not-found': { status: 404 } },
});
