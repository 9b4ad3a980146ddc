import { fork, type ChildProcess } from 'node:child_process';
import { basename } from 'node:path';

type Calls = Readonly<Record<string, (...args: never[]) => unknown>>;

export interface Call {
  id: number;
  name: string;
  args: readonly unknown[];
}

/** Each answer includes the process's present memory use. */
export type Answer = { id: number; residentBytes: number } & ({ result: unknown } | { error: string });

/** The process ended before it answered: through the call, from outside, or by timeout. */
export class ProcessEndedError extends Error {}

export interface OwnProcess<Work extends Calls> {
  /** Throws an error with the message of the one thrown there, or `ProcessEndedError`. */
  call<Name extends keyof Work & string>(
    name: Name,
    ...args: Parameters<Work[Name]>
  ): Promise<Awaited<ReturnType<Work[Name]>>>;
  /** Memory use at the last answer; 0 where no process runs. */
  residentBytes(): number;
}

interface OwnProcessOptions {
  module: URL;
  idleMs: number;
  /** Without any answer for so long the process is ended. */
  timeoutMs: number;
}

interface Running {
  child: ChildProcess;
  waiting: Map<number, { resolve(result: unknown): void; reject(error: Error): void }>;
  timer: NodeJS.Timeout | undefined;
  residentBytes: number;
}

/** Environment variables passed on; the others include the server's keys. */
const handedOn = /^(?:PATH|HOME|TMPDIR|LANG|TZ|(?:NODE|LD|MALLOC)_.*)$/;

/**
 * Runs work in a separate process, for what uses memory that only ending frees, or what may crash. It starts with the first call, answers
 * several at once, and ends when idle or with this process.
 */
export function createOwnProcess<Work extends Calls>({
  module,
  idleMs,
  timeoutMs,
}: OwnProcessOptions): OwnProcess<Work> {
  const name = basename(module.pathname);
  let running: Running | null = null;
  let lastId = 0;

  function end(ended: Running, why: string): void {
    if (running === ended) running = null;
    clearTimeout(ended.timer);
    ended.child.kill('SIGKILL');
    for (const { reject } of ended.waiting.values()) reject(new ProcessEndedError(why));
    ended.waiting.clear();
  }

  function start(): Running {
    // Buffers go to and fro as they are. What this process was started with is none of its business.
    const child = fork(module, {
      serialization: 'advanced',
      execArgv: [],
      env: Object.fromEntries(Object.entries(process.env).filter(([key]) => handedOn.test(key))),
    });
    const started: Running = { child, waiting: new Map(), timer: undefined, residentBytes: 0 };
    child.on('error', ({ message }) => end(started, message));
    child.on('exit', (code, signal) => end(started, `${name} ended with ${String(signal ?? code)}`));
    child.on('message', (answer: Answer) => {
      const asked = started.waiting.get(answer.id);
      started.waiting.delete(answer.id);
      started.residentBytes = answer.residentBytes;
      watch(started);
      if ('error' in answer) asked?.reject(new Error(answer.error));
      else asked?.resolve(answer.result);
    });
    // It keeps this process from ending as little as it keeps it busy.
    child.unref();
    child.channel?.unref();
    return started;
  }

  function watch(watched: Running): void {
    clearTimeout(watched.timer);
    const isAsked = watched.waiting.size > 0;
    watched.timer = setTimeout(
      () => end(watched, isAsked ? `${name} takes too long` : `${name} is at rest`),
      isAsked ? timeoutMs : idleMs,
    );
    watched.timer.unref();
  }

  function ask(name: string, args: readonly unknown[]): Promise<unknown> {
    const asked = (running ??= start());
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      asked.waiting.set(id, { resolve, reject });
      // Who asks meanwhile gives no more time to a call that hangs.
      if (asked.waiting.size === 1) watch(asked);
      asked.child.send({ id, name, args } satisfies Call, (error) => {
        if (error) end(asked, error.message);
      });
    });
  }

  return {
    call: (name, ...args) => ask(name, args) as never,
    residentBytes: () => running?.residentBytes ?? 0,
  };
}
