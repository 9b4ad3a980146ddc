import type { Database } from '../../platform/database.ts';
import { searchStore, type OutboxRow } from './search-store.ts';

const rowsAtOnce = 5_000;

export interface OutboxReader {
  /** Rows that were not given out before, in order of their numbers. */
  next(): Promise<OutboxRow[]>;
  /** The rows of the last read are dealt with: they are not given out again. */
  done(rows: readonly OutboxRow[]): void;
}

/**
 * Reads the outbox so that no row is lost, although numbers of rows are not the order of their
 * commits: visible rows are given out at once, but the checkpoint passes a row only when every
 * transaction that was open when it was seen has ended. A long import delays the checkpoint, nothing
 * else.
 */
export function createOutboxReader(db: Database): OutboxReader {
  let checkpoint = 0;
  const seen = new Set<number>();
  let waiting: { id: number; xmax: bigint } | null = null;

  /** Set by a read that has seen all rows up to here, taken over once they are dealt with. */
  let settled: number | null = null;

  return {
    async next(): Promise<OutboxRow[]> {
      const snapshot = await searchStore.snapshot(db);
      settled = waiting && snapshot.xmin >= waiting.xmax ? waiting.id : null;
      const fresh: OutboxRow[] = [];
      let last = checkpoint;
      for (let rows: OutboxRow[] = []; ;) {
        rows = await searchStore.outboxAfter(db, last, rowsAtOnce);
        for (const row of rows) if (!seen.has(row.id)) fresh.push(row);
        last = rows.at(-1)?.id ?? last;
        if (rows.length < rowsAtOnce) break;
      }
      if (!waiting && last > checkpoint) {
        const { xmax } = await searchStore.snapshot(db);
        waiting = { id: last, xmax };
      }
      return fresh;
    },

    done(rows: readonly OutboxRow[]): void {
      for (const row of rows) seen.add(row.id);
      if (settled === null) return;
      checkpoint = settled;
      for (const id of seen) if (id <= checkpoint) seen.delete(id);
      waiting = null;
      settled = null;
    },
  };
}
