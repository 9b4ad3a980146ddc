import type { cancelKeyBooking } from '../../../../contract/landlords/cancel-key-booking.ts';
import type { Handler } from '../../../http/handler.ts';
import { answerOnceByKey } from '../answer-once-by-key.ts';
import type { LandlordsDeps } from '../landlords-context.ts';

export function cancelKeyBookingHandler(deps: LandlordsDeps): Handler<typeof cancelKeyBooking> {
  return async (request, context) =>
    answerOnceByKey(deps, context, {
      ...{ name: 'cancel-booking', scope: 'bookings:cancel', kind: 'bookingCancelled', request },
      reply: { bookingID: request.bookingID, state: 'cancelled' as const },
      change: (opened) =>
        deps.booking.cancelByLandlord(opened, {
          reason: request.reason,
          message: request.message,
          keepsBlocked: request.keepBlocked,
        }),
    });
}
