import type { Clock } from '../../platform/clock.ts';
import { checkLinkUntil, newNonce, signLinkUntil, type LinkGrant } from '../../platform/signed-links.ts';
import type { ServerKey } from '../../platform/server-key.ts';

/**
 * The purpose of an upload: a picture for pages or of the site itself, a photo of a member of staff, of a home or of a rated stay, or the
 * logo of a partner.
 */
export type UploadPurpose =
  /** `replaces` is the number of the picture that gets the new file. */
  | { kind: 'picture'; replaces?: number }
  | { kind: 'portrait'; staffId: number }
  | { kind: 'rating'; bookingId: number }
  | { kind: 'home'; objectNumber: number }
  | { kind: 'logo'; partnerId: number }
  /** Logo, icon or share picture of the site. */
  | { kind: 'site' };

export interface Ticket {
  purpose: UploadPurpose;
  /** Display name of the uploader. */
  author: string;
}

/** Milliseconds for which a ticket is valid. */
const ticketMs = 10 * 60_000;

export interface TicketDeps {
  clock: Clock;
  secret: ServerKey;
}

const linkGrant = (payload: string, nonce: string): LinkGrant => ({
  purpose: 'upload',
  subject: payload,
  recipient: 'editor',
  nonce,
});

/**
 * Makes the text of an upload address. It is signed, so that the route needs no login of its own and only accepts uploads that a call has
 * just permitted.
 */
export function makeTicket({ clock, secret }: TicketDeps, ticket: Ticket): { text: string; until: Date } {
  const until = new Date(clock.now().getTime() + ticketMs);
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  const nonce = newNonce();
  return { text: `${payload}~${nonce}~${signLinkUntil(secret, linkGrant(payload, nonce), until)}`, until };
}

/** Verifies a ticket; null if this site did not make it, `expired` if it was valid once. */
export function readTicket({ clock, secret }: TicketDeps, text: string): Ticket | 'expired' | null {
  const [, payload = '', nonce = '', signature = ''] =
    /^([\w-]{1,600})~([\w-]{1,60})~([\w.-]{1,100})$/.exec(text) ?? [];
  const signatureState = checkLinkUntil(signature, secret, linkGrant(payload, nonce), clock.now());
  if (signatureState !== 'valid') return signatureState === 'expired' ? 'expired' : null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Ticket;
}
