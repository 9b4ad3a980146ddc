import type { Database, DatabaseConnection } from './database.ts';
import type { Log } from './log.ts';
import { counter, type Gauge } from './metrics.ts';
import {
  announcedTables,
  isAnnouncedTable,
  countWrittenRows,
  type AnnouncedTable,
} from './read-models-store.ts';

export type { AnnouncedTable } from './read-models-store.ts';

/** A value computed from whole tables and cached until one of them is written. */
export interface ReadModel<Value> {
  /** The value is shared: never change it. */
  get(): Promise<Value>;
  /** Drops the value; for readers that know of other data that it depends on. */
  forget(): void;
}

/** Values computed from small tables, cached in memory and recomputed once any node has written a table. */
export interface ReadModels {
  /** Declares a value computed from these tables. `read` runs at the first use and after each change. */
  of<Value>(tables: readonly AnnouncedTable[], read: (db: Database) => Promise<Value>): ReadModel<Value>;
  /** Calls listeners in the same turn in which readers see the change. */
  subscribe(listener: (table: AnnouncedTable) => void): void;
  /** Nothing is cached before the start and after the stop, since changes would go unnoticed. */
  start(): Promise<void>;
  stop(): Promise<void>;
  figures(): readonly Gauge[];
}

export interface ReadModelsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'listen' | 'embedded'>;
  log?: Log;
  /** Milliseconds between two checks for unannounced writes. */
  driftMs?: number;
}

interface Held {
  readonly tables: readonly AnnouncedTable[];
  /** Null if it will be computed at the next use. */
  value: Promise<unknown> | null;
}

export function createReadModels({ connection, log, driftMs = 60_000 }: ReadModelsDeps): ReadModels {
  const { db } = connection;
  const models: Held[] = [];
  const listeners: ((table: AnnouncedTable) => void)[] = [];
  const announcedSinceCheck = new Set<AnnouncedTable>();
  /** Rows written per table at the last comparison. */
  const lastCounts = new Map<AnnouncedTable, string | undefined>();
  /** Tables announced since their last comparison, for which more written rows are expected. */
  const expectedWrites = new Set<AnnouncedTable>();
  let stopListening: (() => Promise<void>) | null = null;
  let driftTimer: NodeJS.Timeout | undefined;
  let reads = 0;
  let driftCount = 0;

  function forget(table: AnnouncedTable): void {
    for (const model of models) if (model.tables.includes(table)) model.value = null;
    for (const listener of listeners) listener(table);
  }

  /**
   * Drops the values of a written table. A call without a table name follows a lost connection, in which notifications may have been
   * missed.
   */
  function onAnnounced(name: string): void {
    const tables = name === '' ? announcedTables : isAnnouncedTable(name) ? [name] : [];
    for (const table of tables) {
      announcedSinceCheck.add(table);
      forget(table);
    }
  }

  /**
   * Finds writes whose announcement got lost. Statistics lag, and an announced write may hide an unannounced one: an announced table is
   * compared with its earlier figure at the next check.
   */
  async function lookForDrift(): Promise<void> {
    const heard = new Set(announcedSinceCheck);
    announcedSinceCheck.clear();
    const now = await countWrittenRows(db);
    for (const table of announcedTables) {
      if (heard.has(table)) {
        expectedWrites.add(table);
        continue;
      }
      const isExpected = expectedWrites.delete(table);
      if (now.get(table) === lastCounts.get(table)) continue;
      if (!isExpected) {
        driftCount += 1;
        log?.info({ table }, 'read again what nobody announced');
      }
      lastCounts.set(table, now.get(table));
      forget(table);
    }
  }

  return {
    of<Value>(tables: readonly AnnouncedTable[], read: (db: Database) => Promise<Value>): ReadModel<Value> {
      const entry: Held = { tables, value: null };
      models.push(entry);
      return {
        get() {
          if (!stopListening) return read(db);
          if (entry.value) return entry.value as Promise<Value>;
          reads += 1;
          const value = read(db);
          entry.value = value;
          value.catch(() => {
            if (entry.value === value) entry.value = null;
          });
          return value;
        },
        forget: () => void (entry.value = null),
      };
    },

    subscribe: (listener) => void listeners.push(listener),

    async start() {
      stopListening = await connection.listen('written_tables', onAnnounced);
      // The embedded database has one process, which announces every write.
      if (connection.embedded) return;
      for (const [table, rows] of await countWrittenRows(db)) lastCounts.set(table, rows);
      driftTimer = setInterval(() => void lookForDrift().catch(() => undefined), driftMs);
      driftTimer.unref();
    },

    async stop() {
      clearInterval(driftTimer);
      const stop = stopListening;
      stopListening = null;
      await stop?.();
    },

    figures: () => [
      counter('read_model_reads', 'Times that tables were read into memory for pages.', reads),
      counter('read_model_drifts', 'Changes of such tables that nobody had announced.', driftCount),
    ],
  };
}
