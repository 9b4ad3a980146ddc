import { z } from 'zod';
import { arrivalMailDays } from '../../../../domain/booking/mail-templates.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';
import type { Tx } from '../../../platform/database.ts';
import { defineJob, doublingBackoff, enqueue } from '../../../platform/jobs.ts';
import { confirmedArrivals } from '../booking-store.ts';
import type { BookingDeps } from '../booking-context.ts';
import { enqueueArrivalMail } from '../mails/send-mail-job.ts';

export const announceArrivalsJob = defineJob({
  name: 'booking.announce-arrivals',
  payload: z.strictObject({ day: z.string() }),
  retries: 12,
  backoff: doublingBackoff,
});

/** UTC; early morning for most guests. */
const hourOfMails = 'T06:00:00Z';

export const enqueueAnnouncements = (tx: Tx, day: PlainDate): Promise<void> =>
  enqueue(tx, announceArrivalsJob, { day }, { key: day, runAt: new Date(`${day}${hourOfMails}`) });

/**
 * Mails all guests who arrive within a week and were not mailed yet, so late bookings and days without a run are
 * covered.
 */
export async function announceArrivals({
  connection,
  clock,
}: Pick<BookingDeps, 'connection' | 'clock'>): Promise<void> {
  const today = clock.today();
  // Scheduled first, so that a failing run does not break the chain.
  await connection.transaction((tx) => enqueueAnnouncements(tx, addDays(today, 1)));
  const arrivals = await confirmedArrivals(connection.db, {
    from: today,
    until: addDays(today, arrivalMailDays),
  });
  for (const arrival of arrivals)
    await connection.transaction((tx) => enqueueArrivalMail(tx, arrival, clock.now()));
}
