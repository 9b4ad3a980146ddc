import type { BankAccount } from '../../../../domain/operator/operator.ts';
import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { LoggedIn } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { linkForMail, openLink, type BookingLink } from '../links/booking-link.ts';
import { findBooking, findBookingOf, type BookingRow } from '../booking-store.ts';
import { findHome } from '../home-store.ts';
import { ownBookingsStore } from '../own-bookings-store.ts';
import { girocode } from '../rules/girocode.ts';
import { transferTo } from '../rules/transfer-of.ts';
import type { Transfer } from '../rules/transfer.ts';

export interface PayableBooking {
  id: number;
  displayNumber: number;
  language: Language;
  /** The partner on whose branded pages it was made; null for our own pages. */
  brand: number | null;
  email: string;
  /** Empty if the name is unverified. */
  name: string;
  state: BookingState;
  /** False if the guest pays the landlord directly. */
  collectedByUs: boolean;
  stay: { startDate: PlainDate; endDate: PlainDate };
  homeTitle: string;
}

async function payableOf(deps: BookingDeps, booking: BookingRow): Promise<PayableBooking> {
  const home = await findHome(deps.connection.db, booking.object_number, booking.language);
  const isKnown = await deps.recipients.isConfirmed(deps.connection.db, booking.customer.email);
  const { firstName, lastName, email } = booking.customer;
  return {
    id: booking.id,
    displayNumber: booking.display_number,
    language: booking.language,
    brand: booking.brand,
    email,
    name: isKnown ? `${firstName} ${lastName}` : '',
    state: booking.state,
    collectedByUs: booking.quote.collectedByUs,
    stay: { startDate: booking.start_date, endDate: booking.end_date },
    homeTitle: home?.title ?? '',
  };
}

/** Opens a booking by the guest's link or login; null if neither gives access. */
export async function openPayable(
  deps: BookingDeps,
  link: BookingLink,
  user: LoggedIn | null,
): Promise<PayableBooking | null> {
  const found =
    (await openLink(deps, link, 'guest')) ??
    (user && (await ownBookingsStore.find(deps.connection.db, user.uid, { id: link.bookingId })));
  return found && payableOf(deps, found);
}

/** Finds a booking by number and mail address, for payment; null if they do not match. */
export async function payableByAddress(
  deps: BookingDeps,
  sought: { displayNumber: number; email: string },
): Promise<PayableBooking | null> {
  const found = await findBookingOf(deps.connection.db, sought);
  return found && payableOf(deps, found);
}

/** The booking of a mail about payments, with the secret of its link; null if it was deleted. */
export async function payableForMail(
  deps: BookingDeps,
  bookingId: number,
): Promise<{ booking: PayableBooking; bookingHash: string } | null> {
  const found = await findBooking(deps.connection.db, bookingId);
  if (!found) return null;
  const { bookingHash } = linkForMail(deps, found, 'guest');
  return { booking: await payableOf(deps, found), bookingHash };
}

/** Recipient and reference of a bank transfer, and the text of its QR code. */
export function transferFor(
  booking: Pick<PayableBooking, 'displayNumber'>,
  amount: Cents,
  account: BankAccount,
): { transfer: Transfer; code: string } {
  const transfer = transferTo(account, booking.displayNumber);
  return { transfer, code: girocode(transfer, amount) };
}
