import { JoinedEngine } from './joined/joined-engine.ts';
import { loadKernel } from './packed/kernel.ts';
import { PackedEngine } from './packed/packed-engine.ts';
import type { Snapshot } from './snapshot.ts';
import type { EngineBuilder, EngineInput, StorableEngine, StoredHeader } from './storable-engine.ts';

/**
 * Number of homes that one engine can hold safely. Its memory is limited to 4 GiB, and a home needs 4 kB
 * (docs/scale.md).
 */
export const homesPerEngine = 900_000;

/** Thrown if a stored engine holds too many homes. The index then has to be built again with more engines. */
export class EngineTooSmallError extends Error {}

/** Restores a stored engine. Rejects with an `EngineTooSmallError` if it has grown beyond its bound since it was started. */
export async function restoreEngine(snapshot: Snapshot): Promise<StorableEngine> {
  const header = await snapshot.value<StoredHeader>({ locations: [], today: '', joined: null });
  const engine = header.joined
    ? await JoinedEngine.restore(header, header.joined, snapshot)
    : await PackedEngine.restore(loadKernel(), header, snapshot);
  const partCount = header.joined?.partCount ?? 1;
  if (partCount >= countEngines(engine.size)) return engine;
  engine.close();
  throw new EngineTooSmallError('its engine holds more homes than it should');
}

/**
 * Starts building an index with the compiled kernel, using as many engines as the number of homes requires. Throws if
 * the kernel cannot be loaded, since there is no fallback.
 */
export function startEngine(input: Omit<EngineInput, 'homes'>, homeCount: number): EngineBuilder {
  const partCount = countEngines(homeCount);
  return partCount > 1 ? new JoinedEngine(input, partCount) : new PackedEngine(loadKernel(), input);
}

const countEngines = (homeCount: number): number => Math.max(1, Math.ceil(homeCount / homesPerEngine));

/** Creates a single engine of the homes as of a day; skips inactive homes. */
export function createEngine({ homes, ...input }: EngineInput): StorableEngine {
  const builder = startEngine(input, 0);
  for (const home of homes) builder.add(home);
  return builder.finish();
}
