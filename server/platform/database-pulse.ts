import type pg from 'pg';

/**
 * The pause between two questions and the time that one may stay without an answer are together under two seconds.
 */
const pauseMs = 400;
const silentAfterMs = 1_200;
/** What needs no database answers within this time, also while the database is silent. */
const graceMs = 100;

/** The database takes connections but does not answer. */
class DatabaseSilentError extends Error {
  readonly code = 'ETIMEDOUT';
}

export interface DatabasePulse {
  /**
   * The work's own outcome; but while the database is silent, a DatabaseSilentError instead of waiting on.
   * The work itself goes on: a write may still be committed once the database speaks again, as with a
   * connection that breaks after the commit.
   */
  guard<Result>(work: Promise<Result>): Promise<Result>;
  /** Resolves once no connection of the pulse is open or being made any more. */
  stop(): Promise<void>;
}

/**
 * Asks the database over a connection of its own whether it answers. A statement that takes long is no
 * sign, since imports and migrations may; a server that has been stopped or cut off would hold up every call.
 */
export function createDatabasePulse(connect: () => pg.Client): DatabasePulse {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isSilent = false;
  let beating: Promise<void> = Promise.resolve();
  const waiting = new Set<() => void>();

  async function ask(): Promise<void> {
    client ??= await opened();
    await client.query('select 1');
  }

  async function opened(): Promise<pg.Client> {
    const next = connect();
    next.on('error', () => undefined);
    await next.connect();
    if (!isStopped) return next;
    // It was stopped meanwhile: a connection that nobody knows of would keep the process alive.
    await next.end();
    throw new Error('The pulse was stopped.');
  }

  function becomeSilent(): void {
    isSilent = true;
    for (const giveUp of [...waiting]) giveUp();
  }

  async function beat(): Promise<void> {
    let isLate: NodeJS.Timeout | undefined;
    const due = performance.now() + silentAfterMs;
    const whenLate = (): void => {
      // A process that was busy itself has not read the answer yet.
      if (performance.now() - due > 200) isLate = setTimeout(becomeSilent, 300);
      else setImmediate(() => isLate !== undefined && becomeSilent());
    };
    isLate = setTimeout(whenLate, silentAfterMs);
    try {
      await ask();
      isSilent = false;
    } catch (error) {
      // A refused or broken connection is told to each query by itself; only silence has to be remembered.
      isSilent = /timeout/i.test((error as Error).message);
      void client?.end().catch(() => undefined);
      client = null;
    }
    clearTimeout(isLate);
    isLate = undefined;
    if (!isStopped) timer = setTimeout(startBeat, pauseMs).unref();
  }
  function startBeat(): void {
    beating = beat();
  }
  startBeat();

  return {
    guard: (work) =>
      new Promise((resolve, reject) => {
        const giveUp = (): void => reject(new DatabaseSilentError('The database does not answer.'));
        const grace = isSilent ? setTimeout(giveUp, graceMs) : undefined;
        if (!isSilent) waiting.add(giveUp);
        work.then(resolve, reject).finally(() => {
          clearTimeout(grace);
          waiting.delete(giveUp);
        });
      }),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
      await beating;
    },
  };
}
