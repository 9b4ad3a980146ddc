import type { renewBookingLink } from '../../../../contract/booking/renew-booking-link.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { renewLink } from '../links/renew-link.ts';

export function renewBookingLinkHandler(deps: BookingDeps): Handler<typeof renewBookingLink> {
  return ({ bookingID }, { network }) =>
    renewLink(deps, { bookingId: bookingID, recipient: 'guest', network });
}
