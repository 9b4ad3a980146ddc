import { apiKeyScopes } from '../../domain/api-key-scopes.ts';
import { businessKinds } from '../../domain/roles.ts';
import { z } from '../schema.ts';

export const businessRequest = {
  kind: z.enum(businessKinds),
  number: z.number().int().min(1).max(2_147_483_647),
} as const;

const apiKey = z.object({
  /** The public part of the key after `fer_live_`. The secret part is only stored as a hash. */
  keyID: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  createdAt: z.string(),
  /** Empty if the account is deleted. */
  createdBy: z.string(),
  /** Null if the key is valid until it is revoked. */
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  /** Null while the key is valid. */
  endedAt: z.string().nullable(),
});

/** The businesses that the caller acts for, each with its keys, newest first. */
export const keyBusinesses = z.array(
  z.object({
    ...businessRequest,
    name: z.string(),
    scopes: z.array(z.enum(apiKeyScopes)),
    keys: z.array(apiKey),
  }),
);
export type KeyBusiness = z.infer<typeof keyBusinesses>[number];
