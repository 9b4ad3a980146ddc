import type { Engine } from '../answer.ts';
import { createEngine, type EngineInput } from '../engine.ts';

/** Every way to build an engine: all of them have to give the oracle's answers. */
export const engines: readonly { name: string; create: (input: EngineInput) => Engine }[] = [
  { name: 'typed arrays', create: createEngine },
];
