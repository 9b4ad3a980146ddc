import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homePosition, ownCall } from './own-home.ts';

export const findHomePlaces = defineEndpoint({
  area: 'homes',
  name: 'find-home-places',
  method: 'POST',
  path: '/api/landlord/homes/places',
  summary:
    'The town that a position belongs to, or the places that fit a name or a postcode, whether homes are let there yet or not',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    ...ownCall,
    position: homePosition.optional(),
    /** A name, its beginning or a postcode, if no position is given. Empty: the caller is about to search, and nothing is found. */
    text: z.string().max(100).default(''),
  }),
  response: z.object({
    /** One for a position; for a name at most six, best match first. */
    places: z.array(
      z.object({
        /** 0 for an island, a lake or a village that has no number. */
        placeID: z.number(),
        name: z.string(),
        /** Region and country. */
        context: z.string(),
        lat: z.number(),
        lon: z.number(),
      }),
    ),
  }),
  errors: {
    /** The position lies in the sea, or far from any town. */
    'not-on-land': { status: 422 },
  },
});
