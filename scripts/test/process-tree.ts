import { readdirSync, readFileSync } from 'node:fs';

/** How often the processes are looked at. */
const intervalMs = 500;
/** Linux counts a process's time in hundredths of a second, whatever the kernel's own clock is. */
const ticksPerSecond = 100;

/** One process as /proc shows it; pid and start together name it for ever. */
export interface ProcessSample {
  pid: number;
  parent: number;
  /** Ticks since the machine's start. */
  start: number;
  /** Its own time in user and system mode, without its children's. */
  ticks: number;
}

/**
 * Adds up the processor time of a process and its descendants while they run, those included that nobody waits for: a browser leaves its
 * helpers behind, so that no shell counts them. Processes that live shorter than the interval between two looks are missing.
 */
export class ProcessTree {
  readonly #root: number;
  /** Ticks of each process that ever belonged to the tree. */
  readonly #members = new Map<string, number>();
  /** Those of them that are alive. */
  readonly #alive = new Set<number>();

  constructor(root: number) {
    this.#root = root;
  }

  /** Takes over one look at all processes of the machine. */
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

/** Watches a process and its descendants until it is told to end; answers their processor seconds, 0 where there is no /proc. */
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

/** Reads a line of /proc/PID/stat; the command's name stands in brackets and may hold anything. See proc(5). */
export function parseStat(line: string): ProcessSample {
  const pid = Number.parseInt(line, 10);
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user, system, start] = [fields[11], fields[12], fields[19]].map(Number);
  return { pid, parent: Number(fields[1]), start: start!, ticks: user! + system! };
}
