import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DatabaseConnection, Tx } from './database.ts';

const folder = join(import.meta.dirname, '../../database/migrations');

interface Migration {
  name: string;
  body: string;
  digest: string;
}

/** The database's history is not the one of this code: append-only migrations were changed, or are newer. */
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

/**
 * Applies what is new, all in one transaction under a lock, so that several starting processes
 * apply each migration once. Answers the names of those applied.
 */
export async function migrate(connection: DatabaseConnection): Promise<string[]> {
  return connection.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(7251001)`.execute(tx);
    await sql`create table if not exists migrations (
      name text primary key, digest text not null, applied_at timestamptz not null default now())`.execute(
      tx,
    );
    const { rows } = await sql<{ name: string; digest: string }>`select name, digest from migrations`.execute(
      tx,
    );
    const applied = new Map(rows.map((row) => [row.name, row.digest]));
    const migrations = readMigrations();
    refuseNewer(migrations, applied.keys());
    const fresh = migrations.filter(({ name, digest }) => {
      const known = applied.get(name);
      if (known !== undefined && known !== digest) {
        throw new MigrationError(`The migration ${name} was applied with another text.`);
      }
      return known === undefined;
    });
    for (const migration of fresh) await apply(tx, migration);
    return fresh.map(({ name }) => name);
  });
}

/** Older code would misread what newer migrations made of the tables, and write what they no longer allow. */
function refuseNewer(known: readonly Migration[], applied: Iterable<string>): void {
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !names.has(name)).sort();
  if (unknown.length === 0) return;
  throw new MigrationError(
    `The database was migrated by a newer version (${unknown.join(', ')}). Start that version, or use another database.`,
  );
}

async function apply(tx: Tx, { name, body, digest }: Migration): Promise<void> {
  await sql.raw(body).execute(tx);
  await sql`insert into migrations (name, digest) values (${name}, ${digest})`.execute(tx);
}
