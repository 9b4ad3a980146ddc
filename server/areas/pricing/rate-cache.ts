import { RecentMap } from '../../../domain/recent-map.ts';

export interface RateCache<Value> {
  get(objectNumber: number, version: number): Value | undefined;
  set(objectNumber: number, version: number, value: Value): void;
}

export function createRateCache<Value>(maxEntries = 5_000): RateCache<Value> {
  const entries = new RecentMap<number, { version: number; value: Value }>(maxEntries);
  return {
    get(objectNumber, version) {
      const entry = entries.get(objectNumber);
      return entry?.version === version ? entry.value : undefined;
    },
    set(objectNumber, version, value) {
      const entry = entries.peek(objectNumber);
      // A slow reader of an earlier version must not replace a later one.
      if (entry && entry.version > version) return;
      entries.set(objectNumber, { version, value });
    },
  };
}
