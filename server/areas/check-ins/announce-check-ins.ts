import { checkInReminderDays } from '../../../domain/booking/check-in.ts';
import { addDays } from '../../../domain/stay.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { CheckInsDeps } from './check-ins-context.ts';
import { checkInsStore } from './check-ins-store.ts';
import { enqueueCheckInMail } from './jobs/check-in-jobs.ts';

/** Hours in UTC between which mails are sent, so that nobody gets one at night. */
const hoursOfMails = { from: 6, until: 19 } as const;
const dayMs = 86_400_000;

/**
 * Invites all guests whose check-in has begun, including late bookings, and reminds those who have entered nothing two
 * days before arrival. Guests who were invited less than a day ago get no reminder.
 */
export async function announceCheckIns(deps: Pick<CheckInsDeps, 'connection' | 'clock'>): Promise<void> {
  const { connection, clock } = deps;
  const now = clock.now();
  const hour = now.getUTCHours();
  if (hour < hoursOfMails.from || hour > hoursOfMails.until) return;
  const today = clock.today();
  for (const bookingId of await checkInsStore.toInvite(connection.db, today)) {
    await retryTransaction(connection, async (tx) => {
      if (await checkInsStore.markInvited(tx, bookingId, now)) {
        await enqueueCheckInMail(tx, bookingId, 'invite', now);
      }
    });
  }
  const soon = {
    today,
    until: addDays(today, checkInReminderDays),
    invitedBefore: new Date(now.getTime() - dayMs),
  };
  for (const bookingId of await checkInsStore.toRemind(connection.db, soon)) {
    await retryTransaction(connection, async (tx) => {
      if (await checkInsStore.markReminded(tx, bookingId, now)) {
        await enqueueCheckInMail(tx, bookingId, 'remind', now);
      }
    });
  }
}
