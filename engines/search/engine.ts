import { loadKernel } from './packed/kernel.ts';
import { PackedEngine } from './packed/packed-engine.ts';
import type { Snapshot } from './snapshot.ts';
import type { EngineBuilder, EngineInput, StorableEngine } from './storable-engine.ts';

export function restoreEngine(snapshot: Snapshot): Promise<StorableEngine> {
  return PackedEngine.restore(loadKernel(), snapshot);
}

/** Starts an index on the compiled kernel. Throws if the kernel cannot be loaded: there is no fallback. */
export function startEngine(input: Omit<EngineInput, 'homes'>): EngineBuilder {
  return new PackedEngine(loadKernel(), input);
}

/** Creates an index of the homes as of a day; skips inactive homes. */
export function createEngine({ homes, ...input }: EngineInput): StorableEngine {
  const builder = startEngine(input);
  for (const home of homes) builder.add(home);
  return builder.finish();
}
