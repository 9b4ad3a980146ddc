import type { BusinessKind } from './roles.ts';

interface ScopeTerms {
  /** Whose keys may have it. */
  kinds: readonly BusinessKind[];
  /** True once calls ask for it: nobody is offered what nothing honours. */
  offered: boolean;
}

/** What a key may be good for. A program gets no more than its key says, whatever the people behind it may do. */
const termsOf = {
  /** Reads homes in the form of feeds: those of the business with all that it has told, a partner all as guests see them. */
  'homes:read': { kinds: ['landlord', 'partner', 'agency'], offered: true },
  /** Sends homes of the landlords of the business. */
  'homes:write': { kinds: ['landlord', 'agency'], offered: true },
  /** Reads the bookings that the business has sent, or those of its homes, without anything of their guests. */
  'bookings:read': { kinds: ['landlord', 'partner', 'agency'], offered: true },
} as const satisfies Record<string, ScopeTerms>;

export type ApiKeyScope = keyof typeof termsOf;

export const apiKeyScopes = Object.keys(termsOf) as [ApiKeyScope, ...ApiKeyScope[]];

/** The scopes that a business of a kind can choose from. */
export function scopesFor(kind: BusinessKind): ApiKeyScope[] {
  return apiKeyScopes.filter((scope) => {
    const { kinds, offered }: ScopeTerms = termsOf[scope];
    return offered && kinds.includes(kind);
  });
}

/** A business may have this many good keys at a time: the one in use, and the one that takes its place. */
export const liveKeysMax = 2;
