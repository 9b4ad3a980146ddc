import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homePart, ownHomeRequest, ownHome, ownHomeErrors } from './own-home.ts';

export const setOwnHome = defineEndpoint({
  area: 'homes',
  name: 'set-own-home',
  method: 'POST',
  path: '/api/landlord/homes/set',
  summary: 'Saves one section of one’s own home; published homes are updated within a second',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    ...ownHomeRequest,
    /** The edition that the change is based on. A section that was saved since is not overwritten. */
    edition: z.number().int().min(1).max(2_000_000_000),
    part: homePart,
  }),
  response: ownHome,
  errors: ownHomeErrors,
});
