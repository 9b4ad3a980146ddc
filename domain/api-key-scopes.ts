import type { BusinessKind } from './roles.ts';

interface ScopeTerms {
  kinds: readonly BusinessKind[];
  /** False until a call requires the scope: one without effect is not offered. */
  offered: boolean;
}

/** Scopes of keys. A program can do only what its key allows, whatever its owners are permitted to do. */
const scopeTerms = {
  /** Reads homes in feed form: the business's own with all their data, for partners all homes as guests see them. */
  'homes:read': { kinds: ['landlord', 'partner', 'agency'], offered: true },
  'homes:write': { kinds: ['landlord', 'agency'], offered: true },
  /** Reads the bookings that the business referred, or those of its homes, without guest data. */
  'bookings:read': { kinds: ['landlord', 'partner', 'agency'], offered: true },
} as const satisfies Record<string, ScopeTerms>;

export type ApiKeyScope = keyof typeof scopeTerms;

export const apiKeyScopes = Object.keys(scopeTerms) as [ApiKeyScope, ...ApiKeyScope[]];

export function availableScopes(kind: BusinessKind): ApiKeyScope[] {
  return apiKeyScopes.filter((scope) => {
    const { kinds, offered }: ScopeTerms = scopeTerms[scope];
    return offered && kinds.includes(kind);
  });
}

/** Maximum of valid keys per business: the one in use and its replacement. */
export const liveKeysMax = 2;
