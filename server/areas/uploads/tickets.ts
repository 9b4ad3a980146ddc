import type { Clock } from '../../platform/clock.ts';
import { checkLinkUntil, newNonce, signLinkUntil, type LinkGrant } from '../../platform/signed-links.ts';
import type { ServerKey } from '../../platform/server-key.ts';

/** What may be uploaded: a picture for pages, a photo of a member of staff, of a home or with a rating, or a partner's logo. */
export type UploadPurpose =
  | { kind: 'picture' }
  | { kind: 'portrait'; staffId: number }
  | { kind: 'rating'; bookingId: number }
  | { kind: 'home'; objectNumber: number }
  | { kind: 'logo'; partnerId: number };

export interface Ticket {
  purpose: UploadPurpose;
  author: string;
}

/** Milliseconds for which a ticket is valid. */
const ticketMs = 10 * 60_000;

export interface TicketDeps {
  clock: Clock;
  secret: ServerKey;
}

const grantOf = (payload: string, nonce: string): LinkGrant => ({
  purpose: 'upload',
  subject: payload,
  recipient: 'editor',
  nonce,
});

/**
 * Signs an upload ticket: who may upload what, so that the upload route needs no login of its own and accepts nothing without a call that
 * was just authorized.
 */
export function makeTicket({ clock, secret }: TicketDeps, ticket: Ticket): { text: string; until: Date } {
  const until = new Date(clock.now().getTime() + ticketMs);
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  const nonce = newNonce();
  return { text: `${payload}~${nonce}~${signLinkUntil(secret, grantOf(payload, nonce), until)}`, until };
}

/** Null for an invalid ticket; `expired` for one that was valid once. */
export function readTicket({ clock, secret }: TicketDeps, text: string): Ticket | 'expired' | null {
  const [, payload = '', nonce = '', signature = ''] =
    /^([\w-]{1,600})~([\w-]{1,60})~([\w.-]{1,100})$/.exec(text) ?? [];
  const found = checkLinkUntil(signature, secret, grantOf(payload, nonce), clock.now());
  if (found !== 'valid') return found === 'expired' ? 'expired' : null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Ticket;
}
