import { sql } from 'kysely';
import type { DatabaseConnection, Queryable } from './database.ts';
import type { Log } from './log.ts';
import { insertFact, readFact, updateFact } from './facts-store.ts';

/**
 * Why nothing leaves the house: somebody has asked for it (`QUIET=1`), or the database is a copy of that of the live site. Null: it
 * is the live site.
 */
export type QuietReason = 'asked' | 'copy' | null;

/** Whether this is the live site, whose mails, payments and questions go out, or something that only looks like it. */
export interface QuietMode {
  reason(): QuietReason;
  /** Reads what the database says; the first node of a new database makes it the live one. */
  settle(connection: DatabaseConnection): Promise<void>;
}

/** Something would have left the house. Whoever is answered by it may come again: the live site takes it. */
export class QuietError extends Error {
  readonly statusCode = 503;
  readonly retryAfter = 3600;

  constructor() {
    super('This is not the live site: nothing leaves the house.');
  }
}

const factKey = 'live-site';

/** Where the live site's data lie and where it is shown. */
interface LiveSite {
  database: string;
  host: string;
}

/** A machine's own addresses are all one: ports and names change while something is tried out. */
const ownHosts = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

async function siteOf({ db, embedded }: DatabaseConnection, publicUrl: string): Promise<LiveSite> {
  const { hostname } = new URL(publicUrl);
  return {
    database: embedded ? 'embedded' : await databaseId(db),
    host: ownHosts.test(hostname) ? 'localhost' : hostname,
  };
}

/** A restored dump has a number of its own on its server, and another server a number of its own, unless it is a replica. */
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

/** Says so at the start, where it is easily overlooked that something is not the live site, or that it is taken for none. */
export function tellQuiet(log: Pick<Log, 'warn'>, reason: QuietReason): void {
  if (reason === 'asked') log.warn('QUIET=1: no mail, payment or question to other sites leaves the house');
  if (reason === 'copy') {
    log.warn(
      'this database is a copy of that of the live site, or the site has moved: no mail, payment or question to other sites leaves the house. If this is the live site now: bin/admin live',
    );
  }
}

/** Says that the live site is here from now on. */
export async function makeLive(connection: DatabaseConnection, publicUrl: string): Promise<void> {
  await updateFact(connection.db, factKey, await siteOf(connection, publicUrl));
}

/** The same object, whose calls all fail while nothing may leave the house. */
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
