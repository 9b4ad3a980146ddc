import type { Database } from '../../platform/database.ts';
import { searchStore, type OutboxRow } from './search-store.ts';

export interface OutboxReader {
  /** Returns the rows committed since the last read that was marked as done. */
  next(): Promise<OutboxRow[]>;
  /** Marks the rows of the last read as processed, so that they are not returned again. */
  done(): void;
}

/**
 * Reads the outbox without losing or repeating rows, although ids do not follow the order of commits: each row records its transaction, and
 * a read returns the rows that are visible in the current snapshot and were not in the last one. A long transaction delays only its own
 * rows. The reader starts at the present.
 */
export async function createOutboxReader(db: Database): Promise<OutboxReader> {
  let dealtWith = await searchStore.snapshot(db);
  let read = dealtWith;

  return {
    async next() {
      const { snapshot, rows } = await searchStore.outboxSince(db, dealtWith);
      read = snapshot;
      return rows;
    },
    done() {
      dealtWith = read;
    },
  };
}
