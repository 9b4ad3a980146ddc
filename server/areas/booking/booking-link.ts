import { isSignedLink, signLink, type LinkGrant } from '../../platform/signed-links.ts';
import type { BookingDeps } from './booking-context.ts';
import { findBooking, type BookingRow } from './booking-store.ts';

/** Guest and landlord each open another page of a booking, with another secret. */
export type LinkRecipient = 'guest' | 'landlord';

export interface BookingLink {
  bookingId: number;
  /** The secret of the link. */
  bookingHash: string;
}

export const bookingNotFound = { ok: false, type: 'booking-not-found', data: null } as const;
export type BookingNotFound = typeof bookingNotFound;

type SignedBooking = Pick<BookingRow, 'id' | `${LinkRecipient}_nonce`>;

function grantOf(booking: SignedBooking, recipient: LinkRecipient): LinkGrant {
  const nonce = booking[`${recipient}_nonce`];
  return { purpose: 'booking-link', subject: booking.id, recipient, nonce };
}

/** The secret of the recipient's link: it is in no table, but signed anew whenever it is told. */
export function bookingHashFor(
  { secret }: Pick<BookingDeps, 'secret'>,
  booking: SignedBooking,
  recipient: LinkRecipient,
): string {
  return signLink(secret, grantOf(booking, recipient));
}

/** Beside the link's secret, mails alone carry this: whoever makes a booking learns the one and not the other. */
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

/** The booking that a link opens; an unknown id and a wrong secret are the same: null. */
export async function openLink(
  { connection, secret }: Pick<BookingDeps, 'connection' | 'secret'>,
  { bookingId, bookingHash }: BookingLink,
  recipient: LinkRecipient,
): Promise<BookingRow | null> {
  const booking = await findBooking(connection.db, bookingId);
  // Of an unknown booking a secret is checked too, in the same time.
  const grant = grantOf(booking ?? { id: bookingId, guest_nonce: '', landlord_nonce: '' }, recipient);
  const opens = isSignedLink(bookingHash, secret, grant);
  return booking && opens ? booking : null;
}
