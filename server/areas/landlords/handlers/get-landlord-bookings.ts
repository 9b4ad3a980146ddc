import type { getLandlordBookings } from '../../../../contract/landlords/get-landlord-bookings.ts';
import type { Handler } from '../../../http/handler.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { presentBookingItems } from '../present-booking-item.ts';

const pageSize = 25;

/** Lists bookings. Another landlord's home gets the same "not found" as an unknown one, so that numbers cannot be probed. */
export function getLandlordBookingsHandler({
  booking,
  clock,
  connection: { db },
}: LandlordsDeps): Handler<typeof getLandlordBookings> {
  return async ({ languageCode: language, objectNumber, filter, month, page }, { user }) => {
    const today = clock.today();
    const homes = await booking.listHomes(user.uid, language, 'stays');
    if (objectNumber > 0 && !homes.some((home) => home.objectNumber === objectNumber)) {
      return { ok: false, type: 'object-not-found', data: null };
    }
    const { total, rows } = await booking.listBookings(
      user.uid,
      { kind: filter, today, objectNumber, month },
      { language, limit: pageSize, offset: (page - 1) * pageSize },
    );
    const everything = { kind: 'all', today, objectNumber: 0 } as const;
    const hasBookings =
      total > 0 ||
      (await booking.listBookings(user.uid, everything, { language, limit: 1, offset: 0 })).total > 0;
    return {
      ok: true,
      data: {
        today,
        hasBookings,
        bookings: await presentBookingItems(db, rows, { today, now: clock.now() }),
        total,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        homes,
      },
    };
  };
}
