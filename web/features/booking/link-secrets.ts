import type { Stay } from '../../../domain/stay.ts';
import { createTabStore } from '../../app/stores/tab-store.ts';

/** The secrets of links that this document has opened or got, by the number of the booking. They are in no address and no storage. */
const known = new Map<string, { hash: string; proof: string }>();

export function rememberLink(id: string, hash: string): void {
  known.set(id, { hash, proof: '' });
}

/** An unknown one is empty: then the browser's cookie of the booking opens it, for as long as it lasts. */
export function linkSecretOf(id: string): { hash: string; proof: string } {
  const arrived = typeof window === 'undefined' ? undefined : window.linkSecret;
  if (arrived && !known.has(id) && known.size === 0) known.set(id, arrived);
  return known.get(id) ?? { hash: '', proof: '' };
}

/** A booking or hold that was made in this tab: its number and nights, and nothing of its guest. */
export interface MadeBooking extends Stay {
  id: number;
  objectNumber: number;
}

const keptMax = 10;

/** They let a guest who goes back know that it is their own booking that has the nights. */
export const madeBookings = createTabStore<readonly MadeBooking[]>('booked', [], (stored) =>
  Array.isArray(stored) ? stored.filter(isMadeBooking) : [],
);

function isMadeBooking(value: unknown): value is MadeBooking {
  const { id, objectNumber, startDate, endDate } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    [typeof id, typeof objectNumber, typeof startDate, typeof endDate].join() ===
    'number,number,string,string'
  );
}

export function rememberBooking(booking: MadeBooking): void {
  madeBookings.set([...madeBookings.get(), booking].slice(-keptMax));
}

/** The last one that has nights of a stay in a home; null for none. */
export function findMadeBooking(
  made: readonly MadeBooking[],
  objectNumber: number,
  stay: Stay,
): MadeBooking | null {
  return (
    made.findLast(
      (one) =>
        one.objectNumber === objectNumber && one.startDate < stay.endDate && stay.startDate < one.endDate,
    ) ?? null
  );
}
