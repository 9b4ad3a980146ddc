import type { CountedLimit } from '../../platform/counted-limits.ts';
import type { Tx } from '../../platform/database.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { BookingDeps } from './booking-context.ts';
import type { LinkRecipient } from './booking-link.ts';
import { enqueueNewLink } from './mails/send-mail-job.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Guest and landlord of a booking each lose few links a day. It is counted of numbers that no booking has, too. */
const ofBooking: CountedLimit = { name: 'booking.new-links', max: 3, spanMs: dayMs };
/** Nobody has so many bookings: whoever asks more often tries numbers. */
const ofNetwork: CountedLimit = { name: 'booking.new-links-of-network', max: 20, spanMs: hourMs };
/** Bounds what a sender with many networks can cause, over all bookings and networks. */
const inAll: CountedLimit = { name: 'booking.new-links-in-all', max: 600, spanMs: hourMs };

export interface AskedLink {
  bookingId: number;
  recipient: LinkRecipient;
  /** The network of who asks; null for nobody's call. */
  network: string | null;
}

export type LinkAsked =
  | { ok: true; data: { mailSend: 'Y' } }
  | { ok: false; type: 'too-many-mails'; data: { retryAfter: number } };

/**
 * Enqueues the mail with a new link. Whether there is such a booking is not looked up before the answer: neither its words
 * nor its time can tell.
 */
export async function renewLink(
  { connection, limits, clock }: Pick<BookingDeps, 'connection' | 'limits' | 'clock'>,
  { bookingId, recipient, network }: AskedLink,
): Promise<LinkAsked> {
  return retryTransaction(connection, async (tx) => {
    const counted = await countNewLink({ limits }, tx, { of: `${recipient} ${bookingId}`, network });
    if (counted.ok) await enqueueNewLink(tx, { bookingId, recipient }, clock.now());
    return counted;
  });
}

/** Counts one more link that somebody asks for; the answer is what they are told. */
export async function countNewLink(
  { limits }: Pick<BookingDeps, 'limits'>,
  tx: Tx,
  { of, network }: { of: string; network: string | null },
): Promise<LinkAsked> {
  const counted = await limits.count(tx, [
    [ofBooking, of],
    ...(network === null ? [] : [[ofNetwork, network] as const]),
    [inAll, ''],
  ]);
  return counted.ok
    ? { ok: true, data: { mailSend: 'Y' } }
    : { ok: false, type: 'too-many-mails', data: { retryAfter: counted.retryAfter } };
}
