import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeErrors, ownHomeRequest } from './own-home.ts';

export const getHomeRemoval = defineEndpoint({
  area: 'homes',
  name: 'get-home-removal',
  method: 'POST',
  path: '/api/landlord/homes/removal/get',
  summary: 'Returns what depends on one’s own home before it is removed',
  access: { permission: 'homes.owner' },
  writes: false,
  onBehalf: true,
  request: z.strictObject(ownHomeRequest),
  response: z.object({
    /** Confirmed bookings that have not ended. They stay valid. */
    upcoming: z.number(),
    /** Bookings, requests and options without an answer. They are declined with the removal. */
    open: z.number(),
    /** Questions of guests to which nobody has written back. */
    questions: z.number(),
    /** Guests who have saved the home. */
    watchers: z.number(),
    /** The last day on which the home could be restored if it were removed today. */
    restorableUntil: z.string(),
  }),
  errors: { 'object-not-found': ownHomeErrors['object-not-found'] },
});
