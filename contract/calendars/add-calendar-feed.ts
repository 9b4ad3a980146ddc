import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ofHome } from './calendar-parts.ts';
import { homeFeeds } from './calendar-feed.ts';

export const addCalendarFeed = defineEndpoint({
  area: 'calendars',
  name: 'add-calendar-feed',
  method: 'POST',
  path: '/api/landlord/calendar/feeds/add',
  summary: 'Connects a calendar of another site with one’s own home, and reads it at once',
  access: { permission: 'homes.own' },
  writes: true,
  /** Each run asks another site. */ limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    ...ofHome,
    name: z.string().trim().min(1).max(100),
    url: z.string().trim().min(8).max(2000),
  }),
  response: homeFeeds,
  errors: {
    'object-not-found': { status: 404 },
    /** It is no address of the web. */ 'feed-address-invalid': { status: 422 },
    /** A home has ten at most, and each once. */ 'feeds-full': { status: 409 },
    'feed-known': { status: 409 },
  },
});
