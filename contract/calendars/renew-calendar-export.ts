import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest } from './calendar-parts.ts';
import { homeFeeds } from './calendar-feed.ts';

export const renewCalendarExport = defineEndpoint({
  area: 'calendars',
  name: 'renew-calendar-export',
  method: 'POST',
  path: '/api/landlord/calendar/export/renew',
  summary: 'Creates a new secret export address for other sites; the previous one stops working',
  access: { permission: 'homes.owner' },
  writes: true,
  request: z.strictObject({ ...ownHomeRequest }),
  response: homeFeeds,
  errors: { 'object-not-found': { status: 404 } },
});
