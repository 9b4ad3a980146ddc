import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest } from './calendar-parts.ts';
import { homeFeeds } from './calendar-feed.ts';

export const removeCalendarFeed = defineEndpoint({
  area: 'calendars',
  name: 'remove-calendar-feed',
  method: 'POST',
  path: '/api/landlord/calendar/feeds/remove',
  summary: 'Disconnects a calendar from one’s own home and frees the nights it blocked',
  access: { permission: 'homes.owner' },
  writes: true,
  request: z.strictObject({ ...ownHomeRequest, feedID: z.number().int().min(1) }),
  response: homeFeeds,
  errors: { 'object-not-found': { status: 404 }, 'feed-not-found': { status: 404 } },
});
