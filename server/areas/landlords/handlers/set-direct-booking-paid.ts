import type { setDirectBookingPaid } from '../../../../contract/landlords/set-direct-booking-paid.ts';
import type { Handler } from '../../../http/handler.ts';
import type { LandlordsDeps } from '../landlords-context.ts';

export function setDirectBookingPaidHandler({
  booking,
}: LandlordsDeps): Handler<typeof setDirectBookingPaid> {
  return (input, { user }) => booking.direct.setPaid(user.uid, input);
}
