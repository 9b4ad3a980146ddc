import type { saveDirectBooking } from '../../../../contract/landlords/save-direct-booking.ts';
import { actorUid, type Handler } from '../../../http/handler.ts';
import type { LandlordsDeps } from '../landlords-context.ts';

export function saveDirectBookingHandler({ booking }: LandlordsDeps): Handler<typeof saveDirectBooking> {
  return (input, { user }) => booking.direct.save({ uid: user.uid, byUid: actorUid(user) }, input);
}
