import type { setOwnRating } from '../../../../contract/guest-ratings/set-own-rating.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PayableBooking } from '../../booking/booking.ts';
import type { GuestRatingsContext } from '../guest-ratings-context.ts';
import { writeRating } from '../write-rating.ts';

export function setOwnRatingHandler(deps: GuestRatingsContext): Handler<typeof setOwnRating, PayableBooking> {
  return ({ rating, photoIDs, languageCode }, { opened }) =>
    writeRating(deps, opened.id, { rating, photoIDs, language: languageCode });
}
