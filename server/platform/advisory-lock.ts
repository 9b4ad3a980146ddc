import { sql } from 'kysely';
import type { DatabaseConnection } from './database.ts';

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
  const locked = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const holder = connection.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(tx);
    locked.resolve();
    await finished.promise;
  });
  // A holder that fails before it has the lock must not leave the caller waiting.
  holder.catch(locked.reject);
  await locked.promise;
  try {
    return await work();
  } finally {
    finished.resolve();
    // The work has its own outcome; that the connection of the lock broke meanwhile does not change it.
    await holder.catch(() => undefined);
  }
}
