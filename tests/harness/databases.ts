import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openEmbeddedDatabase, type DatabaseConnection } from '../../server/platform/database.ts';
import { openPostgres } from '../../server/platform/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set in the project that uses a PostgreSQL server. */
    postgres: { url: string; template: string } | null;
    /** Folder of a migrated embedded database that each file copies, and the folder for copies. */
    embedded: { folder: string; migrated: string } | null;
  }
}

export interface TestDatabase extends DatabaseConnection {
  /** Set by the PostgreSQL project, for further processes on the same database. */
  url: string | null;
}

/** Opens an empty migrated database for one test file: embedded or on the server, depending on the project. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  if (server) {
    const name = `test_${randomBytes(6).toString('hex')}`;
    const admin = new pg.Client(server.url);
    await admin.connect();
    await admin.query(`create database ${name} template ${server.template}`);
    await admin.end();
    const url = server.url.replace(/[^/]+$/, name);
    return { ...(await openPostgres(url)), url };
  }
  const embedded = inject('embedded');
  if (!embedded) throw new Error('This test needs a database: name its file *.db.test.ts.');
  const copy = mkdtempSync(join(embedded.folder, 'copy-'));
  cpSync(embedded.migrated, copy, { recursive: true });
  const connection = await openEmbeddedDatabase(copy);
  return {
    ...connection,
    close: () => connection.close().finally(() => rmSync(copy, { recursive: true })),
    url: null,
  };
}

/** Opens a database without tables, for tests of migrations. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  if (!server) return { ...(await openEmbeddedDatabase(null)), url: null };
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(server.url);
  await admin.connect();
  await admin.query(`create database ${name} template template0`);
  await admin.end();
  const url = server.url.replace(/[^/]+$/, name);
  return { ...(await openPostgres(url)), url };
}
