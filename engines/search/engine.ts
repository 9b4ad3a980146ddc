import { loadKernel } from './packed/kernel.ts';
import { PackedEngine } from './packed/packed-engine.ts';
import type { Snapshot } from './snapshot.ts';
import type { EngineBuilder, EngineInput, StorableEngine } from './storable-engine.ts';

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
