import type { BusinessKind } from './roles.ts';

interface ScopeTerms {
  kinds: readonly BusinessKind[];
  /** False until a call requires the scope: one without effect is not offered. */
  offered: boolean;
  /** The scope without which this one opens nothing. */
  needs?: string;
}

const letting = ['landlord', 'agency'] as const satisfies readonly BusinessKind[];

/** Scopes of keys. A program can do only what its key allows, whatever its owners are permitted to do. */
const scopeTerms = {
  /** Reads homes in feed form: the business's own with all their data, for partners all homes as guests see them. */
  'homes:read': { kinds: ['landlord', 'partner', 'agency'], offered: true },
  'homes:write': { kinds: letting, offered: true },
  /** Reads occupied nights, prices and minimum stays. */
  'calendar:read': { kinds: letting, offered: true },
  /** Blocks and frees nights, sets prices and minimum stays. */
  'calendar:write': { kinds: letting, offered: true },
  /** Reads the bookings that the business referred, or those of its homes, without guest data. */
  'bookings:read': { kinds: ['landlord', 'partner', 'agency'], offered: true },
  /** Adds to the bookings what the landlord may know of the guests. Each reading is logged. */
  'guests:read': { kinds: letting, offered: true, needs: 'bookings:read' },
  /** Confirms and declines bookings, requests and options, and answers guests' change requests. */
  'bookings:answer': { kinds: letting, offered: true },
  /** Cancels for the host, which costs the host the stay: never part of another scope. */
  'bookings:cancel': { kinds: letting, offered: true },
  'messages:read': { kinds: letting, offered: true },
  'messages:write': { kinds: letting, offered: true },
} as const satisfies Record<string, ScopeTerms>;

export type ApiKeyScope = keyof typeof scopeTerms;

export const apiKeyScopes = Object.keys(scopeTerms) as [ApiKeyScope, ...ApiKeyScope[]];

export function availableScopes(kind: BusinessKind): ApiKeyScope[] {
  return apiKeyScopes.filter((scope) => {
    const { kinds, offered }: ScopeTerms = scopeTerms[scope];
    return offered && kinds.includes(kind);
  });
}

/** Returns the scopes with those that they need, in their order. */
export function withNeededScopes(chosen: readonly ApiKeyScope[]): ApiKeyScope[] {
  const needed = chosen.map((scope) => (scopeTerms[scope] as ScopeTerms).needs);
  return apiKeyScopes.filter((scope) => chosen.includes(scope) || needed.includes(scope));
}

/** Maximum of valid keys per business: the one in use and its replacement. */
export const liveKeysMax = 2;

/** What programs do with a key, as its log says. */
export const apiKeyActs = [
  'guestsRead',
  'messagesRead',
  'nightsBlocked',
  'nightsFreed',
  'ratesSet',
  'calendarUndone',
  'bookingConfirmed',
  'bookingDeclined',
  'bookingCancelled',
  'changeAccepted',
  'changeDeclined',
  'messageSent',
] as const;
export type ApiKeyAct = (typeof apiKeyActs)[number];
