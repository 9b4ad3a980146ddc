import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseConnection, Tx } from './database.ts';

/**
 * Runs the work while no other process on the same database runs work under the key; others wait. The lock belongs to a transaction of
 * its own, so that a killed owner leaves no lock. The embedded database has one process (`folder-lock.ts`) and one connection: it needs
 * no lock and has no connection for it.
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
  // The work has started, so the lock was granted and `done` has a value.
  return done!.result;
}

const askAgainMs = 250;

/** Like `holdingAdvisoryLock`, but null if the lock is not free in time. */
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

/** Runs the work while a separate transaction holds the lock; null if the lock was not granted in time. */
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
  // Rejects the wait when the transaction fails before it has the lock.
  holder.catch(locked.reject);
  try {
    return (await locked.promise) ? { result: await work() } : null;
  } finally {
    finished.resolve();
    // The work has its own outcome, which a broken connection of the lock holder does not change.
    await holder.catch(() => undefined);
  }
}
