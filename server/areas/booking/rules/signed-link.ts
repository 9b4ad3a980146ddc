import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Whom a link is for: each opens another page with another secret. */
export type LinkRole = 'guest' | 'landlord';

/** 192 random bits, kept in the booking's row; a new one ends all links made from the old. */
export function newNonce(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * The secret of a booking's link: 256 bits that neither the ids nor the table give away, since they need
 * the server's key, and that the key alone does not give away either.
 */
export function signLink(key: string, bookingId: number, role: LinkRole, nonce: string): string {
  return createHmac('sha256', key)
    .update(`booking-link\n${bookingId}\n${role}\n${nonce}`)
    .digest('base64url');
}

/** Takes the same time wherever the first difference lies. */
export function isSignedLink(
  given: string,
  key: string,
  bookingId: number,
  role: LinkRole,
  nonce: string,
): boolean {
  const expected = Buffer.from(signLink(key, bookingId, role, nonce));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
