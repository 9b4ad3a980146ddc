import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const apiKeysCalls: ValidCalls<CallsOf<'api-keys'>> = {
  getApiKeys: () => ({}),
  // Whose programs call says the header, which a call of the matrix does not have.
  getKey: () => ({}),
  getKeyBookings: () => ({}),
  makeApiKey: () => ({
    kind: 'landlord',
    number: 1,
    name: 'Channel manager',
    scopes: ['bookings:read'],
    validDays: 365,
    currentPassword: 'guessed',
  }),
  revokeApiKey: () => ({ keyID: 'A'.repeat(10) }),
};
