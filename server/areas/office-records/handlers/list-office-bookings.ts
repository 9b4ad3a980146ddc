import type { listOfficeBookings } from '../../../../contract/office-records/list-office-bookings.ts';
import { bookingListMax } from '../../../../domain/office-records.ts';
import type { Handler } from '../../../http/handler.ts';
import { bookingListsStore } from '../booking-lists-store.ts';
import { officeActsStore } from '../office-acts-store.ts';
import type { OfficeRecordsDeps } from '../office-records-context.ts';
import { presentBooking } from '../present-records.ts';

/** The look is logged as a search by date before anything is shown. */
export function listOfficeBookingsHandler({
  connection,
  clock,
  findPersonName,
}: OfficeRecordsDeps): Handler<typeof listOfficeBookings> {
  return async ({ languageCode: language, list }, { user }) => {
    const name = await findPersonName(user.uid);
    const act = { act: 'search', kind: 'date', uid: user.uid, name, at: clock.now() } as const;
    await connection.transaction((tx) => officeActsStore.insert(tx, act));
    const rows = await bookingListsStore.list(connection.db, list, { language, today: clock.today() });
    return {
      ok: true,
      data: {
        bookings: rows.slice(0, bookingListMax).map(presentBooking),
        more: rows.length > bookingListMax,
      },
    };
  };
}
