import type { OwnRating } from '../../../contract/guest-ratings/own-rating.ts';
import type { Language } from '../../../domain/language.ts';
import { decisionDays, lastRatingDay, ratableOn } from '../../../domain/rating.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { ratingPhotoBase } from '../ratings/ratings.ts';
import type { GuestRatingsContext } from './guest-ratings-context.ts';
import { isEditable, isWithdrawable } from './rules/submission-steps.ts';
import { stayStore } from './stay-store.ts';
import { submissionsStore } from './submissions-store.ts';

/** The rating as its guest sees it; null if the booking was deleted. */
export async function presentOwn(
  { connection: { db }, clock }: Pick<GuestRatingsContext, 'connection' | 'clock'>,
  bookingId: number,
  language: Language,
): Promise<OwnRating | null> {
  const stay = await stayStore.find(db, bookingId, language);
  if (!stay) return null;
  const submission = await submissionsStore.find(db, bookingId);
  const photos = await submissionsStore.photos(db, bookingId);
  const ratable = ratableOn(clock.today(), stay);
  // A withdrawn rating counts as unwritten as long as the stay can be rated.
  const isFresh = submission === null || (submission.state === 'withdrawn' && ratable === 'open');
  const isShown = submission !== null && submission.state !== 'withdrawn' && submission.state !== 'loose';
  return {
    bookingID: bookingId,
    status: isFresh ? ratable : submission.state,
    objectNumber: stay.objectNumber,
    home: stay.home,
    startDate: stay.startDate,
    endDate: stay.endDate,
    lastDay: lastRatingDay(stay.endDate),
    rating: isShown
      ? {
          votes: { ...submission.votes },
          travelType: submission.travelType,
          travellerName: submission.travellerName,
          text: submission.text,
        }
      : null,
    suggestedName: stay.firstName.slice(0, 40),
    heldFor: submission?.state === 'held' ? submission.heldFor : [],
    decideBy:
      submission?.state === 'held' ? addDays(todayInBerlin(submission.submittedAt), decisionDays.held) : null,
    refusedFor: submission?.state === 'refused' ? submission.refusedFor : null,
    statement: submission?.state === 'refused' ? submission.statement : '',
    editable: ratable === 'open' && isEditable(submission?.state ?? null),
    withdrawable: submission !== null && isWithdrawable(submission.state),
    photos: photos.map((photo) => ({ photoID: photo.id, base: ratingPhotoBase(photo) })),
  };
}
