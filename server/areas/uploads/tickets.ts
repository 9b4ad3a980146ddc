import type { Clock } from '../../platform/clock.ts';
import { checkLinkUntil, newNonce, signLinkUntil, type LinkGrant } from '../../platform/signed-links.ts';
import type { ServerKey } from '../../platform/server-key.ts';

/** What an address takes: a picture for pages or of the site itself, a photo of a member of staff, of a home or of a rated stay, or the logo of a partner. */
export type UploadPurpose =
  | { kind: 'picture' }
  | { kind: 'portrait'; staffId: number }
  | { kind: 'rating'; bookingId: number }
  | { kind: 'home'; objectNumber: number }
  | { kind: 'logo'; partnerId: number }
  /** Logo, icon or share picture of the site. */
  | { kind: 'site' };

export interface Ticket {
  purpose: UploadPurpose;
  /** Who asked for it, as they are called. */
  author: string;
}

/** So long an address takes a file. */
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
 * What stands in an address that takes a file: who may send what, signed, so that the route needs no login of its own and takes
 * nothing from anybody who was not let in by a call a moment ago.
 */
export function makeTicket({ clock, secret }: TicketDeps, ticket: Ticket): { text: string; until: Date } {
  const until = new Date(clock.now().getTime() + ticketMs);
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  const nonce = newNonce();
  return { text: `${payload}~${nonce}~${signLinkUntil(secret, grantOf(payload, nonce), until)}`, until };
}

/** Null where the text is none of ours; `expired` where it was once. */
export function readTicket({ clock, secret }: TicketDeps, text: string): Ticket | 'expired' | null {
  const [, payload = '', nonce = '', signature = ''] =
    /^([\w-]{1,600})~([\w-]{1,60})~([\w.-]{1,100})$/.exec(text) ?? [];
  const found = checkLinkUntil(signature, secret, grantOf(payload, nonce), clock.now());
  if (found !== 'valid') return found === 'expired' ? 'expired' : null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Ticket;
}
