import { isEmail } from '../../../../domain/reachable.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findBookingByAddress } from '../booking-store.ts';
import { findLinkJob } from './find-link-job.ts';
import { countNewLink, type RenewLinkResult } from './renew-link.ts';
import { enqueueNewLink } from '../mails/send-mail-job.ts';

export interface BookingQuery {
  displayNumber: number;
  email: string;
  network: string | null;
}

export type FindLinkResult = RenewLinkResult | { ok: false; type: 'invalid-email'; data: null };

/** The search is queued, so that neither text nor duration of the answer reveals whether a booking exists. */
export async function findLink(
  { connection, limits, clock }: Pick<BookingDeps, 'connection' | 'limits' | 'clock'>,
  { displayNumber, email: address, network }: BookingQuery,
): Promise<FindLinkResult> {
  const email = address.trim();
  if (!isEmail(email)) return { ok: false, type: 'invalid-email', data: null };
  return retryTransaction(connection, async (tx) => {
    const counting = await countNewLink({ limits }, tx, { subject: `number ${displayNumber}`, network });
    if (!counting.ok) return counting;
    const now = clock.now();
    await enqueue(
      tx,
      findLinkJob,
      { displayNumber, email },
      { key: `${displayNumber}-${now.getTime()}-${email}`, runAt: now },
    );
    return counting;
  });
}

export async function mailFoundLink(
  { connection, clock }: Pick<BookingDeps, 'connection' | 'clock'>,
  query: Pick<BookingQuery, 'displayNumber' | 'email'>,
): Promise<void> {
  await retryTransaction(connection, async (tx) => {
    const booking = await findBookingByAddress(tx, query);
    if (booking) await enqueueNewLink(tx, { bookingId: booking.id, recipient: 'guest' }, clock.now());
  });
}
