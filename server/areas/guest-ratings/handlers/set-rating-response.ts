import type { setRatingResponse } from '../../../../contract/guest-ratings/set-rating-response.ts';
import type { Handler } from '../../../http/handler.ts';
import { answerRating, type OpenedAnswer } from '../answer-rating.ts';
import type { GuestRatingsContext } from '../guest-ratings-context.ts';

export function setRatingResponseHandler(
  deps: GuestRatingsContext,
): Handler<typeof setRatingResponse, OpenedAnswer> {
  return async ({ ratingAnswer, languageCode }, { opened }) => {
    const data = await answerRating(deps, opened, { text: ratingAnswer, language: languageCode });
    return data ? { ok: true, data } : { ok: false, type: 'rating-not-found', data: null };
  };
}
