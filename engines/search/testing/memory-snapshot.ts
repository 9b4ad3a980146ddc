import type { Column, Snapshot } from '../snapshot.ts';

/** Returns copies of the stored values in their order. */
class Reader implements Snapshot {
  readonly isReading = true;
  readonly #stored: unknown[];

  constructor(stored: readonly unknown[]) {
    this.#stored = [...stored];
  }

  get left(): number {
    return this.#stored.length;
  }

  value<Value>(_: Value): Promise<Value> {
    return Promise.resolve(JSON.parse(this.#stored.shift() as string) as Value);
  }

  column<Type extends Column>(_: Type): Promise<Type> {
    return Promise.resolve((this.#stored.shift() as Type).slice() as Type);
  }

  bytes(bytes: Uint8Array): Promise<void> {
    bytes.set(this.#stored.shift() as Uint8Array);
    return Promise.resolve();
  }
}

class Writer implements Snapshot {
  readonly isReading = false;
  readonly stored: unknown[] = [];

  value<Value>(value: Value): Promise<Value> {
    this.stored.push(JSON.stringify(value));
    return Promise.resolve(value);
  }

  column<Type extends Column>(column: Type, length = column.length): Promise<Type> {
    this.stored.push(column.slice(0, length));
    return Promise.resolve(column);
  }

  bytes(bytes: Uint8Array): Promise<void> {
    this.stored.push(bytes.slice());
    return Promise.resolve();
  }
}

/** Stores to memory and restores from it. */
export async function storeAndRestore<Restored>(
  store: (snapshot: Snapshot) => Promise<void>,
  restore: (snapshot: Snapshot) => Promise<Restored>,
): Promise<Restored> {
  const writer = new Writer();
  await store(writer);
  const reader = new Reader(writer.stored);
  const restored = await restore(reader);
  if (reader.left > 0) throw new Error(`${reader.left} stored parts were not read.`);
  return restored;
}
