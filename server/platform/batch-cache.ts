/** Values that are read many at a time and kept until somebody says that they changed. */
export interface BatchCache<Key, Value> {
  /**
   * The known values, and for all other keys together what `read` gives; keys that it does not give are
   * missing. The values are shared between callers: copy before changing one.
   */
  get(
    keys: readonly Key[],
    read: (missing: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  ): Promise<ReadonlyMap<Key, Value>>;
  /** What is being read at this moment reaches its readers, but is not kept. */
  forget(key: Key): void;
  clear(): void;
}

/** The least recently used of more than `maxEntries` goes. */
export function createBatchCache<Key, Value>(maxEntries: number): BatchCache<Key, Value> {
  // A Map keeps the order of insertion: the first entry is the one that was not used for longest.
  const entries = new Map<Key, Value>();
  /** Of each read under way, what was forgotten meanwhile. */
  const readers = new Set<{ forgotten: Set<Key>; cleared: boolean }>();

  return {
    async get(keys, read) {
      const found = new Map<Key, Value>();
      const missing: Key[] = [];
      for (const key of keys) {
        const known = entries.get(key);
        if (known === undefined) {
          missing.push(key);
          continue;
        }
        entries.delete(key);
        entries.set(key, known);
        found.set(key, known);
      }
      if (missing.length === 0) return found;
      const reader = { forgotten: new Set<Key>(), cleared: false };
      readers.add(reader);
      try {
        for (const [key, value] of await read(missing)) {
          found.set(key, value);
          if (reader.cleared || reader.forgotten.has(key)) continue;
          entries.set(key, value);
          if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
        }
      } finally {
        readers.delete(reader);
      }
      return found;
    },
    forget(key) {
      entries.delete(key);
      for (const reader of readers) reader.forgotten.add(key);
    },
    clear() {
      entries.clear();
      for (const reader of readers) reader.cleared = true;
    },
  };
}
