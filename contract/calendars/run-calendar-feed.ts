import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ofHome } from './calendar-parts.ts';
import { homeFeeds } from './calendar-feed.ts';

export const runCalendarFeed = defineEndpoint({
  area: 'calendars',
  name: 'run-calendar-feed',
  method: 'POST',
  path: '/api/landlord/calendar/feeds/run',
  summary: 'Reads a connected calendar now',
  access: { permission: 'homes.own' },
  writes: true,
  /** Each run asks another site. */ limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    ...ofHome,
    feedID: z.number().int().min(1),
    /** It is meant to be empty. */ acceptsEmpty: z.boolean().default(false),
  }),
  response: homeFeeds,
  errors: { 'object-not-found': { status: 404 }, 'feed-not-found': { status: 404 } },
});
