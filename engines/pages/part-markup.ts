import { RecentMap } from '../../domain/recent-map.ts';

/** Memory limits of pages and their parts, in bytes. */
export interface PagesMemory {
  pages: number;
  parts: number;
}

/** Parts get a quarter of the memory, since each serves many pages: it holds the cards of two thousand homes beside a hundred pages. */
export function divideMemory(bytes: number): PagesMemory {
  return { pages: (bytes * 3) / 4, parts: bytes / 4 };
}

/** Estimated memory of a part besides its markup and key. */
const entryBytes = 300;

export interface KeptParts {
  get(key: string): Uint8Array | undefined;
  set(key: string, markup: Uint8Array): void;
  /** The figures for the metrics. */
  state(): { parts: number; bytes: number; hits: number; misses: number };
}

/**
 * Caches the markup of parts of pages. The key holds all that a part shows, so that no part is ever outdated: a card with another price
 * has another key. Beyond `maxBytes` the least recently used parts are dropped.
 */
export function createPartMarkup(maxBytes: number): KeptParts {
  const parts = new RecentMap<string, Uint8Array>();
  const counts = { bytes: 0, hits: 0, misses: 0 };
  const bytesOf = (key: string, markup: Uint8Array): number => 2 * key.length + markup.length + entryBytes;

  function forget(key: string, markup: Uint8Array): void {
    parts.delete(key);
    counts.bytes -= bytesOf(key, markup);
  }

  return {
    get(key) {
      const markup = parts.get(key);
      counts[markup ? 'hits' : 'misses'] += 1;
      return markup;
    },
    set(key, markup) {
      const before = parts.peek(key);
      if (before) forget(key, before);
      parts.set(key, markup);
      counts.bytes += bytesOf(key, markup);
      while (counts.bytes > maxBytes && parts.oldest) forget(parts.oldest.key, parts.oldest.value);
    },
    state: () => ({ parts: parts.size, ...counts }),
  };
}
