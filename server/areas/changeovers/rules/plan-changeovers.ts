import { preparedServices } from '../../../../domain/changeovers.ts';
import type { ServiceCode } from '../../../../domain/pricing/home-rates.ts';
import { countNights, type PlainDate } from '../../../../domain/stay.ts';

/** A stay in a home, with the party that cleaners need to know. */
export interface Occupancy {
  objectNumber: number;
  startDate: PlainDate;
  endDate: PlainDate;
  /** Null for nights blocked by a connected calendar. */
  persons: number | null;
  childAges: number[];
  dogs: number;
  lines: { code: string; unit: string; quantity: number }[];
}

interface Party {
  date: PlainDate;
  persons: number | null;
  childAges: number[];
  dogs: number;
}

export interface PlannedChangeover {
  objectNumber: number;
  date: PlainDate;
  departure: (Party & { lateCheckout: boolean }) | null;
  arrival: (Party & { nights: number; extras: { code: ServiceCode; quantity: number }[] }) | null;
  isSameDay: boolean;
}

/**
 * Plans the changeovers of homes: one for each departure, with the following arrival, and one for each arrival without
 * a departure before it. The occupancies must be sorted by home and day, and extend beyond the shown range.
 */
export function planChangeovers(occupancies: readonly Occupancy[]): PlannedChangeover[] {
  const ofHomes = Map.groupBy(occupancies, ({ objectNumber }) => objectNumber);
  return [...ofHomes].flatMap(([objectNumber, stays]) => {
    const [first] = stays;
    const planned = stays.map((stay, index): PlannedChangeover => {
      const next = stays[index + 1];
      return {
        ...{ objectNumber, date: stay.endDate },
        departure: { ...party(stay, stay.endDate), lateCheckout: stay.lines.some(isLateCheckout) },
        arrival: next ? planArrival(next) : null,
        isSameDay: next?.startDate === stay.endDate,
      };
    });
    if (!first) return planned;
    const begin = { objectNumber, date: first.startDate, departure: null, isSameDay: false };
    return [{ ...begin, arrival: planArrival(first) }, ...planned];
  });
}

const party = ({ persons, childAges, dogs }: Occupancy, date: PlainDate): Party => ({
  ...{ date, persons, childAges, dogs },
});

function planArrival(stay: Occupancy): NonNullable<PlannedChangeover['arrival']> {
  const nights = countNights(stay);
  return {
    ...party(stay, stay.startDate),
    nights,
    extras: preparedServices.flatMap((code) => {
      const line = stay.lines.find((one) => one.code === code);
      // Extras that were offered but not booked have the quantity 0.
      if (!line || line.quantity <= 0) return [];
      return [{ code, quantity: byNight.has(line.unit) ? line.quantity / nights : line.quantity }];
    }),
  };
}

/** Units that are charged per night, but prepared only once for the whole stay. */
const byNight: ReadonlySet<string> = new Set(['night', 'personNight', 'dogNight']);

const isLateCheckout = ({ code, quantity }: Occupancy['lines'][number]): boolean =>
  code === 'lateCheckout' && quantity > 0;
