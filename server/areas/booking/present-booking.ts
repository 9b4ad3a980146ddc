import type { Booking } from '../../../contract/booking/booking.ts';
import { toEuros } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { presentPrice } from '../pricing/pricing.ts';
import type { BookingDeps } from './booking-context.ts';
import { findBooking, type BookingRow } from './booking-store.ts';
import { findLatestChange } from './change-store.ts';
import { findHome } from './home-store.ts';
import { presentChange } from './present-change.ts';
import { isChangeable } from './rules/booking-change.ts';
import { actionsOf, binding } from './rules/booking-process.ts';
import { exactPosition } from './rules/exact-position.ts';
import { removedHome } from './removed-home.ts';
import { isSignedLink, signLink, type LinkRole } from './rules/signed-link.ts';

export interface BookingLink {
  bookingId: number;
  bookingHash: string;
}

/** The booking that a link opens; an unknown id and a wrong secret are the same: null. */
export async function openLink(
  { connection, secret }: Pick<BookingDeps, 'connection' | 'secret'>,
  { bookingId, bookingHash }: BookingLink,
  role: LinkRole,
): Promise<BookingRow | null> {
  const booking = await findBooking(connection.db, bookingId);
  const nonce = role === 'guest' ? booking?.guest_nonce : booking?.landlord_nonce;
  const opens = isSignedLink(bookingHash, secret, bookingId, role, nonce ?? '');
  return booking && opens ? booking : null;
}

export function guestHash({ secret }: Pick<BookingDeps, 'secret'>, booking: BookingRow): string {
  return signLink(secret, booking.id, 'guest', booking.guest_nonce);
}

/** Until the evening before arrival. */
export function isCancellable(booking: BookingRow, today: PlainDate): boolean {
  return actionsOf(booking.state, 'guest').includes('cancel') && booking.start_date > today;
}

export function isConvertible(booking: BookingRow, now: Date): boolean {
  return booking.state === 'option' && booking.hold_until !== null && booking.hold_until > now;
}

/** Documents exist of what binds: neither of options and requests nor of what has ended. */
export function hasDocuments(booking: BookingRow): boolean {
  return binding.has(booking.state);
}

export async function presentBooking(deps: BookingDeps, booking: BookingRow): Promise<Booking> {
  const { connection, clock } = deps;
  const object =
    (await deps.summaryOf(booking.object_number, booking.language)) ??
    (await removedHome(deps, booking.object_number, booking.language));
  const home = await findHome(connection.db, booking.object_number, booking.language);
  if (!home) throw new Error(`The home of booking ${booking.id} cannot be read.`);
  const change = await findLatestChange(connection.db, booking.id);
  const hash = guestHash(deps, booking);
  const { language: _language, ...landlord } = home.landlord;
  return {
    bookingID: booking.id,
    bookingDisplayNumber: booking.display_number,
    bookingMethod: booking.method,
    status: booking.state,
    object,
    position: exactPosition(booking.state, home),
    startDate: booking.start_date,
    endDate: booking.end_date,
    checkIn: home.checkIn,
    checkOut: home.checkOut,
    persons: booking.persons,
    childAges: booking.child_ages,
    pets: booking.dogs,
    petSizes: booking.pet_sizes,
    insurance: booking.insurance,
    payment: booking.payment,
    customer: booking.customer,
    remarks: booking.remarks,
    language: booking.language,
    price: presentPrice(booking.quote),
    cancellation: [...booking.quote.cancellation],
    holdUntil: booking.state === 'option' ? (booking.hold_until?.toISOString() ?? null) : null,
    landlordMessage: booking.landlord_message,
    landlord: booking.state === 'confirmed' ? landlord : null,
    cancellationFee: booking.cancellation_fee_cents === null ? null : toEuros(booking.cancellation_fee_cents),
    createdAt: booking.created_at.toISOString(),
    documents: hasDocuments(booking)
      ? [
          { kind: 'confirmationPdf', href: `/documents/booking/${booking.id}/${hash}.pdf` },
          { kind: 'calendarFile', href: `/documents/booking/${booking.id}/${hash}.ics` },
        ]
      : [],
    change: change && presentChange(change),
    nextSteps: [
      ...(isConvertible(booking, clock.now()) ? (['convert'] as const) : []),
      ...(isChangeable(booking, clock.today()) && change?.state !== 'open' ? (['change'] as const) : []),
      ...(isCancellable(booking, clock.today()) ? (['cancel'] as const) : []),
    ],
  };
}
