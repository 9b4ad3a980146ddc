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

function grantOf(booking: SignedBooking, recipient: LinkRecipient): LinkGrant {
  const nonce = booking[`${recipient}_nonce`];
  return { purpose: 'booking-link', subject: booking.id, recipient, nonce };
}

/**
 * The secret of a recipient's link. It is derived on demand and never stored. Its lifetime follows from the stay, so a change of the stay
 * also moves the end of links already mailed.
 */
export function bookingHashFor(
  { secret }: Pick<BookingDeps, 'secret'>,
  booking: SignedBooking,
  recipient: LinkRecipient,
): string {
  return signLink(secret, grantOf(booking, recipient));
}

/** The link for a mail sent now; if earlier links have ended, one with an expiry of its own. */
export function linkForMail(
  { secret, clock }: Pick<BookingDeps, 'secret' | 'clock'>,
  booking: SignedBooking & Pick<BookingRow, 'end_date'>,
  recipient: LinkRecipient,
): { bookingHash: string; lastDay: PlainDate } {
  const lastDay = lastDayOfLink(booking.end_date, recipient);
  if (clock.today() <= lastDay)
    return { bookingHash: bookingHashFor({ secret }, booking, recipient), lastDay };
  const end = endOfRenewedLink(clock.now(), recipient);
  return {
    bookingHash: signLinkUntil(secret, grantOf(booking, recipient), end),
    lastDay: todayInBerlin(end),
  };
}

/** Only mails carry this proof beside the link's secret; the person who makes a booking learns the secret but not the proof. */
export function addressProofOf({ secret }: Pick<BookingDeps, 'secret'>, booking: SignedBooking): string {
  return signLink(secret, addressGrantOf(booking));
}

export function isAddressProof(
  { secret }: Pick<BookingDeps, 'secret'>,
  booking: SignedBooking,
  given: string,
): boolean {
  return isSignedLink(given, secret, addressGrantOf(booking));
}

function addressGrantOf({ id, guest_nonce }: SignedBooking): LinkGrant {
  return { purpose: 'booking-address', subject: id, recipient: 'guest', nonce: guest_nonce };
}

/** Null for an unknown id, a wrong secret and an expired link alike. */
export async function openLink(
  { connection, secret, clock }: Pick<BookingDeps, 'connection' | 'secret' | 'clock'>,
  { bookingId, bookingHash }: BookingLink,
  recipient: LinkRecipient,
): Promise<BookingRow | null> {
  const booking = await findBooking(connection.db, bookingId);
  // Of an unknown booking a secret is checked too, in the same time.
  const grant = grantOf(booking ?? { id: bookingId, guest_nonce: '', landlord_nonce: '' }, recipient);
  const isLasting = isSignedLink(bookingHash, secret, grant);
  const isRenewed = checkLinkUntil(bookingHash, secret, grant, clock.now()) === 'valid';
  if (!booking) return null;
  const opens = isRenewed || (isLasting && clock.today() <= lastDayOfLink(booking.end_date, recipient));
  return opens ? booking : null;
}
