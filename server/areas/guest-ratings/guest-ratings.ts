import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import { addDays } from '../../../domain/stay.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { enqueue, jobBody } from '../../platform/jobs.ts';
import { openAnswer } from './answer-rating.ts';
import type { GuestRatingsContext } from './guest-ratings-context.ts';
import { inviteGuests } from './invite.ts';
import { inviteJob, sendRatingMailJob } from './jobs/guest-rating-jobs.ts';
import { sampleRatingMails } from './mails/render-rating-mail.ts';
import { sendRatingMail } from './mails/send-rating-mail.ts';
import { unsubscribeBySubject, objectionRoutes } from './objections.ts';
import { personalDataOfGuestRatings } from './personal-data-store.ts';
import { keepPhoto, type TakenPhoto } from './photos.ts';
import { reportsStore } from './reports-store.ts';
import { submissionsStore } from './submissions-store.ts';
import { guestRatingsCalls } from './calls.generated.ts';

export type { GuestRatingsContext } from './guest-ratings-context.ts';

// Also used by the demo world, so that ratings of its stays are published like all others.
export { publish } from './publish.ts';

export const { findRatedStays } = submissionsStore;

export interface GuestRatings {
  /** Stores a guest's photo for a rating; returns its number. */
  keepPhoto(bookingId: number, photo: TakenPhoto): Promise<number>;
  /** Ends the rating requests named in the subject of a mail; does nothing if there are none. */
  endBySubject(subject: string): Promise<void>;
}

/** Rating requests are sent at this hour (UTC), in the morning after departure. */
const hourOfQuestions = 'T08:00:00Z';

export function createGuestRatings(deps: GuestRatingsContext): Area<GuestRatings> {
  const { connection, clock } = deps;
  const enqueueDay = (day: string): Promise<void> =>
    connection.transaction((tx) =>
      enqueue(tx, inviteJob, { day }, { key: day, runAt: new Date(`${day}${hourOfQuestions}`) }),
    );
  return {
    keepPhoto: (bookingId, photo) => keepPhoto(deps, bookingId, photo),
    endBySubject: (subject) => unsubscribeBySubject(deps, subject),
    module: {
      name: 'guest-ratings',
      endpoints: bindArea(guestRatingsCalls, deps, {
        bookingID: ({ bookingID, bookingHash }, user) =>
          deps.booking.openPayable({ bookingId: bookingID, bookingHash }, user),
        // The link in a landlord's mail, which is not the guest's.
        ratingNumber: (link, user) => openAnswer(deps, link, user),
      }),
      routes: objectionRoutes(deps),
      personalData: personalDataOfGuestRatings,
      sampleMails: sampleRatingMails,
      jobs: [
        jobBody(inviteJob, async () => {
          // Enqueues the next run first, so that a failure of this one does not end the chain.
          await enqueueDay(addDays(clock.today(), 1));
          await inviteGuests(deps, clock.today());
        }),
        jobBody(sendRatingMailJob, (payload) => sendRatingMail(deps, payload)),
      ],
      start: () => enqueueDay(clock.today()),
      async forget(now) {
        const { db } = connection;
        await reportsStore.deleteDecidedBefore(db, retentionEnd(now, retentionDays.ratingReports));
        const abandonedPhotos = await submissionsStore.abandonedPhotos(
          db,
          retentionEnd(now, retentionDays.unsentPhotos),
        );
        await connection.transaction((tx) =>
          submissionsStore.removePhotos(
            tx,
            abandonedPhotos.map(({ id }) => id),
          ),
        );
        for (const { fileKey } of abandonedPhotos) await deps.files.delete(fileKey);
      },
    },
  };
}
