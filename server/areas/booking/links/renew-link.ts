import type { CountedLimit } from '../../../platform/counted-limits.ts';
import type { Tx } from '../../../platform/database.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { LinkRecipient } from './booking-link.ts';
import { enqueueNewLink } from '../mails/send-mail-job.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Guest and landlord each lose few links a day. Unknown booking numbers are counted too. */
const ofBooking: CountedLimit = { name: 'booking.new-links', max: 3, spanMs: dayMs };
/** Nobody has so many bookings; larger numbers mean that somebody is guessing. */
const ofNetwork: CountedLimit = { name: 'booking.new-links-of-network', max: 20, spanMs: hourMs };
/** Limits what an attacker with many networks can cause, over all bookings and networks. */
const inAll: CountedLimit = { name: 'booking.new-links-in-all', max: 600, spanMs: hourMs };

export interface AskedLink {
  bookingId: number;
  recipient: LinkRecipient;
  /** Network of the caller; null for internal calls. */
  network: string | null;
}

export type LinkAsked =
  | { ok: true; data: { mailSend: 'Y' } }
  | { ok: false; type: 'too-many-mails'; data: { retryAfter: number } };

/** Queues the mail without checking whether the booking exists, so that neither text nor duration of the answer reveals it. */
export async function renewLink(
  { connection, limits, clock }: Pick<BookingDeps, 'connection' | 'limits' | 'clock'>,
  { bookingId, recipient, network }: AskedLink,
): Promise<LinkAsked> {
  return retryTransaction(connection, async (tx) => {
    const counting = await countNewLink({ limits }, tx, { of: `${recipient} ${bookingId}`, network });
    if (counting.ok) await enqueueNewLink(tx, { bookingId, recipient }, clock.now());
    return counting;
  });
}

/** Counts one more requested link and returns the answer for the caller. */
export async function countNewLink(
  { limits }: Pick<BookingDeps, 'limits'>,
  tx: Tx,
  { of, network }: { of: string; network: string | null },
): Promise<LinkAsked> {
  const counting = await limits.count(tx, [
    [ofBooking, of],
    ...(network === null ? [] : [[ofNetwork, network] as const]),
    [inAll, ''],
  ]);
  return counting.ok
    ? { ok: true, data: { mailSend: 'Y' } }
    : { ok: false, type: 'too-many-mails', data: { retryAfter: counting.retryAfter } };
}
