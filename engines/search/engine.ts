import type { PlainDate } from '../../domain/stay.ts';
import type { Engine } from './answer.ts';
import type { IndexedHome, IndexedLocation } from './indexed-home.ts';
import { loadKernel } from './packed/kernel.ts';
import { PackedEngine } from './packed/packed-engine.ts';
import type { Snapshot } from './snapshot.ts';

export interface EngineInput {
  homes: Iterable<IndexedHome>;
  locations: readonly IndexedLocation[];
  today: PlainDate;
}

/** An index in the making, for homes that come in parts: each is added once. */
export interface EngineBuilder {
  add(home: IndexedHome): void;
  finish(): StorableEngine;
}

export interface StorableEngine extends Engine {
  /** Writes its whole memory; nothing may change it meanwhile. */
  store(snapshot: Snapshot): Promise<void>;
  /** Ends what works beside it; called by who has another engine in its place. Searches under way are answered. */
  close(): void;
}

/** The engine that a snapshot holds, as of the day on which it was stored; the same code has to have stored it. */
export function restoreEngine(snapshot: Snapshot): Promise<StorableEngine> {
  return PackedEngine.restore(loadKernel(), snapshot);
}

/** Begins an index over the compiled kernel. Throws where that cannot be loaded: nothing else answers in its place. */
export function startEngine(input: Omit<EngineInput, 'homes'>): EngineBuilder {
  return new PackedEngine(loadKernel(), input);
}

/** An index over the homes, as of a day. Inactive homes are passed over. */
export function createEngine({ homes, ...input }: EngineInput): StorableEngine {
  const builder = startEngine(input);
  for (const home of homes) builder.add(home);
  return builder.finish();
}
