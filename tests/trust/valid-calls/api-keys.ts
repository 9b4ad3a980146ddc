import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const apiKeysCalls: ValidCalls<CallsOf<'api-keys'>> = {
  getApiKeys: () => ({}),
  // The header identifies the business whose program calls; the calls of the matrix have no such header.
  getKey: () => ({}),
  getApiKeyActs: () => ({ keyID: 'A'.repeat(10) }),
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
