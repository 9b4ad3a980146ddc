import type { Database, DatabaseConnection } from './database.ts';
import type { Log } from './log.ts';
import { counter, type Gauge } from './metrics.ts';
import { announcedTables, isAnnouncedTable, writtenRows, type AnnouncedTable } from './read-models-store.ts';

export type { AnnouncedTable } from './read-models-store.ts';

/** A value that is made from whole tables and held in memory until one of them is written. */
export interface ReadModel<Value> {
  /** The value is shared: never change it. */
  get(): Promise<Value>;
  /** For what else it is made of, and whose changes its reader knows. */
  forget(): void;
}

/** Values of small tables that pages are made of, held in memory and read anew once somebody, on any node, has written a table. */
export interface ReadModels {
  /** A value made from these tables. `read` runs at the first question and after each change. */
  of<Value>(tables: readonly AnnouncedTable[], read: (db: Database) => Promise<Value>): ReadModel<Value>;
  /** Is told in the turn from which on readers see the change. */
  subscribe(listener: (table: AnnouncedTable) => void): void;
  /** Until it has started and once it is stopped nobody would tell of changes: each question is read anew. */
  start(): Promise<void>;
  stop(): Promise<void>;
  figures(): readonly Gauge[];
}

export interface ReadModelsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'listen' | 'embedded'>;
  log?: Log;
  /** Pause between two looks for what nobody announced. */
  driftMs?: number;
}

interface Held {
  readonly tables: readonly AnnouncedTable[];
  /** Null: read at the next question. */
  value: Promise<unknown> | null;
}

export function createReadModels({ connection, log, driftMs = 60_000 }: ReadModelsDeps): ReadModels {
  const { db } = connection;
  const models: Held[] = [];
  const listeners: ((table: AnnouncedTable) => void)[] = [];
  const announced = new Set<AnnouncedTable>();
  /** The rows of each table that were written, as it was last compared. */
  const written = new Map<AnnouncedTable, string | undefined>();
  /** Tables that were announced since they were last compared: that more rows were written is no wonder. */
  const expected = new Set<AnnouncedTable>();
  let stopListening: (() => Promise<void>) | null = null;
  let driftTimer: NodeJS.Timeout | undefined;
  let reads = 0;
  let drifted = 0;

  function forget(table: AnnouncedTable): void {
    for (const model of models) if (model.tables.includes(table)) model.value = null;
    for (const listener of listeners) listener(table);
  }

  /** A call without the name of a table follows a break, in which anything may have been missed. */
  function onAnnounced(name: string): void {
    const tables = name === '' ? announcedTables : isAnnouncedTable(name) ? [name] : [];
    for (const table of tables) {
      announced.add(table);
      forget(table);
    }
  }

  /**
   * Finds what was written while an announcement got lost. Statistics come late, and what was announced may hide what was not:
   * a table that was announced since the last look is compared with what was known before it at the next one.
   */
  async function lookForDrift(): Promise<void> {
    const heard = new Set(announced);
    announced.clear();
    const now = await writtenRows(db);
    for (const table of announcedTables) {
      if (heard.has(table)) {
        expected.add(table);
        continue;
      }
      const isExpected = expected.delete(table);
      if (now.get(table) === written.get(table)) continue;
      if (!isExpected) {
        drifted += 1;
        log?.info({ table }, 'read again what nobody announced');
      }
      written.set(table, now.get(table));
      forget(table);
    }
  }

  return {
    of<Value>(tables: readonly AnnouncedTable[], read: (db: Database) => Promise<Value>): ReadModel<Value> {
      const held: Held = { tables, value: null };
      models.push(held);
      return {
        get() {
          if (!stopListening) return read(db);
          if (held.value) return held.value as Promise<Value>;
          reads += 1;
          const value = read(db);
          held.value = value;
          value.catch(() => {
            if (held.value === value) held.value = null;
          });
          return value;
        },
        forget: () => void (held.value = null),
      };
    },

    subscribe: (listener) => void listeners.push(listener),

    async start() {
      stopListening = await connection.listen('written_tables', onAnnounced);
      // The embedded database has one process, and every write of it is announced in the same one.
      if (connection.embedded) return;
      for (const [table, rows] of await writtenRows(db)) written.set(table, rows);
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
      counter('read_model_drifts', 'Changes of such tables that nobody had announced.', drifted),
    ],
  };
}
