import { todayInBerlin } from '../../../domain/stay.ts';
import { newNonce } from '../../platform/signed-links.ts';
import type { Tx } from '../../platform/database.ts';
import { publishedStore } from '../ratings/ratings.ts';
import { answersStore } from './answers-store.ts';
import { enqueueRatingMail } from './jobs/guest-rating-jobs.ts';
import type { RatedStay } from './stay-store.ts';
import { submissionsStore, votesRow, type Submission } from './submissions-store.ts';

/**
 * Publishes a rating, notifies its author and asks the landlord for an answer. The caller holds the lock of the home and announces the
 * change, which updates the averages.
 */
export async function publish(
  tx: Tx,
  stay: Pick<RatedStay, 'objectNumber' | 'startDate' | 'endDate'>,
  submission: Submission,
  now: Date,
): Promise<void> {
  const ratingId = await publishedStore.insert(tx, {
    object_number: stay.objectNumber,
    ...votesRow(submission.votes),
    traveller_name: submission.travellerName,
    travel_start: stay.startDate,
    travel_end: stay.endDate,
    travel_type: submission.travelType,
    rated_on: todayInBerlin(submission.submittedAt),
    provenance: 'booked',
    language: submission.language,
    body: submission.text,
  });
  await submissionsStore.save(tx, { ...submission, state: 'published', ratingId });
  await submissionsStore.showPhotos(tx, submission.bookingId, ratingId);
  await answersStore.begin(tx, ratingId, newNonce());
  await enqueueRatingMail(tx, 'published', submission.bookingId, now);
  await enqueueRatingMail(tx, 'answerable', ratingId, now);
}

/** Unpublishes a rating; only the author's copy remains. */
export async function takeDown(tx: Tx, ratingId: number): Promise<void> {
  await publishedStore.remove(tx, ratingId);
}
