import { registrationStates } from '../../domain/business-registration.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, z } from '../schema.ts';
import { businessRegistration } from './business.ts';

export const findBusinessRegistrations = defineEndpoint({
  area: 'accounts',
  name: 'find-business-registrations',
  method: 'POST',
  path: '/api/admin/businesses/find',
  summary:
    'Finds registrations of landlords, partners and agencies by state and by part of a name, company or address',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    state: z.enum(['', ...registrationStates]).default('open'),
    query: shortText.default(''),
  }),
  response: z.object({
    /** Number of all matches. The list itself is limited to fifty. */
    total: z.number(),
    registrations: z.array(businessRegistration),
  }),
});
