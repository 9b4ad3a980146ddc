import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { done, ofHome } from './calendar-parts.ts';

export const removeBlock = defineEndpoint({
  area: 'calendars',
  name: 'remove-block',
  method: 'POST',
  path: '/api/landlord/calendar/block/remove',
  summary: 'Frees the nights of a block of one’s own',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  request: z.strictObject({ ...ofHome, stayID: z.number().int().min(1) }),
  response: done,
  errors: { 'object-not-found': { status: 404 }, 'block-not-found': { status: 404 } },
});
