export type ScrollTarget =
  | { kind: 'element'; id: string; afterMs: number }
  | { kind: 'y'; y: number; afterMs: number };

const soonMs = 200;
/** Milliseconds to wait for a sentinel, the element at the end of content that is still loading. */
const sentinelMs = 2000;
const hashMax = 30;

/**
 * Returns target and time of scrolling after a navigation; null for the top of the page. A hash takes precedence over `scrollto`. Long
 * hashes and those with `=` name no part of the page.
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
