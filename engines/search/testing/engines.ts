import type { Engine } from '../answer.ts';
import { createEngine } from '../engine.ts';
import { JoinedEngine } from '../joined/joined-engine.ts';
import type { EngineInput } from '../storable-engine.ts';
import { loadKernel } from '../packed/kernel.ts';
import { PackedEngine } from '../packed/packed-engine.ts';
import { PlainEngine } from './plain-engine.ts';

/** Every way to build an engine: all of them have to give the oracle's answers. */
export const engines: readonly { name: string; create: (input: EngineInput) => Engine }[] = [
  { name: 'compiled kernel', create: createEngine },
  { name: 'compiled kernel, no shared blocks', create: (input) => createUnshared(input) },
  { name: 'three engines joined', create: (input) => createJoined(input) },
  { name: 'typed arrays', create: (input) => new PlainEngine(input) },
];

function createJoined({ homes, ...input }: EngineInput): JoinedEngine {
  const engine = new JoinedEngine(input, 3);
  for (const home of homes) engine.add(home);
  return engine.finish();
}

/**
 * Blocks of one region each, however few homes it has: small catalogues then have as many blocks and tiles as large ones.
 */
export function createUnshared({ homes, ...input }: EngineInput): PackedEngine {
  const engine = new PackedEngine(loadKernel(), input, { sharedMax: 0 });
  for (const home of homes) engine.add(home);
  engine.finish();
  return engine;
}
