import { apiKeyScopes } from '../../domain/api-key-scopes.ts';
import { tooOften, z } from '../schema.ts';

/** Errors of every call that accepts an API key (`Authorization: Bearer fer_live_…`). */
export const keyErrors = {
  /** The key is unknown, revoked or expired, or its business has no active account any more. */
  'key-invalid': { status: 401 },
  'key-scope-missing': { status: 403, data: z.object({ scope: z.enum(apiKeyScopes) }) },
  'key-too-many-calls': { status: 429, data: tooOften },
} as const;
