import type { PlainDate } from '../../../domain/stay.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { partnerVisitsStore, type CountedVisits } from './partner-visits-store.ts';

interface CountedVisit {
  partnerId: number;
  subId: string;
  objectNumber: number;
}

export interface PartnerVisits {
  count(visit: CountedVisit): void;
  write(): Promise<void>;
}

/**
 * Maximum number of links and homes counted separately per partner, day and node. Others share one sum, since
 * strangers may invent names.
 */
export const toldApartMax = 1000;

/** Counts by day, partner, link and home in memory; unwritten counts are lost with the process. */
export function createPartnerVisits({
  connection,
  clock,
}: {
  connection: Pick<DatabaseConnection, 'transaction'>;
  clock: Pick<Clock, 'today'>;
}): PartnerVisits {
  let counting = new Map<string, CountedVisits>();
  let toldApart = new Map<number, Set<string>>();
  let today: PlainDate = '';

  function add(visit: CountedVisits): void {
    const key = [visit.day, visit.partnerId, visit.objectNumber, visit.subId].join(' ');
    const existing = counting.get(key);
    if (existing) existing.visits += visit.visits;
    else counting.set(key, { ...visit });
  }

  function limitDistinct({ partnerId, subId, objectNumber }: CountedVisit): CountedVisit {
    const key = `${objectNumber} ${subId}`;
    const existing = toldApart.get(partnerId) ?? new Set();
    if (!existing.has(key) && existing.size >= toldApartMax) return { partnerId, subId: '', objectNumber: 0 };
    toldApart.set(partnerId, existing.add(key));
    return { partnerId, subId, objectNumber };
  }

  return {
    count(visit) {
      const day = clock.today();
      if (day !== today) toldApart = new Map();
      today = day;
      add({ ...limitDistinct(visit), day, visits: 1 });
    },
    async write() {
      if (counting.size === 0) return;
      const pendingCounts = [...counting.values()];
      counting = new Map();
      try {
        await connection.transaction((tx) => partnerVisitsStore.add(tx, pendingCounts));
      } catch (error) {
        // Written the next time, together with newer counts.
        pendingCounts.forEach(add);
        throw error;
      }
    },
  };
}
