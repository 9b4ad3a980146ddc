import type { BusinessKind } from './roles.ts';

/**
 * Version of the terms for hosts (the page `HostTerms`): the day from which they hold. A change of the page's terms changes this day, and
 * hosts must be told at least fifteen days before it (Article 3 of Regulation (EU) 2019/1150).
 */
export const hostTermsVersion = '2026-11-29';

/** Hosts, and agencies acting for them, offer homes to guests as businesses; partners only refer guests. */
export const acceptsHostTerms = (kind: BusinessKind): boolean => kind !== 'partner';
