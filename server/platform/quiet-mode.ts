import { sql } from 'kysely';
import type { DatabaseConnection, Queryable } from './database.ts';
import type { Log } from './log.ts';
import { insertFact, readFact, updateFact } from './facts-store.ts';

/**
 * The reason why nothing is sent outside: it was requested (`QUIET=1`), or the database is a copy of the live site's. Null on the live
 * site.
 */
export type QuietReason = 'asked' | 'copy' | null;

/** Distinguishes the live site, which sends mails and moves payments, from copies of it. */
export interface QuietMode {
  reason(): QuietReason;
  /** Reads the state in the database; the first node of a new database makes it the live one. */
  settle(connection: DatabaseConnection): Promise<void>;
}

/** Thrown instead of sending something outside. Callers may retry later, in case the database has proved by then to be the live site's. */
export class QuietError extends Error {
  readonly statusCode = 503;
  readonly retryAfter = 3600;

  constructor() {
    super('This is not the live site: nothing leaves the house.');
  }
}

const factKey = 'live-site';

interface LiveSite {
  database: string;
  host: string;
}

/** All local addresses count as one site, since ports and names change during development. */
const ownHosts = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

async function readSite(
  { db, embedded }: Pick<DatabaseConnection, 'db' | 'embedded'>,
  publicUrl: string,
): Promise<LiveSite> {
  const { hostname } = new URL(publicUrl);
  return {
    database: embedded ? 'embedded' : await databaseId(db),
    host: ownHosts.test(hostname) ? 'localhost' : hostname,
  };
}

/** Identifies a database: a restored dump has its own id on its server, and another server its own unless it is a replica. */
async function databaseId(db: Queryable): Promise<string> {
  const { rows } = await sql<{ oid: number; may: boolean }>`
    select oid::int8 as oid, has_function_privilege('pg_control_system()', 'execute') as may
    from pg_database where datname = current_database()`.execute(db);
  const { oid, may } = rows[0]!;
  if (!may) return String(oid);
  const { rows: servers } = await sql<{ id: string }>`
    select system_identifier::text as id from pg_control_system()`.execute(db);
  return `${servers[0]!.id}/${oid}`;
}

const isSame = (site: LiveSite, stored: unknown): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  (stored as LiveSite).database === site.database &&
  (stored as LiveSite).host === site.host;

export function createQuietMode({ quiet, publicUrl }: { quiet: boolean; publicUrl: string }): QuietMode {
  // Treats the database as a copy until it has proved to be the live site's.
  let isCopy = true;
  return {
    reason: () => (quiet ? 'asked' : isCopy ? 'copy' : null),
    async settle(connection) {
      const thisSite = await readSite(connection, publicUrl);
      // A site with `QUIET=1` must not claim to be the live one.
      const live = quiet
        ? await readFact(connection.db, factKey)
        : await insertFact(connection.db, factKey, thisSite);
      isCopy = !isSame(thisSite, live);
    },
  };
}

/** Returns the reason that a node with this configuration has, without claiming a new database for it. */
export async function readQuietReason(
  connection: Pick<DatabaseConnection, 'db' | 'embedded'>,
  { quiet, publicUrl }: { quiet: boolean; publicUrl: string },
): Promise<QuietReason> {
  if (quiet) return 'asked';
  const live = await readFact(connection.db, factKey);
  return live === null || isSame(await readSite(connection, publicUrl), live) ? null : 'copy';
}

export function warnOfQuietMode(log: Pick<Log, 'warn'>, reason: QuietReason): void {
  if (reason === 'asked') log.warn('QUIET=1: no mail, payment or question to other sites leaves the house');
  if (reason === 'copy') {
    log.warn(
      'this database is a copy of that of the live site, or the site has moved: no mail, payment or question to other sites leaves the house. If this is the live site now: bin/admin live',
    );
  }
}

export async function makeLive(connection: DatabaseConnection, publicUrl: string): Promise<void> {
  await updateFact(connection.db, factKey, await readSite(connection, publicUrl));
}

/** Makes a restored database a copy, until `bin/admin live`: the files of an embedded one do not show that they have moved. */
export async function markAsCopy(connection: DatabaseConnection): Promise<void> {
  await updateFact(connection.db, factKey, { database: 'restored', host: '' } satisfies LiveSite);
}

/** Wraps an object so that all of its calls fail while nothing may be sent outside. */
export function refuseWhileQuiet<Face extends object>(face: Face, quiet: Pick<QuietMode, 'reason'>): Face {
  return new Proxy(face, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown =>
        quiet.reason() === null
          ? (value as (...args: unknown[]) => unknown).apply(target, args)
          : Promise.reject(new QuietError());
    },
  });
}
