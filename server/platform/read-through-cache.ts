/** Values that are read once and kept until somebody says that they changed. */
export interface ReadThroughCache<Key, Value> {
  /** The kept value, or what `read` gives; readers of one key at the same time share one read. */
  get(key: Key, read: () => Promise<Value>): Promise<Value>;
  /** What is being read at this moment reaches its readers, but is not kept. */
  forget(key: Key): void;
  clear(): void;
}

/** The least recently used of more than `maxEntries` goes. A read that fails is not kept. */
export function createReadThroughCache<Key, Value>(maxEntries: number): ReadThroughCache<Key, Value> {
  // A Map keeps the order of insertion: the first entry is the one that was not used for longest.
  const entries = new Map<Key, Promise<Value>>();
  return {
    get(key, read) {
      const known = entries.get(key);
      if (known) {
        entries.delete(key);
        entries.set(key, known);
        return known;
      }
      const value = read();
      entries.set(key, value);
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
      value.catch(() => {
        if (entries.get(key) === value) entries.delete(key);
      });
      return value;
    },
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
