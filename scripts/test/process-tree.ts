import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds between two samples of the processes. */
const intervalMs = 500;
/** Linux reports process times in hundredths of a second, whatever the kernel's own tick is. */
const ticksPerSecond = 100;

/** One process in /proc; pid and start together identify it uniquely. */
export interface ProcessSample {
  pid: number;
  parent: number;
  /** Clock ticks since the machine's boot. */
  start: number;
  /** Its own user and system time, without its children's. */
  ticks: number;
}

/**
 * Adds up the processor time of a process and its descendants while they run, including those that nobody waits for: a browser leaves
 * helpers behind, which no shell counts. Processes that live shorter than the interval between two samples are missing.
 */
export class ProcessTree {
  readonly #root: number;
  /** Clock ticks of each process that ever belonged to the tree. */
  readonly #members = new Map<string, number>();
  readonly #alive = new Set<number>();

  constructor(root: number) {
    this.#root = root;
  }

  /** Adds one sample of all processes of the machine. */
  add(samples: readonly ProcessSample[]): void {
    // A child can stand before its parent in the list: it is gone through until nobody joins.
    for (let joined = true; joined;) {
      joined = false;
      for (const { pid, parent, start, ticks } of samples) {
        const key = `${pid}:${start}`;
        const isNew = !this.#members.has(key);
        if (isNew && pid !== this.#root && !this.#alive.has(parent)) continue;
        joined ||= isNew;
        this.#members.set(key, ticks);
        this.#alive.add(pid);
      }
    }
    const running = new Set(samples.map(({ pid }) => pid));
    for (const pid of this.#alive) if (!running.has(pid)) this.#alive.delete(pid);
  }

  get seconds(): number {
    return [...this.#members.values()].reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
  }
}

/** Watches a process and its descendants; the returned function ends this and returns their processor seconds, 0 without /proc. */
export function watchProcessTree(root: number): () => number {
  const tree = new ProcessTree(root);
  const look = (): void => tree.add(readProcesses());
  const timer = setInterval(look, intervalMs);
  return () => {
    clearInterval(timer);
    return tree.seconds;
  };
}

function readProcesses(): ProcessSample[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [parseStat(readFileSync(`/proc/${name}/stat`, 'latin1'))];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

/** Parses a line of /proc/PID/stat; the command's name is in brackets and may contain anything. See proc(5). */
export function parseStat(line: string): ProcessSample {
  const pid = Number.parseInt(line, 10);
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user, system, start] = [fields[11], fields[12], fields[19]].map(Number);
  return { pid, parent: Number(fields[1]), start: start!, ticks: user! + system! };
}
