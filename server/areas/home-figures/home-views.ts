import type { PlainDate } from '../../../domain/stay.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { homeViewsStore } from './home-views-store.ts';

export interface HomeViews {
  /** Counts one view of a home's page in memory, without waiting for the database. */
  count(objectNumber: number): void;
  write(): Promise<void>;
}

/** Unknown numbers are counted too until they are written; more of them at once are an attack. */
const countedMax = 100_000;

/** Counts views in memory by day and home; those not yet written are lost if the process dies. */
export function createHomeViews({
  connection,
  clock,
}: {
  connection: Pick<DatabaseConnection, 'transaction'>;
  clock: Pick<Clock, 'today'>;
}): HomeViews {
  let counted = new Map<string, { day: PlainDate; objectNumber: number; views: number }>();

  function add(day: PlainDate, objectNumber: number, views: number): void {
    const key = `${day} ${objectNumber}`;
    const known = counted.get(key);
    if (known) known.views += views;
    else if (counted.size < countedMax) counted.set(key, { day, objectNumber, views });
  }

  return {
    count: (objectNumber) => add(clock.today(), objectNumber, 1),
    async write() {
      if (counted.size === 0) return;
      const taken = [...counted.values()];
      counted = new Map();
      try {
        await connection.transaction((tx) => homeViewsStore.add(tx, taken));
      } catch (error) {
        // They are written the next time, beside what came meanwhile.
        for (const { day, objectNumber, views } of taken) add(day, objectNumber, views);
        throw error;
      }
    },
  };
}
