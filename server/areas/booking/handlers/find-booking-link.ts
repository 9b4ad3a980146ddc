import type { findBookingLink } from '../../../../contract/booking/find-booking-link.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findLink } from '../links/find-link.ts';

export function findBookingLinkHandler(deps: BookingDeps): Handler<typeof findBookingLink> {
  return ({ bookingDisplayNumber, email }, { network }) =>
    findLink(deps, { displayNumber: bookingDisplayNumber, email, network });
}
