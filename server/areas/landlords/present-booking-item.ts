import type { LandlordBookingItem } from '../../../contract/landlords/landlord-booking-item.ts';
import { toEuros } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { forLandlord, landlordActionsOf, type LandlordBookingRow } from '../booking/booking.ts';

/** The guest is shown by name alone until the landlord has opened the booking. */
export function presentBookingItem(row: LandlordBookingRow, today: PlainDate): LandlordBookingItem {
  const { customer } = row;
  return {
    bookingID: row.id,
    bookingDisplayNumber: row.display_number,
    bookingMethod: row.method,
    status: row.state,
    objectNumber: row.object_number,
    title: row.title,
    place: row.place,
    startDate: row.start_date,
    endDate: row.end_date,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    persons: row.persons,
    childAges: row.child_ages,
    pets: row.dogs,
    guest: [customer.firstName, customer.lastName].filter((part) => part !== '').join(' '),
    total: toEuros(forLandlord(row).total_cents),
    holdUntil: row.state === 'option' ? (row.hold_until?.toISOString() ?? null) : null,
    createdAt: row.created_at.toISOString(),
    actions: landlordActionsOf(row, today),
    changeOpen: row.changeOpen,
    conflicts: row.conflicts + row.otherRequests,
    otherRequests: row.otherRequests,
  };
}
