import type { BusinessKind } from './roles.ts';

interface ScopeTerms {
  kinds: readonly BusinessKind[];
  /** True once calls require it: a scope without effect is not offered. */
  offered: boolean;
}

/** Scopes of keys. A program can do only what its key allows, whatever the people behind it may do. */
const termsOf = {
  /** Reads homes in feed form: the business's own with all their data, for partners all homes as guests see them. */
  'homes:read': { kinds: ['landlord', 'partner', 'agency'], offered: true },
  'homes:write': { kinds: ['landlord', 'agency'], offered: true },
  /** Reads the bookings that the business referred, or those of its homes, without guest data. */
  'bookings:read': { kinds: ['landlord', 'partner', 'agency'], offered: true },
} as const satisfies Record<string, ScopeTerms>;

export type ApiKeyScope = keyof typeof termsOf;

export const apiKeyScopes = Object.keys(termsOf) as [ApiKeyScope, ...ApiKeyScope[]];

export function scopesFor(kind: BusinessKind): ApiKeyScope[] {
  return apiKeyScopes.filter((scope) => {
    const { kinds, offered }: ScopeTerms = termsOf[scope];
    return offered && kinds.includes(kind);
  });
}

/** Maximum of valid keys per business: the one in use and its replacement. */
export const liveKeysMax = 2;
