/** The secrets of links that this document has opened or got, by the number of the booking. They are in no address and no storage. */
const known = new Map<string, { hash: string; proof: string }>();

export function rememberLink(id: string, hash: string): void {
  known.set(id, { hash, proof: '' });
}

/** An unknown one is empty: then the browser's cookie of the booking opens it, for as long as it lasts. */
export function linkSecretOf(id: string): { hash: string; proof: string } {
  const arrived = typeof window === 'undefined' ? undefined : window.linkSecret;
  if (arrived && !known.has(id) && known.size === 0) known.set(id, arrived);
  return known.get(id) ?? { hash: '', proof: '' };
}
