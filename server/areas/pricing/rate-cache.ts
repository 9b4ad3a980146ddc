/** The most recently used values of homes, each good for one version of its home only. */
export interface RateCache<Value> {
  get(objectNumber: number, version: number): Value | undefined;
  set(objectNumber: number, version: number, value: Value): void;
}

export function createRateCache<Value>(maxEntries = 5_000): RateCache<Value> {
  // A Map keeps the order of insertion: the first entry is the one that was not used for longest.
  const entries = new Map<number, { version: number; value: Value }>();
  return {
    get(objectNumber, version) {
      const entry = entries.get(objectNumber);
      if (entry?.version !== version) return undefined;
      entries.delete(objectNumber);
      entries.set(objectNumber, entry);
      return entry.value;
    },
    set(objectNumber, version, value) {
      const known = entries.get(objectNumber);
      // A slow reader of an earlier version must not push out a later one.
      if (known && known.version > version) return;
      entries.delete(objectNumber);
      entries.set(objectNumber, { version, value });
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
    },
  };
}
