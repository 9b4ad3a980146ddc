import { apiKeyScopes } from '../../domain/api-key-scopes.ts';
import { businessKinds } from '../../domain/roles.ts';
import { z } from '../schema.ts';

export const businessNamed = {
  kind: z.enum(businessKinds),
  number: z.number().int().min(1).max(2_147_483_647),
} as const;

const apiKey = z.object({
  /** The first part of the key, after `fer_live_`: the rest is not stored. */
  keyID: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  createdAt: z.string(),
  /** Empty if the account is gone. */
  createdBy: z.string(),
  /** Null: valid until revoked. */
  expiresAt: z.string().nullable(),
  /** Null: never used. */
  lastUsedAt: z.string().nullable(),
  /** Null: still valid. */
  endedAt: z.string().nullable(),
});

/** The businesses that the caller acts for, each with its keys, newest first. */
export const keyBusinesses = z.array(
  z.object({
    ...businessNamed,
    name: z.string(),
    scopes: z.array(z.enum(apiKeyScopes)),
    keys: z.array(apiKey),
  }),
);
export type KeyBusiness = z.infer<typeof keyBusinesses>[number];
