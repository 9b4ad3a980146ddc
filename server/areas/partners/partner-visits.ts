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
  /** Counts a visit in memory, without waiting for the database. */
  count(visit: CountedVisit): void;
  /** Writes the counts since the last write. */
  write(): Promise<void>;
}

/**
 * How many links and homes of a partner are counted separately per day and node; beyond that, as strangers may invent names, they share
 * one sum.
 */
export const toldApartMax = 1000;

/** Counts by day, partner, link and home in memory; counts that were not written yet are lost with the process. */
export function createPartnerVisits({
  connection,
  clock,
}: {
  connection: Pick<DatabaseConnection, 'transaction'>;
  clock: Pick<Clock, 'today'>;
}): PartnerVisits {
  let counted = new Map<string, CountedVisits>();
  let toldApart = new Map<number, Set<string>>();
  let today: PlainDate = '';

  function add(visit: CountedVisits): void {
    const key = [visit.day, visit.partnerId, visit.objectNumber, visit.subId].join(' ');
    const known = counted.get(key);
    if (known) known.visits += visit.visits;
    else counted.set(key, { ...visit });
  }

  function told({ partnerId, subId, objectNumber }: CountedVisit): CountedVisit {
    const key = `${objectNumber} ${subId}`;
    const known = toldApart.get(partnerId) ?? new Set();
    if (!known.has(key) && known.size >= toldApartMax) return { partnerId, subId: '', objectNumber: 0 };
    toldApart.set(partnerId, known.add(key));
    return { partnerId, subId, objectNumber };
  }

  return {
    count(visit) {
      const day = clock.today();
      if (day !== today) toldApart = new Map();
      today = day;
      add({ ...told(visit), day, visits: 1 });
    },
    async write() {
      if (counted.size === 0) return;
      const taken = [...counted.values()];
      counted = new Map();
      try {
        await connection.transaction((tx) => partnerVisitsStore.add(tx, taken));
      } catch (error) {
        // They are written the next time, beside what came meanwhile.
        taken.forEach(add);
        throw error;
      }
    },
  };
}
