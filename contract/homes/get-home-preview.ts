import { objectDetail } from '../catalogue/object-summary.ts';
import { homeStates } from '../../domain/homes/home-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ofHome } from './own-home.ts';

export const getHomePreview = defineEndpoint({
  area: 'homes',
  name: 'get-home-preview',
  method: 'POST',
  path: '/api/landlord/homes/preview',
  summary: 'A home as guests will see it, for its landlord and the office, whether it is published or not',
  access: { permission: 'office.update', own: true },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject(ofHome),
  response: z.object({
    home: objectDetail,
    state: z.enum(homeStates),
    /** The plain date that prices and free days begin with. */
    today: z.string(),
  }),
  errors: { 'object-not-found': { status: 404 } },
});
