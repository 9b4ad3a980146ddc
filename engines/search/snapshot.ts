/** A typed array of a structure. */
export type Column = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/**
 * A stored engine, being written or read. Each structure lists its fields once: a call stores what it is given and
 * gives it back, or gives what was stored, so that the two directions cannot differ. Nothing may change an engine
 * while it is written. Calls reject when the file cannot be written, or when what is read is not what was written.
 */
export interface Snapshot {
  readonly isReading: boolean;
  /** Anything that JSON holds. */
  value<Value>(value: Value): Promise<Value>;
  /** The first `length` of its elements, all by default. One that was read has as many, and an array of its own. */
  column<Type extends Column>(column: Type, length?: number): Promise<Type>;
  /** Stores the bytes, or writes those that were stored over them. */
  bytes(bytes: Uint8Array): Promise<void>;
}

/** Exchanges the entries of a map in their order; one that is read should be empty. */
export async function exchangeNumbers(snapshot: Snapshot, map: Map<number, number>): Promise<void> {
  const keys = await snapshot.column(Float64Array.from(map.keys()));
  const values = await snapshot.column(Float64Array.from(map.values()));
  if (!snapshot.isReading) return;
  for (let index = 0; index < keys.length; index += 1) map.set(keys[index]!, values[index]!);
}
