import type { BookingListItem, getBookings } from '../../../../contract/booking/get-bookings.ts';
import type { Language } from '../../../../domain/language.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BookingDeps } from '../booking-context.ts';
import { bookingNotFound } from '../links/booking-link.ts';
import type { BookingRow } from '../booking-store.ts';
import { findWaitingProposals } from '../change/change-store.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { findHome } from '../home-store.ts';
import { ownBookingsStore } from '../own-bookings-store.ts';
import { presentBooking, presentRating } from '../present-booking.ts';
import { isDirect } from '../rules/next-steps.ts';
import { describeRemovedHome } from '../removed-home.ts';

/** Far above what guests have; older bookings open by the links in their mails. */
const listMax = 200;

export function getBookingsHandler(deps: BookingDeps): Handler<typeof getBookings> {
  return async ({ type, bookingid, languageCode }, { user }) => {
    const { db } = deps.connection;
    if (type === 'booking') {
      const booking = await ownBookingsStore.find(db, user.uid, { displayNumber: bookingid });
      return booking
        ? { ok: true, data: { bookingDetails: await presentBooking(deps, booking) } }
        : bookingNotFound;
    }
    const rows = await ownBookingsStore.list(db, user.uid, deps.clock.today(), listMax);
    const bookingList: BookingListItem[] = [];
    const ids = rows.map(({ id }) => id);
    const proposals = await findWaitingProposals(db, ids, deps.clock.now());
    const ratedStays = await deps.findRatedStays(db, ids);
    for (const row of rows) {
      bookingList.push({
        ...(await presentItem(deps, row, languageCode)),
        proposal: proposals.get(row.id) ?? null,
        rating: presentRating(deps, row, ratedStays),
      });
    }
    return { ok: true, data: { bookingList } };
  };
}

async function presentItem(
  deps: BookingDeps,
  booking: BookingRow,
  language: Language,
): Promise<Omit<BookingListItem, 'proposal' | 'rating'>> {
  const { object_number: objectNumber } = booking;
  const object =
    (await deps.findSummary(objectNumber, language)) ??
    (await describeRemovedHome(deps, objectNumber, language));
  const home = await findHome(deps.connection.db, objectNumber, language);
  return {
    bookingID: booking.id,
    bookingDisplayNumber: booking.display_number,
    bookingMethod: booking.method,
    isDirect: isDirect(booking),
    status: booking.state,
    object,
    startDate: booking.start_date,
    endDate: booking.end_date,
    checkIn: home?.checkIn ?? null,
    persons: booking.persons,
    pets: booking.dogs,
    total: toEuros(booking.total_cents),
    holdUntil: booking.state === 'option' ? (booking.hold_until?.toISOString() ?? null) : null,
    createdAt: booking.created_at.toISOString(),
    documents: await listDocuments(deps, booking),
  };
}
