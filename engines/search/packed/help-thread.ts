import { workerData } from 'node:worker_threads';
import { instantiateModule } from './kernel.ts';
import { contextParts, contexts, fields, helperState } from './layout.ts';

// The thread of a helper: it lies in the kernel's `help` from here on, and has no turn of its own event loop.

export interface HelpThreadData {
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
}

const { module, memory } = workerData as HelpThreadData;
try {
  instantiateModule(module, memory).help();
} catch (error) {
  // Who waits for a share has to know that there will be none.
  const state = (contexts[2] + contextParts.helper + fields.helper.state) >>> 2;
  Atomics.store(new Int32Array(memory.buffer), state, helperState.failed);
  throw error;
}
