export type ScrollTarget =
  | { kind: 'element'; id: string; afterMs: number }
  | { kind: 'y'; y: number; afterMs: number };

const soonMs = 200;
/** A sentinel stands at the end of what is still being loaded. */
const sentinelMs = 2000;
const hashMax = 30;

/**
 * Where a page is scrolled to after a navigation, and when; null for its top. A hash goes before
 * `scrollto`. Long hashes and such with `=` are not names of a part of the page.
 */
export function scrollTarget(hash: string, scrollto: string | number | null): ScrollTarget | null {
  const id = decoded(hash.replace(/^#/, ''));
  if (id !== '' && hash.length < hashMax && !id.includes('=')) {
    return { kind: 'element', id, afterMs: id.includes('Sentinel') ? sentinelMs : soonMs };
  }
  const y = scrollto === null || scrollto === '' ? Number.NaN : Number(scrollto);
  return Number.isFinite(y) && y >= 0 ? { kind: 'y', y, afterMs: soonMs } : null;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}
