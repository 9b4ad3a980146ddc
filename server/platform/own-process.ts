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
  /** Memory use as of the last answer; 0 if no process runs. */
  residentBytes(): number;
}

interface OwnProcessOptions {
  module: URL;
  idleMs: number;
  /** Milliseconds without any answer after which the process is ended. */
  timeoutMs: number;
}

interface RunningProcess {
  child: ChildProcess;
  waiting: Map<number, { resolve(result: unknown): void; reject(error: Error): void }>;
  timer: NodeJS.Timeout | undefined;
  residentBytes: number;
}

/** Environment variables that are passed on; the others include the server's keys. */
const handedOn = /^(?:PATH|HOME|TMPDIR|LANG|TZ|(?:NODE|LD|MALLOC)_.*)$/;

/**
 * Runs work in a separate process: work whose memory only ending it frees, or that may crash. The process starts with the first call,
 * answers several at once, and ends when idle or with this process.
 */
export function createOwnProcess<Work extends Calls>({
  module,
  idleMs,
  timeoutMs,
}: OwnProcessOptions): OwnProcess<Work> {
  const name = basename(module.pathname);
  let running: RunningProcess | null = null;
  let lastId = 0;

  function end(endedProcess: RunningProcess, why: string): void {
    if (running === endedProcess) running = null;
    clearTimeout(endedProcess.timer);
    endedProcess.child.kill('SIGKILL');
    for (const { reject } of endedProcess.waiting.values()) reject(new ProcessEndedError(why));
    endedProcess.waiting.clear();
  }

  function start(): RunningProcess {
    // Advanced serialization passes buffers unchanged. Node's own options of this process must not be inherited.
    const child = fork(module, {
      serialization: 'advanced',
      execArgv: [],
      env: Object.fromEntries(Object.entries(process.env).filter(([key]) => handedOn.test(key))),
    });
    const startedProcess: RunningProcess = { child, waiting: new Map(), timer: undefined, residentBytes: 0 };
    child.on('error', ({ message }) => end(startedProcess, message));
    child.on('exit', (code, signal) => end(startedProcess, `${name} ended with ${String(signal ?? code)}`));
    child.on('message', (answer: Answer) => {
      const pendingCall = startedProcess.waiting.get(answer.id);
      startedProcess.waiting.delete(answer.id);
      startedProcess.residentBytes = answer.residentBytes;
      watch(startedProcess);
      if ('error' in answer) pendingCall?.reject(new Error(answer.error));
      else pendingCall?.resolve(answer.result);
    });
    // An idle child process must not keep this one alive.
    child.unref();
    child.channel?.unref();
    return startedProcess;
  }

  function watch(watchedProcess: RunningProcess): void {
    clearTimeout(watchedProcess.timer);
    const isAsked = watchedProcess.waiting.size > 0;
    watchedProcess.timer = setTimeout(
      () => end(watchedProcess, isAsked ? `${name} takes too long` : `${name} is at rest`),
      isAsked ? timeoutMs : idleMs,
    );
    watchedProcess.timer.unref();
  }

  function ask(name: string, args: readonly unknown[]): Promise<unknown> {
    const current = (running ??= start());
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      current.waiting.set(id, { resolve, reject });
      // Only the first pending call starts the timeout, so that later calls do not extend that of one that hangs.
      if (current.waiting.size === 1) watch(current);
      current.child.send({ id, name, args } satisfies Call, (error) => {
        if (error) end(current, error.message);
      });
    });
  }

  return {
    call: (name, ...args) => ask(name, args) as never,
    residentBytes: () => running?.residentBytes ?? 0,
  };
}
