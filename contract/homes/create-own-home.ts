import { homeKinds } from '../../domain/homes/home-kinds.ts';
import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homePosition, ownCall, ownHome, wrongFields } from './own-home.ts';

export const createOwnHome = defineEndpoint({
  area: 'homes',
  name: 'create-own-home',
  method: 'POST',
  path: '/api/landlord/homes/create',
  summary:
    'A new home of one’s own as a draft, which nobody else sees, at its position or in the middle of its town',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  creates: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    ...ownCall,
    kind: z.enum(homeKinds),
    /** A place of the catalogue, where no position is given. */
    placeID: z.number().int().min(1).max(2_000_000_000).optional(),
    /** Where it stands; the place follows, and is made where the catalogue lacks it. */
    position: homePosition.optional(),
    /** The language in which its texts are written. */
    language: z.enum(languages),
    title: z.string().max(1000),
  }),
  response: ownHome,
  errors: {
    'place-not-found': { status: 404 },
    /** The position lies in the sea, or far from all towns. */
    'not-on-land': { status: 422 },
    /** Who lets no homes in their own name has nobody to let this one for. */
    'landlord-missing': { status: 409 },
    'too-many-drafts': { status: 409 },
    'home-invalid': { status: 422, data: wrongFields },
  },
});
