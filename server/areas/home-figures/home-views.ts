import type { PlainDate } from '../../../domain/stay.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { homeViewsStore } from './home-views-store.ts';

export interface HomeViews {
  /** Counts one view of a home's page in memory, without waiting for the database. */
  count(objectNumber: number): void;
  write(): Promise<void>;
}

/** Maximum number of counted homes: numbers are only checked when they are written, and a higher number would be an attack. */
const countedMax = 100_000;

/** Counts views in memory by day and home; those not yet written are lost if the process dies. */
export function createHomeViews({
  connection,
  clock,
}: {
  connection: Pick<DatabaseConnection, 'transaction'>;
  clock: Pick<Clock, 'today'>;
}): HomeViews {
  let counting = new Map<string, { day: PlainDate; objectNumber: number; views: number }>();

  function add(day: PlainDate, objectNumber: number, views: number): void {
    const key = `${day} ${objectNumber}`;
    const existing = counting.get(key);
    if (existing) existing.views += views;
    else if (counting.size < countedMax) counting.set(key, { day, objectNumber, views });
  }

  return {
    count: (objectNumber) => add(clock.today(), objectNumber, 1),
    async write() {
      if (counting.size === 0) return;
      const pendingCounts = [...counting.values()];
      counting = new Map();
      try {
        await connection.transaction((tx) => homeViewsStore.add(tx, pendingCounts));
      } catch (error) {
        // The counts are written the next time, together with newer ones.
        for (const { day, objectNumber, views } of pendingCounts) add(day, objectNumber, views);
        throw error;
      }
    },
  };
}
