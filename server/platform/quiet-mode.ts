import { sql } from 'kysely';
import type { DatabaseConnection, Queryable } from './database.ts';
import type { Log } from './log.ts';
import { insertFact, readFact, updateFact } from './facts-store.ts';

/** Why nothing is sent outside: it was requested (`QUIET=1`), or the database is a copy of the live site's. Null: this is the live site. */
export type QuietReason = 'asked' | 'copy' | null;

/** Tells the live site, which sends mails and moves payments, from copies of it. */
export interface QuietMode {
  reason(): QuietReason;
  /** Reads the state in the database; the first node of a new database makes it the live one. */
  settle(connection: DatabaseConnection): Promise<void>;
}

/** Something would have been sent outside. Callers may try again later, in case the live site answers then. */
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

/** Local addresses all count as one: ports and names change while something is tried out. */
const ownHosts = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

async function siteOf({ db, embedded }: DatabaseConnection, publicUrl: string): Promise<LiveSite> {
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

const isSame = (one: LiveSite, other: unknown): boolean =>
  typeof other === 'object' &&
  other !== null &&
  (other as LiveSite).database === one.database &&
  (other as LiveSite).host === one.host;

export function createQuietMode({ quiet, publicUrl }: { quiet: boolean; publicUrl: string }): QuietMode {
  // Until the database has said so nothing leaves.
  let isCopy = true;
  return {
    reason: () => (quiet ? 'asked' : isCopy ? 'copy' : null),
    async settle(connection) {
      const here = await siteOf(connection, publicUrl);
      // Who asked for quiet says nothing of where the live site is.
      const live = quiet
        ? await readFact(connection.db, factKey)
        : await insertFact(connection.db, factKey, here);
      isCopy = !isSame(here, live);
    },
  };
}

export function tellQuiet(log: Pick<Log, 'warn'>, reason: QuietReason): void {
  if (reason === 'asked') log.warn('QUIET=1: no mail, payment or question to other sites leaves the house');
  if (reason === 'copy') {
    log.warn(
      'this database is a copy of that of the live site, or the site has moved: no mail, payment or question to other sites leaves the house. If this is the live site now: bin/admin live',
    );
  }
}

export async function makeLive(connection: DatabaseConnection, publicUrl: string): Promise<void> {
  await updateFact(connection.db, factKey, await siteOf(connection, publicUrl));
}

/** A proxy whose calls all fail while nothing may be sent outside. */
export function heldWhileQuiet<Face extends object>(face: Face, quiet: Pick<QuietMode, 'reason'>): Face {
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
