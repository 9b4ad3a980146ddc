import type { BankAccount } from '../../../../domain/operator/operator.ts';
import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { LoggedIn } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { linkForMail, openLink, type BookingLink } from '../links/booking-link.ts';
import { findBooking, findBookingByAddress, type BookingRow } from '../booking-store.ts';
import { findHome } from '../home-store.ts';
import { ownBookingsStore } from '../own-bookings-store.ts';
import { isDirect } from '../rules/next-steps.ts';
import { girocode } from '../rules/girocode.ts';
import { buildTransfer } from '../rules/outstanding-transfer.ts';
import type { Transfer } from '../rules/transfer.ts';

export interface PayableBooking {
  id: number;
  displayNumber: number;
  language: Language;
  brand: number | null;
  email: string;
  /** Empty if the address is not verified. */
  name: string;
  state: BookingState;
  /** False if the guest pays the landlord directly. */
  collectedByUs: boolean;
  stay: { startDate: PlainDate; endDate: PlainDate };
  homeTitle: string;
}

async function toPayable(deps: BookingDeps, booking: BookingRow): Promise<PayableBooking> {
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

export async function openPayable(
  deps: BookingDeps,
  link: BookingLink,
  user: LoggedIn | null,
): Promise<PayableBooking | null> {
  const booking =
    (await openLink(deps, link, 'guest')) ??
    (user && (await ownBookingsStore.find(deps.connection.db, user.uid, { id: link.bookingId })));
  return booking && !isDirect(booking) ? toPayable(deps, booking) : null;
}

export async function findPayableByAddress(
  deps: BookingDeps,
  query: { displayNumber: number; email: string },
): Promise<PayableBooking | null> {
  const booking = await findBookingByAddress(deps.connection.db, query);
  return booking && !isDirect(booking) ? toPayable(deps, booking) : null;
}

/** Includes the secret of the guest's link; null if the booking was deleted. */
export async function findPayableForMail(
  deps: BookingDeps,
  bookingId: number,
): Promise<{ booking: PayableBooking; bookingHash: string } | null> {
  const booking = await findBooking(deps.connection.db, bookingId);
  if (!booking || isDirect(booking)) return null;
  const { bookingHash } = linkForMail(deps, booking, 'guest');
  return { booking: await toPayable(deps, booking), bookingHash };
}

export function buildTransferWithCode(
  booking: Pick<PayableBooking, 'displayNumber'>,
  amount: Cents,
  account: BankAccount,
): { transfer: Transfer; code: string } {
  const transfer = buildTransfer(account, booking.displayNumber);
  return { transfer, code: girocode(transfer, amount) };
}
