import type { getRatingResponse } from '../../../../contract/guest-ratings/get-rating-response.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentAnswerable, type OpenedAnswer } from '../answer-rating.ts';
import { answersStore } from '../answers-store.ts';
import type { GuestRatingsContext } from '../guest-ratings-context.ts';

export function getRatingResponseHandler({
  connection,
}: Pick<GuestRatingsContext, 'connection'>): Handler<typeof getRatingResponse, OpenedAnswer> {
  return async ({ languageCode }, { opened }) => {
    const rating = await answersStore.find(connection.db, opened.ratingId, languageCode);
    return rating
      ? { ok: true, data: presentAnswerable(rating) }
      : { ok: false, type: 'rating-not-found', data: null };
  };
}
