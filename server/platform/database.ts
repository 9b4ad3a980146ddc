import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type KyselyPlugin, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../../database/types.ts';
import { startEmbeddedThread } from './embedded-thread.ts';
import { inTransaction, readTogether } from './pipelined-transaction.ts';
import { ownClock, type SharedClock } from './shared-clock.ts';

/** The root connection. Inside a transaction only `Tx` may be used. */
export type Database = Kysely<DB> & { readonly __root?: true };
export type Tx = Transaction<DB>;
/** A connection or a transaction, for reads that work in both. */
export type Queryable = Kysely<DB> | Tx;

export interface DatabaseConnection {
  db: Database;
  /**
   * Runs work in one transaction; a query on `db` inside it throws, since it would hang PGlite. Resolves once the `afterCommit` actions
   * have run. Statements issued at the same time are sent in one round trip.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Runs reads on one connection: those issued at the same time are sent in one round trip. */
  together<Result>(reads: (db: Queryable) => Promise<Result>): Promise<Result>;
  /** Calls back with the payload of each NOTIFY on the channel; resolves to a function that stops listening. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** Guards work that a visitor waits for: rejects as soon as the database is silent, see `database-pulse.ts`. */
  guard<Result>(work: Promise<Result>): Promise<Result>;
  clock: SharedClock;
  embedded: boolean;
  /** Connections to a server, and how many queries wait for one. */
  pool?(): { open: number; idle: number; waiting: number };
  /** Dumps the embedded database as of one moment, compressed; servers have their own tools for that. */
  dump?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A connection that is still opening: queries wait until it is open. */
export interface OpeningConnection {
  connection: DatabaseConnection;
  /** Rejects if the database cannot be opened, with all resources released by then. */
  opened: Promise<void>;
}

/** The database cannot be reached or opened; the message is one line for the terminal. */
export class DatabaseUnavailableError extends Error {}

export const columnTypes = {
  // Dates of stay are plain strings, never moments; bigint ids and sums stay below 2^53.
  getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
    if (oid === pg.types.builtins.DATE) return (value: string) => value;
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.NUMERIC) return Number;
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  },
};

const insideTransaction = new AsyncLocalStorage<true>();

/** PGlite has one connection, so a query outside the open transaction would wait forever. */
const refuseInsideTransaction: KyselyPlugin = {
  transformQuery({ node }) {
    if (insideTransaction.getStore()) {
      throw new Error('A query on the root connection inside of a transaction: use its tx.');
    }
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

/** The actions of each open transaction that run after its commit. */
const committedActions = new WeakMap<Tx, (() => Promise<void>)[]>();

/**
 * Registers an action to run in this process after the commit; a rollback drops it. It must not fail: the transaction's caller already has
 * the result.
 */
export function afterCommit(tx: Tx, action: () => Promise<void>): void {
  const actions = committedActions.get(tx);
  if (!actions) throw new Error('afterCommit needs the tx of DatabaseConnection.transaction.');
  actions.push(action);
}

/** Queries and transactions over a pool of pipelined connections. */
export function connectionOver(pool: pg.Pool): Pick<DatabaseConnection, 'db' | 'transaction' | 'together'> {
  const dialect = new PostgresDialect({ pool });
  const base = new Kysely<DB>({ dialect });
  const builtOn = { dialect, driver: dialect.createDriver() };
  return {
    db: base.withPlugin(refuseInsideTransaction),
    together: (reads) => {
      if (insideTransaction.getStore()) throw new Error('Reads beside a transaction: use its tx.');
      return readTogether(base, builtOn, reads);
    },
    transaction: async (work) => {
      if (insideTransaction.getStore()) throw new Error('A transaction inside of a transaction: use its tx.');
      const actions: (() => Promise<void>)[] = [];
      const result = await inTransaction(base, builtOn, (tx) => {
        committedActions.set(tx, actions);
        return insideTransaction.run(true, () => work(tx));
      });
      for (const action of actions) await action();
      return result;
    },
  };
}

/** Starts PostgreSQL on a thread of this process, in a folder, or in memory if it is null. An empty folder may be filled from a dump. */
export function beginEmbeddedDatabase(
  dataDir: string | null,
  dump?: Uint8Array<ArrayBuffer>,
): OpeningConnection {
  const folder = dataDir === null ? null : join(dataDir, 'database');
  if (folder) mkdirSync(folder, { recursive: true });
  const thread = startEmbeddedThread({ folder, ...(dump && { dump }) });
  // The embedded database has one session. Its connection listens, so that it is never closed for being idle.
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    stream: () => thread.connect(),
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    types: columnTypes,
  });
  const heard = new EventEmitter();
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => heard.emit(channel, payload ?? ''));
  });
  const connection: DatabaseConnection = {
    ...connectionOver(pool),
    clock: ownClock,
    embedded: true,
    dump: () => thread.dump(),
    guard: (work) => work,
    listen: async (channel, onNotify) => {
      heard.on(channel, onNotify);
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        heard.off(channel, onNotify);
        if (heard.listenerCount(channel) === 0) await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`);
      };
    },
    close: async () => {
      await pool.end();
      await thread.close();
    },
  };
  return { connection, opened: thread.opened };
}

export const openEmbeddedDatabase = (dataDir: string | null): Promise<DatabaseConnection> =>
  whenOpen(() => beginEmbeddedDatabase(dataDir));

export async function whenOpen(begin: () => OpeningConnection): Promise<DatabaseConnection> {
  const { connection, opened } = begin();
  await opened;
  return connection;
}
