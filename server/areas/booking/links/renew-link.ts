import type { CountedLimit } from '../../../platform/counted-limits.ts';
import type { Tx } from '../../../platform/database.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { BookingDeps } from '../booking-context.ts';
import type { LinkRecipient } from './booking-link.ts';
import { enqueueNewLink } from '../mails/send-mail-job.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Guests and landlords seldom lose a link. Unknown booking numbers are counted too. */
const ofBooking: CountedLimit = { name: 'booking.new-links', max: 3, spanMs: dayMs };
/** A network that asks for more bookings is guessing numbers. */
const ofNetwork: CountedLimit = { name: 'booking.new-links-of-network', max: 20, spanMs: hourMs };
/** Over all bookings and networks; bounds attackers with many networks. */
const inAll: CountedLimit = { name: 'booking.new-links-in-all', max: 600, spanMs: hourMs };

export interface LinkRequest {
  bookingId: number;
  recipient: LinkRecipient;
  network: string | null;
}

export type RenewLinkResult =
  | { ok: true; data: { mailSend: 'Y' } }
  | { ok: false; type: 'too-many-mails'; data: { retryAfter: number } };

/**
 * The mail is queued without checking whether the booking exists, so that neither text nor duration of the answer
 * reveals it.
 */
export async function renewLink(
  { connection, limits, clock }: Pick<BookingDeps, 'connection' | 'limits' | 'clock'>,
  { bookingId, recipient, network }: LinkRequest,
): Promise<RenewLinkResult> {
  return retryTransaction(connection, async (tx) => {
    const counting = await countNewLink({ limits }, tx, { subject: `${recipient} ${bookingId}`, network });
    if (counting.ok) await enqueueNewLink(tx, { bookingId, recipient }, clock.now());
    return counting;
  });
}

export async function countNewLink(
  { limits }: Pick<BookingDeps, 'limits'>,
  tx: Tx,
  { subject, network }: { subject: string; network: string | null },
): Promise<RenewLinkResult> {
  const counting = await limits.count(tx, [
    [ofBooking, subject],
    ...(network === null ? [] : [[ofNetwork, network] as const]),
    [inAll, ''],
  ]);
  return counting.ok
    ? { ok: true, data: { mailSend: 'Y' } }
    : { ok: false, type: 'too-many-mails', data: { retryAfter: counting.retryAfter } };
}
