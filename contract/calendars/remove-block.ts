import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { doneAct, ownHomeRequest } from './calendar-parts.ts';

export const removeBlock = defineEndpoint({
  area: 'calendars',
  name: 'remove-block',
  method: 'POST',
  path: '/api/landlord/calendar/block/remove',
  summary: 'Removes a block of nights',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  request: z.strictObject({ ...ownHomeRequest, stayID: z.number().int().min(1) }),
  response: doneAct,
  errors: { 'object-not-found': { status: 404 }, 'block-not-found': { status: 404 } },
});
