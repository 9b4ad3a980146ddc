import { RecentMap } from '../../domain/recent-map.ts';

/** Values that are read once and cached until somebody says that they changed. */
export interface ReadThroughCache<Key, Value> {
  /** The cached value, or what `read` gives; null is not cached: what it stands for may be on its way in. */
  get(key: Key, read: () => Promise<Value | null>): Promise<Value | null>;
  /**
   * The known values, and for all other keys together what `read` gives; keys that it does not give are
   * missing. The values are shared between callers: copy before changing one.
   */
  getMany(
    keys: readonly Key[],
    read: (missing: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  ): Promise<ReadonlyMap<Key, Value>>;
  /** What is being read at this moment reaches its readers, but is not cached. */
  forget(key: Key): void;
  clear(): void;
}

interface Entry<Value> {
  /** Readers of one key at the same time share one read. */
  reading: Promise<Value | null>;
  /** The value is null until it is read. */
  value: Value | null;
}

/** The least recently used of more than `maxEntries` goes. A read that fails is not cached. */
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
      const found = new Map<Key, Value>();
      const missing: Key[] = [];
      const awaited: [Key, Promise<Value | null>][] = [];
      for (const key of keys) {
        const entry = entries.get(key);
        if (!entry) missing.push(key);
        else if (entry.value !== null) found.set(key, entry.value);
        else awaited.push([key, entry.reading]);
      }
      if (missing.length > 0) {
        const batch = read(missing);
        for (const key of missing) {
          awaited.push([
            key,
            cacheRead(
              key,
              batch.then((values) => values.get(key) ?? null),
            ),
          ]);
        }
      }
      for (const [key, reading] of awaited) {
        const value = await reading;
        if (value !== null) found.set(key, value);
      }
      return found;
    },

    forget: (key) => entries.delete(key),
    clear: () => entries.clear(),
  };
}
