import type { quoteDirectBooking } from '../../../../contract/landlords/quote-direct-booking.ts';
import type { Handler } from '../../../http/handler.ts';
import type { LandlordsDeps } from '../landlords-context.ts';

export function quoteDirectBookingHandler({ booking }: LandlordsDeps): Handler<typeof quoteDirectBooking> {
  return (input, { user }) => booking.direct.quote(user.uid, input);
}
