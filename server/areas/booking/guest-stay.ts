import type { Customer } from '../../../contract/booking/booking.ts';
import type { ProblemKind } from '../../../domain/booking/promise.ts';
import type { Language } from '../../../domain/language.ts';
import type { Stay } from '../../../domain/stay.ts';
import { findTimeZone } from '../../../domain/time-zones.ts';
import type { BookingDeps } from './booking-context.ts';
import { findBooking } from './booking-store.ts';
import { findHome } from './home-store.ts';
import { isCancelledByHost } from './rules/is-cancelled-by-host.ts';
import { isDirect, problemsOfStay } from './rules/next-steps.ts';

export interface GuestStay extends Stay {
  displayNumber: number;
  objectNumber: number;
  customer: Customer;
  language: Language;
  brand: number | null;
  zone: string;
  problems: readonly ProblemKind[];
  isCancelledByHost: boolean;
  isBound: boolean;
  collectedByUs: boolean;
}

export async function findGuestStay(
  { connection, clock }: Pick<BookingDeps, 'connection' | 'clock'>,
  bookingId: number,
): Promise<GuestStay | null> {
  const booking = await findBooking(connection.db, bookingId);
  const home = booking && (await findHome(connection.db, booking.object_number, booking.language));
  if (!booking || !home || isDirect(booking)) return null;
  return {
    startDate: booking.start_date,
    endDate: booking.end_date,
    displayNumber: booking.display_number,
    objectNumber: booking.object_number,
    customer: booking.customer,
    language: booking.language,
    brand: booking.brand,
    zone: findTimeZone(home),
    problems: problemsOfStay(booking, home, clock.now()),
    isCancelledByHost: isCancelledByHost(booking),
    isBound: booking.bound_on !== null,
    collectedByUs: booking.quote.collectedByUs,
  };
}
