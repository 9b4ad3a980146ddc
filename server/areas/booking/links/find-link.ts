import { isEmail } from '../../../../domain/reachable.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findBookingOf } from '../booking-store.ts';
import { findLinkJob } from './find-link-job.ts';
import { countNewLink, type LinkAsked } from './renew-link.ts';
import { enqueueNewLink } from '../mails/send-mail-job.ts';

export interface SoughtBooking {
  displayNumber: number;
  email: string;
  /** Network of the caller; null for internal calls. */
  network: string | null;
}

export type LinkSought = LinkAsked | { ok: false; type: 'invalid-email'; data: null };

/** Queues the search, so that neither the text nor the duration of the answer reveals whether a booking exists. */
export async function findLink(
  { connection, limits, clock }: Pick<BookingDeps, 'connection' | 'limits' | 'clock'>,
  { displayNumber, email: typed, network }: SoughtBooking,
): Promise<LinkSought> {
  const email = typed.trim();
  if (!isEmail(email)) return { ok: false, type: 'invalid-email', data: null };
  return retryTransaction(connection, async (tx) => {
    const counting = await countNewLink({ limits }, tx, { of: `number ${displayNumber}`, network });
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
  sought: Pick<SoughtBooking, 'displayNumber' | 'email'>,
): Promise<void> {
  await retryTransaction(connection, async (tx) => {
    const booking = await findBookingOf(tx, sought);
    if (booking) await enqueueNewLink(tx, { bookingId: booking.id, recipient: 'guest' }, clock.now());
  });
}
