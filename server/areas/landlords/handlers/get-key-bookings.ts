import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { getKeyBookings } from '../../../../contract/landlords/get-key-bookings.ts';
import type { Handler } from '../../../http/handler.ts';
import { insertKeyAct } from '../../api-keys/api-keys.ts';
import {
  changeAsLandlord,
  findOpenRequests,
  isAcceptable,
  isCancellableByHost,
  listLandlordActions,
  toLandlordView,
  type ChangeRow,
} from '../../booking/booking.ts';
import { findBookingCommissions, landlordShare } from '../../ledger/ledger.ts';
import { bookingMoneyStore, type BookingMoneyRow } from '../booking-money-store.ts';
import { listKeyBookings, type KeyBookingRow } from '../key-bookings-store.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { customerForLandlord } from '../rules/customer-for-landlord.ts';
import { partsOfPrice } from '../rules/key-booking.ts';
import { presentMoney } from '../rules/present-money.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

type KeyBooking = ResponseOf<typeof getKeyBookings>['bookings'][number];

type PartsBeside = 'share' | 'money' | 'guest' | 'actions' | 'isCancellable' | 'changeRequest';

/** Milliseconds; longer than any transaction, so that older changes are committed. */
const settledMs = 5000;

export function getKeyBookingsHandler({
  apiKeys,
  connection: { db },
  clock,
}: LandlordsDeps): Handler<typeof getKeyBookings> {
  return async ({ cursor, changedSince, bookingID, objectNumber, limit }, { authorization }) => {
    const admission = await apiKeys.admit(authorization, 'bookings:read');
    if (!admission.ok) return admission;
    const { keyId, kind, subject, scopes } = admission.holder;
    const isPartner = kind === 'partner';
    const readsGuests = !isPartner && scopes.includes('guests:read');
    const at = clock.now();
    const matchingRows = await listKeyBookings(
      db,
      { kind, subject },
      {
        after: readCursor(cursor, changedSince),
        until: new Date(at.getTime() - settledMs),
        // One more than the limit shows that there are more.
        limit: limit + 1,
        bookingId: bookingID,
        objectNumber,
      },
    );
    const rows = matchingRows.slice(0, limit);
    const ids = rows.map(({ id }) => id);
    const [commissions, money, requests] = isPartner
      ? [new Map<number, number>(), new Map<number, BookingMoneyRow>(), new Map<number, ChangeRow>()]
      : await Promise.all([
          findBookingCommissions(db, ids),
          bookingMoneyStore.of(db, ids),
          findOpenRequests(db, ids),
        ]);
    const today = clock.today();
    if (readsGuests && ids.length > 0)
      await insertKeyAct(db, { keyId, kind: 'guestsRead', subjects: ids, at });
    const lastRow = rows.at(-1);
    return {
      ok: true,
      data: {
        bookings: rows.map((row) => ({
          ...presentStay(row),
          share: presentShare(row, commissions.get(row.id)),
          money: presentPayments(row, money.get(row.id)),
          guest: readsGuests ? presentGuest(row) : null,
          actions: isPartner ? [] : listLandlordActions(row, today),
          isCancellable: !isPartner && isCancellableByHost(row, today),
          changeRequest: presentRequest(row, requests.get(row.id), { today, readsGuests }),
        })),
        cursor: lastRow ? `${lastRow.changed_at.getTime()}-${lastRow.id}` : cursor,
        hasMore: matchingRows.length > limit,
      },
    };
  };
}

function readCursor(cursor: string, changedSince: string): { ms: number; id: number } {
  if (cursor === '') return { ms: changedSince === '' ? 0 : Date.parse(changedSince), id: 0 };
  const [ms = 0, id = 0] = cursor.split('-').map(Number);
  return { ms, id };
}

function presentStay(row: KeyBookingRow): Omit<KeyBooking, PartsBeside> {
  return {
    bookingID: row.id,
    bookingDisplayID: row.display_number,
    objectNumber: row.object_number,
    startDate: row.start_date,
    endDate: row.end_date,
    persons: row.persons,
    childAges: row.child_ages,
    pets: row.dogs,
    bookingMethod: row.method,
    state: row.state,
    holdUntil: row.state === 'option' ? (row.hold_until?.toISOString() ?? null) : null,
    collectedBy: row.quote.collectedByUs ? 'site' : 'host',
    ...partsOfPrice(row.quote, toLandlordView(row).total_cents),
    cancellationFee: row.cancellation_fee_cents === null ? null : toEuros(row.cancellation_fee_cents),
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}

function presentRequest(
  row: KeyBookingRow,
  change: ChangeRow | undefined,
  { today, readsGuests }: { today: PlainDate; readsGuests: boolean },
): KeyBooking['changeRequest'] {
  if (!change) return null;
  return {
    changeID: change.id,
    startDate: change.start_date,
    endDate: change.end_date,
    persons: change.persons,
    childAges: change.child_ages,
    pets: change.dogs,
    totalPrice: toEuros(changeAsLandlord(change).total_cents),
    message: readsGuests ? change.message : null,
    actions: isAcceptable(row, change, today) ? ['accept', 'decline'] : ['decline'],
  };
}

function presentShare(row: KeyBookingRow, commissionPerMille: number | undefined): KeyBooking['share'] {
  if (commissionPerMille === undefined) return null;
  const { commission, receives } = landlordShare(row.quote, { commissionPerMille });
  return { commission: toEuros(commission), receives: toEuros(receives) };
}

function presentPayments(row: KeyBookingRow, money: BookingMoneyRow | undefined): KeyBooking['money'] {
  const presented = presentMoney(money, row.start_date);
  return money && presented && row.quote.collectedByUs ? { paid: toEuros(money.paid), ...presented } : null;
}

function presentGuest(row: KeyBookingRow): KeyBooking['guest'] {
  const {
    salutation = '',
    firstName = '',
    lastName = '',
    ...contact
  } = customerForLandlord(row.customer, row.state);
  const { email = null, phone = null, street, zip, city, country } = contact;
  const isOpen = email !== null;
  return {
    ...{ salutation, firstName, lastName, email, phone },
    address: isOpen
      ? { street: street ?? '', zip: zip ?? '', city: city ?? '', country: country ?? '' }
      : null,
    language: row.language,
    remarks: row.remarks,
  };
}
