import { reasonLength } from '../../domain/business-registration.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { objectNumber, z } from '../schema.ts';

export const decideOnHome = defineEndpoint({
  area: 'homes',
  name: 'decide-on-home',
  method: 'POST',
  path: '/api/admin/homes/decide',
  summary: 'Publishes a home in review, or returns it to the landlord with a reason by mail',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    objectNumber,
    decision: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('approve') }),
      z.strictObject({
        kind: z.literal('refuse'),
        reason: z.string().trim().min(reasonLength.min).max(reasonLength.max),
      }),
    ]),
  }),
  response: z.object({ state: z.enum(['published', 'draft']) }),
  errors: {
    'object-not-found': { status: 404 },
    /** The landlord has withdrawn the home, or another staff member has decided. */
    'transition-not-allowed': { status: 409 },
  },
});
