/** Returns the id, of a list the last one; empty if it cannot be an id. */
export function partnerId(text: string): string {
  const lastId = text.split(',').at(-1)!.trim();
  return /^\d{1,15}$/.test(lastId) ? String(Number(lastId)) : '';
}

/** Returns the id named as `pid` or `partner` in any case; of several the last one counts. */
export function partnerIdOfAddress(query: Iterable<readonly [string, string]>): string {
  let id = '';
  for (const [name, value] of query) {
    if (/^(?:pid|partner)$/i.test(name)) id = partnerId(value) || id;
  }
  return id;
}
