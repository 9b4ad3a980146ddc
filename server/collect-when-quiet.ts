import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const checkEveryMs = 3_000;
/** A collection blocks the process for a tenth of a second, so that none runs sooner after a request. */
const quietAfterMs = 2_000;
/** How much the heap must have grown since the last collection for another one to be worth its time. */
const collectableMinBytes = 8_000_000;

export interface QuietCollectionDeps {
  /** Milliseconds since the last request ended. */
  quietMs(): number;
  heapBytes?(): number;
  /** Runs the garbage collector. Defaults to that of this process. */
  collect?(): void;
}

/** Collects the garbage that the start, pages and pictures leave behind, while no request is running. */
export function collectWhenQuiet(deps: QuietCollectionDeps): { check(): void; stop(): void } {
  const heapBytes = deps.heapBytes ?? ((): number => process.memoryUsage().heapTotal);
  const collect = deps.collect ?? ownCollector();
  let bytesAfterLast = 0;
  const check = (): void => {
    if (deps.quietMs() < quietAfterMs || heapBytes() < bytesAfterLast + collectableMinBytes) return;
    collect();
    bytesAfterLast = heapBytes();
  };
  const timer = setInterval(check, checkEveryMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}

function ownCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
