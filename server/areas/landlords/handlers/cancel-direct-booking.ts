import type { cancelDirectBooking } from '../../../../contract/landlords/cancel-direct-booking.ts';
import { actorUid, type Handler } from '../../../http/handler.ts';
import type { LandlordsDeps } from '../landlords-context.ts';

export function cancelDirectBookingHandler({ booking }: LandlordsDeps): Handler<typeof cancelDirectBooking> {
  return (input, { user }) => booking.direct.cancel({ uid: user.uid, byUid: actorUid(user) }, input);
}
