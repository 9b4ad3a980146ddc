import type { apiKeysEndpoints } from '../../../contract/api-keys/endpoints.ts';
import type { ValidCalls } from './call-parts.ts';

export const apiKeysCalls: ValidCalls<typeof apiKeysEndpoints> = {
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
