import { RecentMap } from '../../domain/recent-map.ts';

/** What rendered pages and their parts may take, in bytes. */
export interface PagesMemory {
  pages: number;
  parts: number;
}

/** A part serves many pages, and there are fewer of them: a quarter holds the cards of two thousand homes beside the pages of a hundred. */
export function divideMemory(bytes: number): PagesMemory {
  return { pages: (bytes * 3) / 4, parts: bytes / 4 };
}

/** The memory that a part takes besides its markup and its key, about. */
const entryBytes = 300;

export interface KeptParts {
  get(key: string): Uint8Array | undefined;
  set(key: string, markup: Uint8Array): void;
  /** The figures for the metrics. */
  state(): { parts: number; bytes: number; hits: number; misses: number };
}

/**
 * Parts of pages by all that they show, so that none of them is ever out of date: a card of a home whose price has
 * changed has another key. Beyond `maxBytes` those go that no page has shown for longest.
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
