import type { BusinessKind } from './roles.ts';

/**
 * Version of the terms for hosts (the page `HostTerms`): their first day of validity. It changes with the page's terms, and hosts must be
 * notified at least fifteen days before (Article 3 of Regulation (EU) 2019/1150).
 */
export const hostTermsVersion = '2026-11-29';

/** True for hosts and agencies, who offer homes as businesses; partners only refer guests. */
export const acceptsHostTerms = (kind: BusinessKind): boolean => kind !== 'partner';
