import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { FoundPlace, PlaceFinder } from './areas/homes/homes.ts';

type Child = ChildProcessByStdio<Writable, Readable, null>;
interface Waiting {
  resolve(places: FoundPlace[]): void;
  reject(error: Error): void;
}

/** The process waits so long for another question: later its memory is worth more than the three seconds of a start. */
const idleMs = 60_000;
/** Far longer than a start takes on a machine that is busy. */
const timeoutMs = 60_000;

/**
 * Asks a process of its own where places lie: the towns and coasts of the world take three seconds to load and 400 MB, which a server
 * has not. It starts with the first question and ends when nobody has asked for a minute.
 */
export function createOwnProcessPlaces(): Pick<PlaceFinder, 'at' | 'named'> {
  let running: { child: Child; waiting: Waiting[]; idle: NodeJS.Timeout } | null = null;

  function end(failed: typeof running, why: string): void {
    if (!failed) return;
    if (running === failed) running = null;
    clearTimeout(failed.idle);
    failed.child.kill();
    for (const { reject } of failed.waiting.splice(0)) reject(new Error(why));
  }

  function start(): NonNullable<typeof running> {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../import/locations/place-process.ts')],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    const started = { child, waiting: [] as Waiting[], idle: setTimeout(() => undefined, 0) };
    child.on('error', ({ message }) => end(started, message));
    child.on('close', (code) => end(started, `Finding places ended with ${String(code)}`));
    child.stdin.on('error', () => undefined);
    createInterface({ input: child.stdout }).on('line', (line) => {
      started.waiting.shift()?.resolve(JSON.parse(line) as FoundPlace[]);
      restTimer(started);
    });
    // It ends with the server, and keeps none from ending.
    child.unref();
    (child.stdin as Socket).unref();
    (child.stdout as Socket).unref();
    return started;
  }

  function restTimer(of: NonNullable<typeof running>): void {
    clearTimeout(of.idle);
    const isAsked = of.waiting.length > 0;
    of.idle = setTimeout(() => end(of, 'Finding places takes too long'), isAsked ? timeoutMs : idleMs);
    of.idle.unref();
  }

  function ask(question: object): Promise<FoundPlace[]> {
    const asked = (running ??= start());
    return new Promise((resolve, reject) => {
      asked.waiting.push({ resolve, reject });
      restTimer(asked);
      asked.child.stdin.write(`${JSON.stringify(question)}\n`);
    });
  }

  return {
    at: async (position) => (await ask({ at: position }))[0] ?? null,
    named: (name) => ask({ named: name }),
  };
}
