import type { renewLandlordLink } from '../../../../contract/landlords/renew-landlord-link.ts';
import type { Handler } from '../../../http/handler.ts';
import type { LandlordsDeps } from '../landlords-context.ts';

export function renewLandlordLinkHandler({ booking }: LandlordsDeps): Handler<typeof renewLandlordLink> {
  return ({ bookingId }, { network }) => booking.renewLink({ bookingId, recipient: 'landlord', network });
}
