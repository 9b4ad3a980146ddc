import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { businessRegistration, registrationErrors, registrationNumber } from './business.ts';

export const approveBusiness = defineEndpoint({
  area: 'accounts',
  name: 'approve-business',
  method: 'POST',
  path: '/api/admin/businesses/approve',
  summary: 'Approves a registered business: creates its number and role, and mails a login link',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    registration: registrationNumber,
    /** Number of an existing landlord, partner or agency. A new one is created if it is absent. */
    subject: z.number().int().min(1).max(2_000_000_000).optional(),
  }),
  response: businessRegistration,
  errors: {
    ...registrationErrors,
    /** No business of this kind has this number. */
    'business-missing': { status: 404 },
    /** The account with this address is suspended. A person who manages accounts has to decide first. */
    'account-suspended': { status: 409 },
  },
});
