import { apiKeyScopes } from '../../domain/api-key-scopes.ts';
import { businessKinds } from '../../domain/roles.ts';
import { z } from '../schema.ts';

/** How a landlord, partner or agency is named. */
export const businessNamed = {
  kind: z.enum(businessKinds),
  number: z.number().int().min(1).max(2_147_483_647),
} as const;

const apiKey = z.object({
  /** The first part of the key, behind `fer_live_`: the rest is not known any more. */
  keyID: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  createdAt: z.string(),
  /** Who made it; empty where the account is gone. */
  createdBy: z.string(),
  /** Null: it is good until it is ended. */
  expiresAt: z.string().nullable(),
  /** Null: never since. */
  lastUsedAt: z.string().nullable(),
  /** Null: it is good. */
  endedAt: z.string().nullable(),
});

/** The businesses that somebody acts for, each with its keys, the newest in front. */
export const keyBusinesses = z.array(
  z.object({
    ...businessNamed,
    name: z.string(),
    /** What can be chosen. */
    scopes: z.array(z.enum(apiKeyScopes)),
    keys: z.array(apiKey),
  }),
);
export type KeyBusiness = z.infer<typeof keyBusinesses>[number];
