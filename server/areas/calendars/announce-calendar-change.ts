import type { Stay } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { recordEvent } from '../webhooks/webhooks.ts';

/**
 * Blocked or freed nights, or changed prices with the rules of their nights. Without nights it is unknown which are concerned, or it is the
 * whole home.
 */
export type CalendarNotice =
  | { event: 'calendar.changed'; nights: Stay | null; source: 'host' | 'calendar' }
  | RatesNotice;

export interface RatesNotice {
  event: 'rates.changed';
  nights: Stay | null;
  part: RatesPart;
}

/** Prices and minimum stays of nights; services, discounts and deposit; how late and how far ahead a home is booked. */
export type RatesPart = 'nights' | 'costs' | 'rules';

/** Tells the webhooks of the home's landlord and agency, in the transaction of the change. Bookings have events of their own. */
export function announceCalendarChange(
  tx: Tx,
  { objectNumber, at, nights, ...change }: CalendarNotice & { objectNumber: number; at: Date },
): Promise<void> {
  return recordEvent(tx, {
    event: change.event,
    owner: { objectNumber },
    at,
    data: {
      objectNumber,
      ...('part' in change ? { part: change.part } : { source: change.source }),
      startDate: nights?.startDate ?? null,
      endDate: nights?.endDate ?? null,
    },
  });
}

/** Returns the nights from the first of these to the last. */
export function joinNights(...stays: readonly (Stay | null)[]): Stay | null {
  const [first, ...others] = stays.filter((stay) => stay !== null);
  if (!first) return null;
  return others.reduce(
    (joined, { startDate, endDate }) => ({
      startDate: startDate < joined.startDate ? startDate : joined.startDate,
      endDate: endDate > joined.endDate ? endDate : joined.endDate,
    }),
    { startDate: first.startDate, endDate: first.endDate },
  );
}
