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
  /** Counts that somebody has come. Nothing waits for the database. */
  count(visit: CountedVisit): void;
  /** Writes what has been counted since the last time. */
  write(): Promise<void>;
}

/** Names of links and homes of a partner that one day tells apart on one node: what strangers make up beyond them is one sum. */
export const toldApartMax = 1000;

/** Counts by day, partner, link and home in memory; what was counted since the last writing is lost with the process. */
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

  /** The visit as it is told apart from others of its day. */
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
