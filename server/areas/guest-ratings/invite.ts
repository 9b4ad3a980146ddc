import { addDays, type PlainDate } from '../../../domain/stay.ts';
import type { GuestRatingsContext } from './guest-ratings-context.ts';
import { invitationsStore } from './invitations-store.ts';
import { enqueueRatingMail } from './jobs/guest-rating-jobs.ts';
import { stayStore } from './stay-store.ts';

const dayMs = 86_400_000;
/** Guests are asked on the day after departure, or up to this many days later if the job did not run. */
const askedWithinDays = 14;
/** Days until the only reminder. */
const remindedAfterDays = 10;
/** Days after which no reminder is sent. */
const remindedWithinDays = 30;

/** Sends one rating request for each ended stay, and one reminder. */
export async function inviteGuests(
  { connection, clock }: Pick<GuestRatingsContext, 'connection' | 'clock'>,
  day: PlainDate,
): Promise<void> {
  const { db } = connection;
  const now = clock.now();
  for (const bookingId of await stayStore.toInvite(db, addDays(day, -askedWithinDays), addDays(day, -1))) {
    await connection.transaction(async (tx) => {
      if (await invitationsStore.insert(tx, bookingId, now))
        await enqueueRatingMail(tx, 'invite', bookingId, now);
    });
  }
  const between = {
    from: new Date(now.getTime() - remindedWithinDays * dayMs),
    to: new Date(now.getTime() - remindedAfterDays * dayMs),
  };
  for (const bookingId of await invitationsStore.toRemind(db, between)) {
    await connection.transaction(async (tx) => {
      if (await invitationsStore.markReminded(tx, bookingId, now))
        await enqueueRatingMail(tx, 'remind', bookingId, now);
    });
  }
}
