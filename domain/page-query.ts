/**
 * Parameters about a visitor's origin. Only the browser reads them and no page depends on them, so that a thousand campaign links are
 * one page.
 */
export const originParams: ReadonlySet<string> = new Set([
  'at_gd',
  'awc',
  'dclid',
  'ebk',
  'fbclid',
  'gbraid',
  'gclid',
  'msclkid',
  'ptc',
  'subid',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_referrer',
  'utm_source',
  'utm_term',
  'wbraid',
]);

/** Parameters that open a booking, a shared list, an account or newsletter settings; only the browser puts them into links. */
const secretParams: ReadonlySet<string> = new Set([
  'addressProof',
  'bookingHash',
  'confirmID',
  'resetID',
  'sharedList',
  'loginID',
  'userKey',
  'watchListUID',
]);

/**
 * Returns the part of the query that affects the server's HTML, with its question mark, or empty: without origin and secrets. Idempotent.
 */
export function plainQuery(search: string): string {
  const query = new URLSearchParams(search);
  const keptNames = [...query.keys()].filter((name) => originParams.has(name) || secretParams.has(name));
  if (keptNames.length === 0) return search === '?' ? '' : search;
  for (const name of keptNames) query.delete(name);
  const text = query.toString();
  return text && `?${text}`;
}
