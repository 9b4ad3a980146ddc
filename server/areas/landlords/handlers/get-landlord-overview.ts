import type { LandlordBookingItem } from '../../../../contract/landlords/landlord-booking-item.ts';
import type { getLandlordOverview } from '../../../../contract/landlords/get-landlord-overview.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BookingFilter } from '../../booking/booking.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { actsForAgency } from '../landlords-store.ts';
import { presentBookingItems } from '../present-booking-item.ts';

/** Only an agency with many homes reaches this limit; the list of bookings is complete. */
const shownMax = 50;
const nextShown = 8;

export function getLandlordOverviewHandler({
  booking,
  clock,
  connection: { db },
}: LandlordsDeps): Handler<typeof getLandlordOverview> {
  return async ({ languageCode: language }, { user }) => {
    const today = clock.today();
    const list = async (shown: BookingFilter, limit = shownMax): Promise<LandlordBookingItem[]> => {
      const { rows } = await booking.listBookings(user.uid, shown, { language, limit, offset: 0 });
      return presentBookingItems(db, rows, { today, now: clock.now() });
    };
    const [homes, isAgency, arrivals, departures, open, nextArrivals] = await Promise.all([
      booking.listHomes(user.uid, language, 'stays'),
      actsForAgency(db, user.uid),
      list({ kind: 'arrivals', today }),
      list({ kind: 'departures', today }),
      list({ kind: 'open', today, objectNumber: 0 }),
      list({ kind: 'next', today }, nextShown),
    ]);
    return {
      ok: true,
      data: { today, homes: homes.length, isAgency, arrivals, departures, open, next: nextArrivals },
    };
  };
}
