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
  summary: 'Creates a home as a private draft, at its position or in the middle of its town',
  access: { permission: 'homes.owner' },
  writes: true,
  onBehalf: true,
  creates: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    ...ownCall,
    kind: z.enum(homeKinds),
    /** A place of the catalogue. Required if no position is given. */
    placeID: z.number().int().min(1).max(2_000_000_000).optional(),
    /** Position of the home, from which its place is derived. A missing place is created. */
    position: homePosition.optional(),
    language: z.enum(languages),
    title: z.string().max(1000),
  }),
  response: ownHome,
  errors: {
    'place-not-found': { status: 404 },
    /** The position is in the sea or too far from any town. */
    'not-on-land': { status: 422 },
    /** The operator has not opened this country. */
    'country-not-served': { status: 422 },
    /** The caller has no landlord account of their own. */
    'landlord-missing': { status: 409 },
    'too-many-drafts': { status: 409 },
    'home-invalid': { status: 422, data: wrongFields },
  },
});
