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
    /** A place of the catalogue, if no position is given. */
    placeID: z.number().int().min(1).max(2_000_000_000).optional(),
    /** Position of the home; its place is derived from it, and created if the catalogue lacks it. */
    position: homePosition.optional(),
    language: z.enum(languages),
    title: z.string().max(1000),
  }),
  response: ownHome,
  errors: {
    'place-not-found': { status: 404 },
    /** The position lies in the sea, or far from any town. */
    'not-on-land': { status: 422 },
    /** The operator offers homes of other countries. */
    'country-not-served': { status: 422 },
    /** The caller lets no homes in their own name, so this one would have no landlord. */
    'landlord-missing': { status: 409 },
    'too-many-drafts': { status: 409 },
    'home-invalid': { status: 422, data: wrongFields },
  },
});
