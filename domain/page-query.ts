/**
 * Names in the query of an address that say where a visitor comes from. The browser reads them; no page
 * depends on them, so that a thousand links of a campaign are one page.
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

/** What opens a booking, a shared list, an account or somebody's letters; only the browser puts it into links. */
const secretParams: ReadonlySet<string> = new Set([
  'addressProof',
  'bookingHash',
  'confirmID',
  'resetID',
  'loginID',
  'userKey',
  'watchListUID',
]);

/**
 * The query that the server's HTML is made of, with its question mark, or empty: without the visitor's
 * origin and without secrets. Given its own answer it answers the same.
 */
export function plainQuery(search: string): string {
  const query = new URLSearchParams(search);
  const left = [...query.keys()].filter((name) => originParams.has(name) || secretParams.has(name));
  if (left.length === 0) return search === '?' ? '' : search;
  for (const name of left) query.delete(name);
  const text = query.toString();
  return text && `?${text}`;
}
