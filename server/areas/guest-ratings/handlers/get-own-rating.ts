import type { getOwnRating } from '../../../../contract/guest-ratings/get-own-rating.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PayableBooking } from '../../booking/booking.ts';
import type { GuestRatingsContext } from '../guest-ratings-context.ts';
import { presentOwn } from '../present-own.ts';

export function getOwnRatingHandler(
  deps: Pick<GuestRatingsContext, 'connection' | 'clock'>,
): Handler<typeof getOwnRating, PayableBooking> {
  return async ({ languageCode }, { opened }) => {
    const data = await presentOwn(deps, opened.id, languageCode);
    return data ? { ok: true, data } : { ok: false, type: 'booking-not-found', data: null };
  };
}
