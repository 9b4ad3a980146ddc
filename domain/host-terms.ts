import type { BusinessKind } from './roles.ts';

/**
 * The version of the terms for hosts, which are the page `HostTerms`: the day from which they hold. Whoever changes what the
 * page agrees on changes this day, and tells hosts at least fifteen days before it (Article 3 of Regulation (EU) 2019/1150).
 */
export const hostTermsVersion = '2026-11-29';

/** Hosts, and agencies that let homes for them, use the site as businesses towards guests; partners only send guests. */
export const acceptsHostTerms = (kind: BusinessKind): boolean => kind !== 'partner';
