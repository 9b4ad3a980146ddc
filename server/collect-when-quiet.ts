import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between two checks. */
const lookMs = 3_000;
/** Milliseconds since the last request before a collection, which blocks the process for a tenth of a second. */
const quietAfterMs = 2_000;
/** Bytes; a collection that frees less is not worth its time. */
const worthBytes = 8_000_000;

export interface QuietCollectionDeps {
  /** Milliseconds since the last request ended. */
  quietMs(): number;
  heapBytes?(): number;
  /** Runs the garbage collector; absent: that of this process. */
  collect?(): void;
}

/** Collects garbage of pages, pictures and the start while no request is running. */
export function collectWhenQuiet(deps: QuietCollectionDeps): { look(): void; stop(): void } {
  const heapBytes = deps.heapBytes ?? ((): number => process.memoryUsage().heapTotal);
  const collect = deps.collect ?? ownCollector();
  let bytesAfterLast = 0;
  const look = (): void => {
    if (deps.quietMs() < quietAfterMs || heapBytes() < bytesAfterLast + worthBytes) return;
    collect();
    bytesAfterLast = heapBytes();
  };
  const timer = setInterval(look, lookMs);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}

function ownCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
