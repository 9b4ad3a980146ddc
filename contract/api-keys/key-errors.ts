import { apiKeyScopes } from '../../domain/api-key-scopes.ts';
import { tooOften, z } from '../schema.ts';

/** Errors of every call that accepts an API key (`Authorization: Bearer fer_live_…`). */
export const keyErrors = {
  /** The key is unknown, revoked or expired, or its business has no active account any more. */
  'key-invalid': { status: 401 },
  'key-scope-missing': { status: 403, data: z.object({ scope: z.enum(apiKeyScopes) }) },
  'key-too-many-calls': { status: 429, data: tooOften },
} as const;

/** Errors of calls with an API key that change data. They take the header Idempotency-Key. */
export const keyWriteErrors = {
  ...keyErrors,
  /** The header Idempotency-Key is missing, or is not 8 to 100 letters, digits, _ or -. */
  'idempotency-key-missing': { status: 400 },
  /** The Idempotency-Key was used before with another request. */
  'idempotency-conflict': { status: 409 },
} as const;
