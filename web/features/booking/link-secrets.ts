import type { Stay } from '../../../domain/stay.ts';
import { createTabStore } from '../../app/stores/tab-store.ts';

/** The secrets of links that this document has opened or received, by booking number. They are kept in no address and no storage. */
const known = new Map<string, { hash: string; proof: string }>();

export function rememberLink(id: string, hash: string): void {
  known.set(id, { hash, proof: '' });
}

/** An unknown secret is empty: the browser's cookie then opens the booking, for as long as it lasts. */
export function linkSecretOf(id: string): { hash: string; proof: string } {
  const arrived = typeof window === 'undefined' ? undefined : window.linkSecret;
  if (arrived && !known.has(id) && known.size === 0) known.set(id, arrived);
  return known.get(id) ?? { hash: '', proof: '' };
}

/** A booking or option made in this tab: number and nights, nothing personal. */
export interface MadeBooking extends Stay {
  id: number;
  objectNumber: number;
}

const keptMax = 10;

/** With these a guest who goes back learns that the nights are taken by their own booking. */
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

/** The latest one with nights of a stay in a home; null for none. */
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
