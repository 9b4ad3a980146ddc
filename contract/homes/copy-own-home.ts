import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHome, ownHomeErrors, ownHomeRequest, wrongFields } from './own-home.ts';

const line = z.string().max(1000);

export const copyOwnHome = defineEndpoint({
  area: 'homes',
  name: 'copy-own-home',
  method: 'POST',
  path: '/api/landlord/homes/copy',
  summary:
    'Creates a private draft with the facts, texts, photos and prices of one’s own home, without its bookings, blocks, ratings, directions and registration number',
  access: { permission: 'homes.owner' },
  writes: true,
  onBehalf: true,
  creates: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    ...ownHomeRequest,
    title: line,
    /** At another address the pin starts in the middle of the town. */
    address: z.strictObject({ street: line, zip: line, city: line }),
  }),
  response: ownHome,
  errors: {
    'object-not-found': ownHomeErrors['object-not-found'],
    'home-of-feed': ownHomeErrors['home-of-feed'],
    'too-many-drafts': { status: 409 },
    'home-invalid': { status: 422, data: wrongFields },
  },
});
