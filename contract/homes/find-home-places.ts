import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homePosition, ownCall } from './own-home.ts';

export const findHomePlaces = defineEndpoint({
  area: 'homes',
  name: 'find-home-places',
  method: 'POST',
  path: '/api/landlord/homes/places',
  summary: 'Finds the town of a position, or places by name or postcode, with or without homes',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    ...ownCall,
    position: homePosition.optional(),
    /**
     * A name, the beginning of a name, or a postcode, if no position is given. An empty text only warms up the index
     * and returns nothing.
     */
    text: z.string().max(100).default(''),
  }),
  response: z.object({
    /** One place for a position. At most six for a name, the best match first. */
    places: z.array(
      z.object({
        /** 0 for an island, a lake or a village that is not in the catalogue. */
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
    /** The position is in the sea or too far from any town. */
    'not-on-land': { status: 422 },
  },
});
