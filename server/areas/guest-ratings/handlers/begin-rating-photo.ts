import type { beginRatingPhoto } from '../../../../contract/guest-ratings/begin-rating-photo.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PayableBooking } from '../../booking/booking.ts';
import type { GuestRatingsContext } from '../guest-ratings-context.ts';
import { photoRefusal } from '../photos.ts';

export function beginRatingPhotoHandler(
  deps: Pick<GuestRatingsContext, 'connection' | 'clock' | 'uploads'>,
): Handler<typeof beginRatingPhoto, PayableBooking> {
  return async (_, { opened }) => {
    const type = await photoRefusal(deps, opened.id);
    if (type) return { ok: false, type, data: null };
    return { ok: true, data: deps.uploads.ticketFor({ kind: 'rating', bookingId: opened.id }) };
  };
}
