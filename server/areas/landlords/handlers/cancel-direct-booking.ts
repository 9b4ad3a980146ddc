import type { cancelDirectBooking } from '../../../../contract/landlords/cancel-direct-booking.ts';
import type { Handler } from '../../../http/handler.ts';
import type { LandlordsDeps } from '../landlords-context.ts';

export function cancelDirectBookingHandler({ booking }: LandlordsDeps): Handler<typeof cancelDirectBooking> {
  return (input, { user }) => booking.direct.cancel(user.uid, input);
}
