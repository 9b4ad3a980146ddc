import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseConnection, Tx } from './database.ts';

const folder = join(import.meta.dirname, '../../database/migrations');

interface Migration {
  name: string;
  body: string;
  digest: string;
}

/** The database's history differs from this code's: applied migrations were changed, or are newer. */
export class MigrationError extends Error {}

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const body = readFileSync(join(folder, name), 'utf8');
      return { name, body, digest: createHash('sha256').update(body).digest('hex') };
    });
}

export interface MigrationPatience {
  /** Milliseconds per attempt: queries on the table queue behind a waiting migration. */
  lockMs: number;
  pauseMs: number;
  attempts: number;
}

const usualPatience: MigrationPatience = { lockMs: 2_000, pauseMs: 1_000, attempts: 100 };

/**
 * Applies new migrations, each in its own transaction under a lock, so that several starting processes apply each once and locks are
 * released in between. An empty database gets all in one transaction. Returns the names of those that this process applied.
 */
export async function migrate(
  connection: Pick<DatabaseConnection, 'transaction'>,
  patience: MigrationPatience = usualPatience,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const appliedNames: string[] = [];
  for (;;) {
    const names = await withPatience(patience, () =>
      connection.transaction((tx) => applyNext(tx, migrations, patience.lockMs)),
    );
    if (names.length === 0) return appliedNames;
    appliedNames.push(...names);
  }
}

async function withPatience<Result>(
  { attempts, pauseMs }: MigrationPatience,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error;
      if (attempt === attempts) {
        throw new MigrationError(
          'A migration waits for a table that somebody else reads or writes all the time, such as a dump. Start again when that has ended.',
          { cause: error },
        );
      }
      await sleep(pauseMs);
    }
  }
}

/** PostgreSQL's error code for a lock that was not free in time. */
const lockNotAvailable = '55P03';

/** Applies the next migration, or all to an empty database; returns their names, none when the database is up to date. */
async function applyNext(tx: Tx, migrations: readonly Migration[], lockMs: number): Promise<string[]> {
  // Waiting for another process's migration or changing a large table may take any time.
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    tx,
  );
  await sql`select pg_advisory_xact_lock(7251001)`.execute(tx);
  await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(tx);
  await sql`create table if not exists migrations (
    name text primary key, digest text not null, applied_at timestamptz not null default now())`.execute(tx);
  const { missing, isEmpty } = await compare(tx, migrations);
  const batch = isEmpty ? missing : missing.slice(0, 1);
  for (const migration of batch) await apply(tx, migration);
  return batch.map(({ name }) => name);
}

/** Returns the names of the missing migrations without changing anything. Refuses a history that is not this code's, as `migrate` does. */
export async function missingMigrations(
  { transaction }: Pick<DatabaseConnection, 'transaction'>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return transaction(async (tx) => {
    const { rows } = await sql<{ has: boolean }>`select to_regclass('migrations') is not null as has`.execute(
      tx,
    );
    if (!rows[0]!.has) return migrations.map(({ name }) => name);
    const { missing } = await compare(tx, migrations);
    return missing.map(({ name }) => name);
  });
}

async function compare(
  tx: Tx,
  migrations: readonly Migration[],
): Promise<{ missing: Migration[]; isEmpty: boolean }> {
  const { rows } = await sql<{ name: string; digest: string }>`select name, digest from migrations`.execute(
    tx,
  );
  const digests = new Map(rows.map((row) => [row.name, row.digest]));
  refuseNewer(migrations, digests.keys());
  const missing = migrations.filter(({ name, digest }) => {
    const appliedDigest = digests.get(name);
    if (appliedDigest !== undefined && appliedDigest !== digest) {
      throw new MigrationError(`The migration ${name} was applied with another text.`);
    }
    return appliedDigest === undefined;
  });
  return { missing, isEmpty: digests.size === 0 };
}

/** Older code would misread tables changed by newer migrations, and write what they no longer allow. */
function refuseNewer(migrations: readonly Migration[], appliedNames: Iterable<string>): void {
  const names = new Set(migrations.map(({ name }) => name));
  const unknownNames = [...appliedNames].filter((name) => !names.has(name)).sort();
  if (unknownNames.length === 0) return;
  throw new MigrationError(
    `The database was migrated by a newer version (${unknownNames.join(', ')}). Start that version, or use another database.`,
  );
}

async function apply(tx: Tx, { name, body, digest }: Migration): Promise<void> {
  await sql.raw(body).execute(tx);
  await sql`insert into migrations (name, digest) values (${name}, ${digest})`.execute(tx);
}
