import { reasonLength } from '../../domain/business-registration.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { businessRegistration, registrationErrors, registrationNumber } from './business.ts';

export const refuseBusiness = defineEndpoint({
  area: 'accounts',
  name: 'refuse-business',
  method: 'POST',
  path: '/api/admin/businesses/refuse',
  summary: 'Refuses a registered business and mails the reason',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    registration: registrationNumber,
    reason: z.string().trim().min(reasonLength.min).max(reasonLength.max),
  }),
  response: businessRegistration,
  errors: registrationErrors,
});
