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
  const written = await submissionsStore.find(db, bookingId);
  const photos = await submissionsStore.photos(db, bookingId);
  const ratable = ratableOn(clock.today(), stay);
  // What was taken back is as if it were never written, as long as the stay can be rated.
  const isFresh = written === null || (written.state === 'withdrawn' && ratable === 'open');
  const isShown = written !== null && written.state !== 'withdrawn' && written.state !== 'loose';
  return {
    bookingID: bookingId,
    status: isFresh ? ratable : written.state,
    objectNumber: stay.objectNumber,
    home: stay.home,
    startDate: stay.startDate,
    endDate: stay.endDate,
    lastDay: lastRatingDay(stay.endDate),
    rating: isShown
      ? {
          votes: { ...written.votes },
          travelType: written.travelType,
          travellerName: written.travellerName,
          text: written.text,
        }
      : null,
    suggestedName: stay.firstName.slice(0, 40),
    heldFor: written?.state === 'held' ? written.heldFor : [],
    decideBy:
      written?.state === 'held' ? addDays(todayInBerlin(written.submittedAt), decisionDays.held) : null,
    refusedFor: written?.state === 'refused' ? written.refusedFor : null,
    statement: written?.state === 'refused' ? written.statement : '',
    editable: ratable === 'open' && isEditable(written?.state ?? null),
    withdrawable: written !== null && isWithdrawable(written.state),
    photos: photos.map((photo) => ({ photoID: photo.id, base: ratingPhotoBase(photo) })),
  };
}
