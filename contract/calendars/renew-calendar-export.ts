import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ofHome } from './calendar-parts.ts';
import { homeFeeds } from './calendar-feed.ts';

export const renewCalendarExport = defineEndpoint({
  area: 'calendars',
  name: 'renew-calendar-export',
  method: 'POST',
  path: '/api/landlord/calendar/export/renew',
  summary: 'Makes a new secret address at which other sites read what is taken; the old one ends',
  access: { permission: 'homes.own' },
  writes: true,
  request: z.strictObject({ ...ofHome }),
  response: homeFeeds,
  errors: { 'object-not-found': { status: 404 } },
});
