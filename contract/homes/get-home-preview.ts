import { objectDetail } from '../catalogue/object-summary.ts';
import { homeStates } from '../../domain/homes/home-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest } from './own-home.ts';

export const getHomePreview = defineEndpoint({
  area: 'homes',
  name: 'get-home-preview',
  method: 'POST',
  path: '/api/landlord/homes/preview',
  summary: 'Returns a home as guests will see it, published or not, for its landlord and the office',
  access: { permission: 'office.update', own: true },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject(ownHomeRequest),
  response: z.object({
    home: objectDetail,
    state: z.enum(homeStates),
    today: z.string(),
  }),
  errors: { 'object-not-found': { status: 404 } },
});
