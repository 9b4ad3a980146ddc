import type { Stay } from '../../../domain/stay.ts';
import { createTabStore } from '../../app/stores/tab-store.ts';

/** Secrets of links that this document has opened or received, by booking number. They are in no address and no storage. */
const secrets = new Map<string, { hash: string; proof: string }>();

export function rememberLink(id: string, hash: string): void {
  secrets.set(id, { hash, proof: '' });
}

/** Returns an empty secret for unknown bookings; the browser's cookie then opens the booking while it lasts. */
export function getLinkSecret(id: string): { hash: string; proof: string } {
  const fromAddress = typeof window === 'undefined' ? undefined : window.linkSecret;
  if (fromAddress && !secrets.has(id) && secrets.size === 0) secrets.set(id, fromAddress);
  return secrets.get(id) ?? { hash: '', proof: '' };
}

/** A booking or option made in this tab: number and nights, nothing personal. */
export interface OwnBookingOfTab extends Stay {
  id: number;
  objectNumber: number;
}

const bookingsMax = 10;

/** Tells a guest who goes back that their own booking has the nights. */
export const bookingsOfTab = createTabStore<readonly OwnBookingOfTab[]>('booked', [], (stored) =>
  Array.isArray(stored) ? stored.filter(isOwnBooking) : [],
);

function isOwnBooking(value: unknown): value is OwnBookingOfTab {
  const { id, objectNumber, startDate, endDate } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    [typeof id, typeof objectNumber, typeof startDate, typeof endDate].join() ===
    'number,number,string,string'
  );
}

export function rememberBooking(booking: OwnBookingOfTab): void {
  bookingsOfTab.set([...bookingsOfTab.get(), booking].slice(-bookingsMax));
}

/** Returns the latest booking of this tab that shares nights with a stay in a home. */
export function findBookingOfTab(
  bookings: readonly OwnBookingOfTab[],
  objectNumber: number,
  stay: Stay,
): OwnBookingOfTab | null {
  return (
    bookings.findLast(
      (one) =>
        one.objectNumber === objectNumber && one.startDate < stay.endDate && stay.startDate < one.endDate,
    ) ?? null
  );
}
