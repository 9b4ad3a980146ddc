import { sql } from 'kysely';
import type { BookingMethod, BookingState, Customer } from '../../../contract/booking/booking.ts';
import type { CancelledBy } from '../../../contract/booking/cancelled-by.ts';
import type { CancellationReason } from '../../../domain/booking/cancellation-reasons.ts';
import type { Language } from '../../../domain/language.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { Actor } from './rules/booking-process.ts';

export interface BookingRow {
  id: number;
  display_number: number;
  object_number: number;
  uid: string | null;
  method: BookingMethod;
  state: BookingState;
  start_date: PlainDate;
  end_date: PlainDate;
  persons: number;
  child_ages: number[];
  dogs: number;
  pet_sizes: string[];
  extras: Record<string, number>;
  insurance: boolean;
  payment: number;
  bonus: string | null;
  customer: Customer;
  remarks: string;
  language: Language;
  /** The id of the partner or the traffic source that it counts for; empty: nobody. */
  partner: string;
  /** The partner on whose own pages it was made; null: ours. */
  brand: number | null;
  /** What the travel agency files it under; empty: nothing. */
  agency_reference: string;
  /** The guest accepted this: later changes of the home do not touch it. */
  quote: Quote;
  total_cents: number;
  cancellation_fee_cents: number | null;
  /** Null where it is not cancelled. */
  cancelled_by: CancelledBy | null;
  /** Why the landlord's side has cancelled; guests give no reason. */
  cancellation_reason: CancellationReason | null;
  hold_until: Date | null;
  landlord_message: string | null;
  /** The day from which the booking binds guest and host; null before it is confirmed. */
  bound_on: PlainDate | null;
  guest_nonce: string;
  landlord_nonce: string;
  created_at: Date;
  updated_at: Date;
}

/** What a transition may change beside the state. */
export type BookingChanges = Partial<
  Pick<
    BookingRow,
    | 'customer'
    | 'hold_until'
    | 'total_cents'
    | 'quote'
    | 'cancellation_fee_cents'
    | 'cancelled_by'
    | 'cancellation_reason'
    | 'landlord_message'
    | 'bound_on'
  >
>;

export type NewBooking = Omit<
  BookingRow,
  | 'id'
  | 'display_number'
  | 'cancellation_fee_cents'
  | 'cancelled_by'
  | 'cancellation_reason'
  | 'landlord_message'
>;

export function stayOf(booking: Pick<BookingRow, 'start_date' | 'end_date'>): Stay {
  return { startDate: booking.start_date, endDate: booking.end_date };
}

export async function insertBooking(tx: Tx, booking: NewBooking): Promise<BookingRow> {
  const { child_ages, pet_sizes, extras, customer, quote, uid, ...plain } = booking;
  const row = await tx
    .insertInto('bookings')
    .values({
      ...plain,
      // A visitor whose row is not written (yet) books without one.
      uid: uid === null ? null : sql<string | null>`(select uid from visitors where uid = ${uid})`,
      child_ages: JSON.stringify(child_ages),
      pet_sizes: JSON.stringify(pet_sizes),
      extras: JSON.stringify(extras),
      customer: JSON.stringify(customer),
      quote: JSON.stringify(quote),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as BookingRow;
}

export async function findBooking(db: Queryable, id: number): Promise<BookingRow | null> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return (row as unknown as BookingRow | undefined) ?? null;
}

/** The booking of a number. */
export async function findByNumber(db: Queryable, displayNumber: number): Promise<BookingRow | null> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('display_number', '=', displayNumber)
    .executeTakeFirst();
  return (row as unknown as BookingRow | undefined) ?? null;
}

/** Nights of a home that a booking has or is to have. */
export type AskedNights = Pick<BookingRow, 'id' | 'object_number' | 'start_date' | 'end_date'>;

/** The open requests of others for any of these nights, the oldest first. */
export async function findOverlappingRequests(
  db: Queryable,
  { id, object_number, start_date, end_date }: AskedNights,
): Promise<BookingRow[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('object_number', '=', object_number)
    .where('state', '=', 'requested')
    .where('start_date', '<', end_date)
    .where('end_date', '>', start_date)
    .where('id', '!=', id)
    .orderBy('id')
    .execute();
  return rows as unknown as BookingRow[];
}

/** The booking of a number, where it was made with that address. */
export async function findBookingOf(
  db: Queryable,
  { displayNumber, email }: { displayNumber: number; email: string },
): Promise<BookingRow | null> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('display_number', '=', displayNumber)
    .where(sql<string>`lower(customer->>'email')`, '=', email.toLowerCase())
    .executeTakeFirst();
  return (row as unknown as BookingRow | undefined) ?? null;
}

/** Moves a booking only while it is still in that state; false when it is not. */
export async function moveBooking(
  tx: Tx,
  id: number,
  from: BookingState,
  changes: BookingChanges & { state: BookingState; updated_at: Date },
): Promise<boolean> {
  const { quote, customer, ...plain } = changes;
  const result = await tx
    .updateTable('bookings')
    .set({
      ...plain,
      ...(quote && { quote: JSON.stringify(quote) }),
      ...(customer && { customer: JSON.stringify(customer) }),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What a change of the stay replaces; the terms of cancellation inside of the quote stay those of the booking. */
export type ChangedStay = Pick<
  BookingRow,
  | 'start_date'
  | 'end_date'
  | 'persons'
  | 'child_ages'
  | 'dogs'
  | 'pet_sizes'
  | 'bonus'
  | 'quote'
  | 'total_cents'
  | 'updated_at'
>;

/** Called under the home's lock. */
export async function updateStay(tx: Tx, id: number, changed: ChangedStay): Promise<void> {
  const { child_ages, pet_sizes, quote, ...plain } = changed;
  await tx
    .updateTable('bookings')
    .set({
      ...plain,
      child_ages: JSON.stringify(child_ages),
      pet_sizes: JSON.stringify(pet_sizes),
      quote: JSON.stringify(quote),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes what has ended without ever binding anybody, and was not touched since; answers how many. */
export async function deleteUnboundBefore(db: Queryable, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('bookings')
    .where('updated_at', '<', before)
    .where('state', 'in', ['declined', 'cancelled', 'expired'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_events')
            .select('booking_events.id')
            .whereRef('booking_events.booking_id', '=', 'bookings.id')
            .where('to_state', 'in', ['booked', 'confirmed']),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Who of the office did something, and what they have written about it; guests and landlords do not read it. */
export interface StaffNote {
  uid: string;
  name: string;
  note: string;
}

export async function insertEvent(
  tx: Tx,
  event: {
    bookingId: number;
    from: BookingState | null;
    to: BookingState;
    actor: Actor;
    at: Date;
    staff?: StaffNote | undefined;
  },
): Promise<void> {
  await tx
    .insertInto('booking_events')
    .values({
      booking_id: event.bookingId,
      from_state: event.from,
      to_state: event.to,
      actor: event.actor,
      happened_at: event.at,
      staff_uid: event.staff?.uid ?? null,
      staff_name: event.staff?.name ?? null,
      note: event.staff?.note ?? null,
    })
    .execute();
}

/** The moment at which a booking was cancelled; null where it was not, of which nobody has to ask the database. */
export async function cancelledAtOf(
  db: Queryable,
  booking: Pick<BookingRow, 'id' | 'state'>,
): Promise<Date | null> {
  return (await cancellationOf(db, booking))?.happened_at ?? null;
}

/** How the history tells of the cancellation; null where there was none. */
export async function cancellationOf(
  db: Queryable,
  { id, state }: Pick<BookingRow, 'id' | 'state'>,
): Promise<{ happened_at: Date; staff_name: string | null; note: string | null } | null> {
  if (state !== 'cancelled') return null;
  const row = await db
    .selectFrom('booking_events')
    .select(['happened_at', 'staff_name', 'note'])
    .where('booking_id', '=', id)
    .where('to_state', '=', 'cancelled')
    .executeTakeFirst();
  return row ?? null;
}
