import { loadKernel } from './packed/kernel.ts';
import { PackedEngine } from './packed/packed-engine.ts';
import type { Snapshot } from './snapshot.ts';
import type { EngineBuilder, EngineInput, StorableEngine } from './storable-engine.ts';

/** Restores the engine of a snapshot, as of the day on which it was stored by the same code. */
export function restoreEngine(snapshot: Snapshot): Promise<StorableEngine> {
  return PackedEngine.restore(loadKernel(), snapshot);
}

/** Begins an index over the compiled kernel. Throws if the kernel cannot be loaded: there is no fallback. */
export function startEngine(input: Omit<EngineInput, 'homes'>): EngineBuilder {
  return new PackedEngine(loadKernel(), input);
}

/** Creates an index over the homes as of a day. Inactive homes are skipped. */
export function createEngine({ homes, ...input }: EngineInput): StorableEngine {
  const builder = startEngine(input);
  for (const home of homes) builder.add(home);
  return builder.finish();
}
