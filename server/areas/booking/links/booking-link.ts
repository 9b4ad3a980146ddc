import { todayInBerlin, type PlainDate } from '../../../../domain/stay.ts';
import {
  checkLinkUntil,
  isSignedLink,
  signLink,
  signLinkUntil,
  type LinkGrant,
} from '../../../platform/signed-links.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { endOfRenewedLink, lastDayOfLink, type LinkRecipient } from '../rules/link-end.ts';

export type { LinkRecipient } from '../rules/link-end.ts';

export interface BookingLink {
  bookingId: number;
  bookingHash: string;
}

export const bookingNotFound = { ok: false, type: 'booking-not-found', data: null } as const;
export type BookingNotFound = typeof bookingNotFound;

type SignedBooking = Pick<BookingRow, 'id' | `${LinkRecipient}_nonce`>;

function linkGrant(booking: SignedBooking, recipient: LinkRecipient): LinkGrant {
  const nonce = booking[`${recipient}_nonce`];
  return { purpose: 'booking-link', subject: booking.id, recipient, nonce };
}

/**
 * The secret is derived on demand and never stored. Its lifetime follows from the stay, so changing the stay also
 * changes when links already mailed expire.
 */
export function createBookingHash(
  { secret }: Pick<BookingDeps, 'secret'>,
  booking: SignedBooking,
  recipient: LinkRecipient,
): string {
  return signLink(secret, linkGrant(booking, recipient));
}

/** If earlier links have expired, the new one has an expiry of its own. */
export function linkForMail(
  { secret, clock }: Pick<BookingDeps, 'secret' | 'clock'>,
  booking: SignedBooking & Pick<BookingRow, 'end_date'>,
  recipient: LinkRecipient,
): { bookingHash: string; lastDay: PlainDate } {
  const lastDay = lastDayOfLink(booking.end_date, recipient);
  if (clock.today() <= lastDay)
    return { bookingHash: createBookingHash({ secret }, booking, recipient), lastDay };
  const end = endOfRenewedLink(clock.now(), recipient);
  return {
    bookingHash: signLinkUntil(secret, linkGrant(booking, recipient), end),
    lastDay: todayInBerlin(end),
  };
}

/** Sent only in mails, beside the secret of the link: the person who books learns the secret but not this proof. */
export function createAddressProof({ secret }: Pick<BookingDeps, 'secret'>, booking: SignedBooking): string {
  return signLink(secret, addressGrant(booking));
}

export function isAddressProof(
  { secret }: Pick<BookingDeps, 'secret'>,
  booking: SignedBooking,
  proof: string,
): boolean {
  return isSignedLink(proof, secret, addressGrant(booking));
}

function addressGrant({ id, guest_nonce }: SignedBooking): LinkGrant {
  return { purpose: 'booking-address', subject: id, recipient: 'guest', nonce: guest_nonce };
}

export async function openLink(
  { connection, secret, clock }: Pick<BookingDeps, 'connection' | 'secret' | 'clock'>,
  { bookingId, bookingHash }: BookingLink,
  recipient: LinkRecipient,
): Promise<BookingRow | null> {
  const booking = await findBooking(connection.db, bookingId);
  // The secret is checked for unknown bookings too, so that both answers take the same time.
  const grant = linkGrant(booking ?? { id: bookingId, guest_nonce: '', landlord_nonce: '' }, recipient);
  const isLasting = isSignedLink(bookingHash, secret, grant);
  const isRenewed = checkLinkUntil(bookingHash, secret, grant, clock.now()) === 'valid';
  if (!booking) return null;
  const opens = isRenewed || (isLasting && clock.today() <= lastDayOfLink(booking.end_date, recipient));
  return opens ? booking : null;
}
