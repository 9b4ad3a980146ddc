import type { BusinessKind } from './roles.ts';

/** Days between the notice of a change and its first day, as the page `HostTerms` promises (Article 3 of Regulation (EU) 2019/1150). */
export const hostNoticeDays = 15;

/**
 * Version of the terms for hosts (the page `HostTerms`): their first day of validity. It changes with the page's terms, and hosts must be
 * notified at least `hostNoticeDays` before.
 */
export const hostTermsVersion = '2026-11-30';

/** True for hosts and agencies, who offer homes as businesses; partners only refer guests. */
export const acceptsHostTerms = (kind: BusinessKind): boolean => kind !== 'partner';
