import type { withdrawOwnRating } from '../../../../contract/guest-ratings/withdraw-own-rating.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PayableBooking } from '../../booking/booking.ts';
import type { GuestRatingsContext } from '../guest-ratings-context.ts';
import { withdrawRating } from '../write-rating.ts';

export function withdrawOwnRatingHandler(
  deps: GuestRatingsContext,
): Handler<typeof withdrawOwnRating, PayableBooking> {
  return ({ languageCode }, { opened }) => withdrawRating(deps, opened.id, languageCode);
}
