import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Looks so often whether nobody has asked for anything. */
const lookMs = 3_000;
/** Collecting takes a tenth of a second, which disturbs nobody so long after the last request. */
const quietAfterMs = 2_000;
/** Less is not worth it. */
const worthBytes = 8_000_000;

export interface QuietCollectionDeps {
  /** Milliseconds since anybody was served. */
  quietMs(): number;
  heapBytes?(): number;
  /** Absent: the collector of this process. */
  collect?(): void;
}

/** Gives back what pages, pictures and the start left behind, once nobody waits. Returns how to end it. */
export function collectWhenQuiet(deps: QuietCollectionDeps): { look(): void; stop(): void } {
  const heapBytes = deps.heapBytes ?? ((): number => process.memoryUsage().heapTotal);
  const collect = deps.collect ?? ownCollector();
  let left = 0;
  const look = (): void => {
    if (deps.quietMs() < quietAfterMs || heapBytes() < left + worthBytes) return;
    collect();
    left = heapBytes();
  };
  const timer = setInterval(look, lookMs);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}

function ownCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
