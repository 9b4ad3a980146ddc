import { homeGaps } from '../../domain/homes/gaps.ts';
import { homeSteps } from '../../domain/homes/home-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest, ownHome, ownHomeErrors } from './own-home.ts';

export const setOwnHomeState = defineEndpoint({
  area: 'homes',
  name: 'set-own-home-state',
  method: 'POST',
  path: '/api/landlord/homes/state/set',
  summary: 'Publishes, submits, withdraws, pauses, removes or restores one’s own home',
  access: { permission: 'homes.owner' },
  writes: true,
  onBehalf: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({ ...ownHomeRequest, step: z.enum(homeSteps) }),
  response: ownHome,
  errors: {
    'object-not-found': ownHomeErrors['object-not-found'],
    'transition-not-allowed': { status: 409 },
    'home-incomplete': { status: 422, data: z.object({ gaps: z.array(z.enum(homeGaps)) }) },
  },
});
