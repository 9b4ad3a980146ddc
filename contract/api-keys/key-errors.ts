import { apiKeyScopes } from '../../domain/api-key-scopes.ts';
import { tooOften, z } from '../schema.ts';

/** What every call that a key opens declares: how it refuses a key (`Authorization: Bearer fer_live_…`). */
export const keyErrors = {
  /** It is none of ours, was ended, has run out, or nobody acts for its business any more. */
  'key-invalid': { status: 401 },
  /** The key is good, but not for this. */
  'key-scope-missing': { status: 403, data: z.object({ scope: z.enum(apiKeyScopes) }) },
  'key-too-many-calls': { status: 429, data: tooOften },
} as const;
