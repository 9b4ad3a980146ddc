import type { answerKeyBooking } from '../../../../contract/landlords/answer-key-booking.ts';
import type { Handler } from '../../../http/handler.ts';
import { answerOnceByKey } from '../answer-once-by-key.ts';
import type { LandlordsDeps } from '../landlords-context.ts';

export function answerKeyBookingHandler(deps: LandlordsDeps): Handler<typeof answerKeyBooking> {
  return async (request, context) => {
    const { bookingID, action, message } = request;
    const isConfirmed = action === 'confirm';
    return answerOnceByKey(deps, context, {
      ...{ name: 'answer-booking', scope: 'bookings:answer', request },
      kind: isConfirmed ? 'bookingConfirmed' : 'bookingDeclined',
      reply: { bookingID, state: isConfirmed ? ('confirmed' as const) : ('declined' as const) },
      change: (opened) => deps.booking.answerByLandlord(opened, { action, message }),
    });
  };
}
