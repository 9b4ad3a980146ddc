/** The id, of a list the last one; empty if it cannot be an id. */
export function partnerId(given: string): string {
  const last = given.split(',').at(-1)!.trim();
  return /^\d{1,15}$/.test(last) ? String(Number(last)) : '';
}

/** The id named as `pid` or `partner` in any case; of several the last one counts. */
export function partnerIdOfAddress(query: Iterable<readonly [string, string]>): string {
  let found = '';
  for (const [name, value] of query) {
    if (/^(?:pid|partner)$/i.test(name)) found = partnerId(value) || found;
  }
  return found;
}
