import { RecentMap } from '../../domain/recent-map.ts';

export interface ReadThroughCache<Key, Value> {
  /** Returns the cached value, or the result of `read`; null is not cached, since the row may be about to be inserted. */
  get(key: Key, read: () => Promise<Value | null>): Promise<Value | null>;
  /**
   * Returns the cached values, and for all other keys the result of one `read`; keys without a value are missing. Values are shared between
   * callers: copy before changing one.
   */
  getMany(
    keys: readonly Key[],
    read: (missing: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  ): Promise<ReadonlyMap<Key, Value>>;
  /** Drops a value. A read in progress still reaches its readers, but is not cached. */
  forget(key: Key): void;
  clear(): void;
}

interface Entry<Value> {
  /** Concurrent readers of one key share one read. */
  reading: Promise<Value | null>;
  /** Null until it is read. */
  value: Value | null;
}

/** Evicts the least recently used beyond `maxEntries`. Failed reads are not cached. */
export function createReadThroughCache<Key, Value>(maxEntries: number): ReadThroughCache<Key, Value> {
  const entries = new RecentMap<Key, Entry<Value>>(maxEntries);

  function cacheRead(key: Key, reading: Promise<Value | null>): Promise<Value | null> {
    const entry: Entry<Value> = { reading, value: null };
    entries.set(key, entry);
    const drop = (): void => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    reading.then((value) => {
      entry.value = value;
      if (value === null) drop();
    }, drop);
    return reading;
  }

  return {
    get: (key, read) => entries.get(key)?.reading ?? cacheRead(key, read()),

    async getMany(keys, read) {
      const values = new Map<Key, Value>();
      const missing: Key[] = [];
      const pendingReads: [Key, Promise<Value | null>][] = [];
      for (const key of keys) {
        const entry = entries.get(key);
        if (!entry) missing.push(key);
        else if (entry.value !== null) values.set(key, entry.value);
        else pendingReads.push([key, entry.reading]);
      }
      if (missing.length > 0) {
        const batch = read(missing);
        for (const key of missing) {
          pendingReads.push([
            key,
            cacheRead(
              key,
              batch.then((values) => values.get(key) ?? null),
            ),
          ]);
        }
      }
      for (const [key, reading] of pendingReads) {
        const value = await reading;
        if (value !== null) values.set(key, value);
      }
      return values;
    },

    forget: (key) => entries.delete(key),
    clear: () => entries.clear(),
  };
}
