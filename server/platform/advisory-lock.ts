import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseConnection, Tx } from './database.ts';

/**
 * Does the work while no other process of the same database does work under the same key: a second one waits.
 * The lock belongs to a transaction of its own, which ends with the process, so a killed owner leaves no lock.
 * The embedded database has one process (`folder-lock.ts`) and one connection: it needs no lock and has no
 * connection to hold it.
 */
export async function holdingAdvisoryLock<Result>(
  connection: DatabaseConnection,
  key: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (connection.embedded) return work();
  const done = await holding(
    connection,
    async (tx) => {
      await sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(tx);
      return true;
    },
    work,
  );
  // The lock was waited for.
  return done!.result;
}

const askAgainMs = 250;

/** The same, but null where somebody else holds the lock for longer than a while. */
export async function holdingAdvisoryLockWithin<Result>(
  connection: DatabaseConnection,
  key: number,
  waitMs: number,
  work: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  if (connection.embedded) return { result: await work() };
  const until = Date.now() + waitMs;
  for (;;) {
    const done = await holding(
      connection,
      async (tx) => {
        const { rows } = await sql<{ locked: boolean }>`
          select pg_try_advisory_xact_lock(${key}::bigint) as locked`.execute(tx);
        return rows[0]!.locked;
      },
      work,
    );
    if (done || Date.now() >= until) return done;
    await sleep(askAgainMs);
  }
}

/** Does the work while a transaction beside it holds the lock; null where it did not get it. */
async function holding<Result>(
  connection: DatabaseConnection,
  lock: (tx: Tx) => Promise<boolean>,
  work: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  const locked = Promise.withResolvers<boolean>();
  const finished = Promise.withResolvers<void>();
  const holder = connection.transaction(async (tx) => {
    const isLocked = await lock(tx);
    locked.resolve(isLocked);
    if (isLocked) await finished.promise;
  });
  // A holder that fails before it has the lock must not leave the caller waiting.
  holder.catch(locked.reject);
  try {
    return (await locked.promise) ? { result: await work() } : null;
  } finally {
    finished.resolve();
    // The work has its own outcome; that the connection of the lock broke meanwhile does not change it.
    await holder.catch(() => undefined);
  }
}
