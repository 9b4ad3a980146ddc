import type { Endpoint } from '../define-endpoint.ts';
import { getApiKeys } from './get-api-keys.ts';
import { getKey } from './get-key.ts';
import { getKeyBookings } from './get-key-bookings.ts';
import { makeApiKey } from './make-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

export const apiKeysEndpoints = {
  getApiKeys,
  getKey,
  getKeyBookings,
  makeApiKey,
  revokeApiKey,
} as const satisfies Record<string, Endpoint>;
