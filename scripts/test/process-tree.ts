import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds between two samples of the processes. */
const intervalMs = 500;
/** Linux reports process times in hundredths of a second, independent of the kernel's tick rate. */
const ticksPerSecond = 100;

/** One process in /proc. Pid and start time together identify it uniquely. */
export interface ProcessSample {
  pid: number;
  parent: number;
  /** Clock ticks since boot. */
  start: number;
  /** User and system time of the process itself, without its children. */
  ticks: number;
}

/**
 * Sums up the processor time of a process and its descendants while they run, including orphans: browser helpers, for
 * example, are not counted by a shell. Processes that live shorter than the sampling interval are missing.
 */
export class ProcessTree {
  readonly #root: number;
  /** Clock ticks of each process that ever belonged to the tree. */
  readonly #members = new Map<string, number>();
  readonly #alive = new Set<number>();

  constructor(root: number) {
    this.#root = root;
  }

  add(samples: readonly ProcessSample[]): void {
    // Repeats until no process is added, since a child may precede its parent in the list.
    for (let hasJoined = true; hasJoined;) {
      hasJoined = false;
      for (const { pid, parent, start, ticks } of samples) {
        const key = `${pid}:${start}`;
        const isNew = !this.#members.has(key);
        if (isNew && pid !== this.#root && !this.#alive.has(parent)) continue;
        hasJoined ||= isNew;
        this.#members.set(key, ticks);
        this.#alive.add(pid);
      }
    }
    const runningPids = new Set(samples.map(({ pid }) => pid));
    for (const pid of this.#alive) if (!runningPids.has(pid)) this.#alive.delete(pid);
  }

  get seconds(): number {
    return [...this.#members.values()].reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
  }
}

/**
 * Watches a process and its descendants. The returned function stops this and returns their processor seconds, or 0
 * without /proc.
 */
export function watchProcessTree(root: number): () => number {
  const tree = new ProcessTree(root);
  const takeSample = (): void => tree.add(readProcesses());
  const timer = setInterval(takeSample, intervalMs);
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
        // The process has ended in the meantime.
        return [];
      }
    });
}

/** Parses a line of /proc/PID/stat. The command's name is in brackets and may contain any character. See proc(5). */
export function parseStat(line: string): ProcessSample {
  const pid = Number.parseInt(line, 10);
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user, system, start] = [fields[11], fields[12], fields[19]].map(Number);
  return { pid, parent: Number(fields[1]), start: start!, ticks: user! + system! };
}
