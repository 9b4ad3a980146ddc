/** Reads the id, the last one of a list; empty where it is no number that an id can be. */
export function partnerId(given: string): string {
  const last = given.split(',').at(-1)!.trim();
  return /^\d{1,15}$/.test(last) ? String(Number(last)) : '';
}

/** The id that an address names as `pid` or `partner`, in capitals or not; of several the last one counts. */
export function partnerIdOfAddress(query: Iterable<readonly [string, string]>): string {
  let found = '';
  for (const [name, value] of query) {
    if (/^(?:pid|partner)$/i.test(name)) found = partnerId(value) || found;
  }
  return found;
}
