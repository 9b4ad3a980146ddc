import type { Database } from '../../platform/database.ts';
import { searchStore, type OutboxRow } from './search-store.ts';

export interface OutboxReader {
  /** Rows that were committed since the last read that was dealt with. */
  next(): Promise<OutboxRow[]>;
  /** The rows of the last read are dealt with: they are not given out again. */
  done(): void;
}

/**
 * Reads the outbox so that no row is lost and none comes twice, although numbers of rows are not the order
 * of their commits: each row names its transaction, and a read gives those that the present snapshot shows
 * and the last one did not. A transaction that stays open long delays its own rows and nobody else's.
 * Starts from now.
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
