import type { Engine } from '../answer.ts';
import { createEngine, type EngineInput } from '../engine.ts';
import { PlainEngine } from '../plain-engine.ts';

/** Every way to build an engine: all of them have to give the oracle's answers. */
export const engines: readonly { name: string; create: (input: EngineInput) => Engine }[] = [
  { name: 'compiled kernel', create: createEngine },
  { name: 'typed arrays', create: (input) => new PlainEngine(input) },
];
