export type Column = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/**
 * A stored engine that is being written or read. Each structure lists its fields once: a call stores its argument and returns it, or
 * returns the stored value, so that the two directions cannot differ. Nothing may change an engine while it is written. Calls reject if
 * the file cannot be written, or if the content does not match.
 */
export interface Snapshot {
  readonly isReading: boolean;
  value<Value>(value: Value): Promise<Value>;
  /** Exchanges the first `length` elements, all by default. A column that is read has exactly that length and its own array. */
  column<Type extends Column>(column: Type, length?: number): Promise<Type>;
  /** Stores the bytes, or overwrites them with those that were stored. */
  bytes(bytes: Uint8Array): Promise<void>;
}

/** Exchanges the entries of a map in their order; a map that is read into should be empty. */
export async function exchangeNumbers(snapshot: Snapshot, map: Map<number, number>): Promise<void> {
  const keys = await snapshot.column(Float64Array.from(map.keys()));
  const values = await snapshot.column(Float64Array.from(map.values()));
  if (!snapshot.isReading) return;
  for (let index = 0; index < keys.length; index += 1) map.set(keys[index]!, values[index]!);
}
