import type { LandlordBookingItem } from '../../../contract/landlords/landlord-booking-item.ts';
import { toEuros } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import {
  findWaitingProposals,
  toLandlordView,
  listLandlordActions,
  type LandlordBookingRow,
} from '../booking/booking.ts';
import { findCheckInProgress } from '../check-ins/check-ins.ts';
import { bookingMoneyStore, type BookingMoneyRow } from './booking-money-store.ts';
import { presentMoney } from './rules/present-money.ts';

/** Presents bookings for lists, with the guest's name only until the landlord has opened the booking. */
export async function presentBookingItems(
  db: Queryable,
  rows: readonly LandlordBookingRow[],
  { today, now }: { today: PlainDate; now: Date },
): Promise<LandlordBookingItem[]> {
  const ids = rows.map(({ id }) => id);
  // Co-hosts do not see payouts.
  const money = await bookingMoneyStore.of(
    db,
    rows.filter(({ isOwned }) => isOwned).map(({ id }) => id),
  );
  const progress = await findCheckInProgress(db, ids);
  const proposals = await findWaitingProposals(db, ids, now);
  return rows.map((row) => ({
    ...presentItem(row, today, money.get(row.id), progress.get(row.id) ?? null),
    proposal: proposals.get(row.id) ?? null,
  }));
}

function presentItem(
  row: LandlordBookingRow,
  today: PlainDate,
  money: BookingMoneyRow | undefined,
  registration: LandlordBookingItem['registration'],
): Omit<LandlordBookingItem, 'proposal'> {
  const { customer } = row;
  const actions = listLandlordActions(row, today);
  return {
    bookingID: row.id,
    bookingDisplayNumber: row.display_number,
    bookingMethod: row.method,
    direct: row.origin === 'direct' ? { paidOn: row.paid_on } : null,
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
    total: toEuros(toLandlordView(row).total_cents),
    holdUntil: row.state === 'option' ? (row.hold_until?.toISOString() ?? null) : null,
    createdAt: row.created_at.toISOString(),
    remarks: actions.length > 0 ? row.remarks : '',
    money: presentMoney(money, row.start_date),
    registration,
    actions,
    changeOpen: row.changeOpen === 'guest',
    conflicts: row.conflicts + row.otherRequests,
    otherRequests: row.otherRequests,
  };
}
