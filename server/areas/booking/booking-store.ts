import { sql, type RawBuilder } from 'kysely';
import type { BookingMethod, BookingState, Customer } from '../../../contract/booking/booking.ts';
import type { CancelledBy } from '../../../contract/booking/cancelled-by.ts';
import type { CancellationReason } from '../../../domain/booking/cancellation-reasons.ts';
import type { Language } from '../../../domain/language.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { personNameOf } from '../../platform/person-name-store.ts';
import type { Actor } from './rules/booking-process.ts';
import type { Cents } from '../../../domain/money.ts';

export interface BookingRow {
  id: number;
  display_number: number;
  /** A direct booking was agreed elsewhere and entered by the host; nothing of it is settled through the site. */
  origin: 'site' | 'direct';
  /** The day on which the host noted that the guest of a direct booking has paid. */
  paid_on: PlainDate | null;
  /** What the host has noted for themselves about a direct booking; else empty. */
  host_note: string;
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
  partner: string;
  brand: number | null;
  agency_reference: string;
  /** Accepted by the guest; later changes of the home do not affect it. */
  quote: Quote;
  total_cents: Cents;
  cancellation_fee_cents: Cents | null;
  cancelled_by: CancelledBy | null;
  cancellation_reason: CancellationReason | null;
  hold_until: Date | null;
  landlord_message: string | null;
  /** Day from which the booking binds guest and host; null until it is confirmed. */
  bound_on: PlainDate | null;
  guest_nonce: string;
  landlord_nonce: string;
  created_at: Date;
  updated_at: Date;
}

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
  | 'origin'
  | 'paid_on'
  | 'host_note'
> &
  Partial<Pick<BookingRow, 'origin' | 'paid_on' | 'host_note'>>;

/** Bookings made on the site; for whatever counts, bills, mails or rates what the site has brought. */
export const madeOnSite = sql<boolean>`bookings.origin = 'site'`;

export function toStay(booking: Pick<BookingRow, 'start_date' | 'end_date'>): Stay {
  return { startDate: booking.start_date, endDate: booking.end_date };
}

export async function insertBooking(tx: Tx, booking: NewBooking): Promise<BookingRow> {
  const { child_ages, pet_sizes, extras, customer, quote, uid, ...plain } = booking;
  const row = await tx
    .insertInto('bookings')
    .values({
      ...plain,
      // The row of a new visitor may not be written yet; the booking then has no visitor.
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

/** For the office. The guests of direct bookings are the hosts' own. */
export async function findByNumber(db: Queryable, displayNumber: number): Promise<BookingRow | null> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('display_number', '=', displayNumber)
    .where('origin', '=', 'site')
    .executeTakeFirst();
  return (row as unknown as BookingRow | undefined) ?? null;
}

export type RequestedNights = Pick<BookingRow, 'id' | 'object_number' | 'start_date' | 'end_date'>;

export async function findOverlappingRequests(
  db: Queryable,
  { id, object_number, start_date, end_date }: RequestedNights,
): Promise<BookingRow[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('object_number', '=', object_number)
    .where('state', '=', 'requested')
    .where('start_date', '<', end_date)
    .where('end_date', '>', start_date)
    .where('id', '!=', id)
    // A host's offer keeps its request until the guest has answered: other nights are held for them.
    .where(
      sql<boolean>`not exists (select from booking_changes
        where booking_changes.booking_id = bookings.id and booking_changes.state = 'open')`,
    )
    .orderBy('id')
    .execute();
  return rows as unknown as BookingRow[];
}

export async function confirmedArrivals(
  db: Queryable,
  { from, until }: { from: PlainDate; until: PlainDate },
): Promise<{ bookingId: number; startDate: PlainDate }[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'start_date'])
    .where('state', '=', 'confirmed')
    .where('origin', '=', 'site')
    .where('start_date', '>=', from)
    .where('start_date', '<=', until)
    .orderBy('start_date')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ bookingId: row.id, startDate: row.start_date }));
}

export async function findBookingByAddress(
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

/** Changes the state only if it is still `from`; otherwise returns false. */
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

/** Columns replaced by a change of the stay; the cancellation terms stay those of the original booking. */
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

export async function updateStay(tx: Tx, id: number, change: ChangedStay): Promise<void> {
  const { child_ages, pet_sizes, quote, ...plain } = change;
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

export async function deleteUnboundBefore(db: Queryable, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('bookings')
    .where('updated_at', '<', before)
    .where('state', 'in', ['declined', 'cancelled', 'expired'])
    // A direct booking that is off leaves nothing in the books of the site.
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('origin', '=', 'direct'),
        not(
          exists(
            selectFrom('booking_events')
              .select('booking_events.id')
              .whereRef('booking_events.booking_id', '=', 'bookings.id')
              .where('to_state', 'in', ['booked', 'confirmed']),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The note is hidden from guests and landlords. */
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
    byUid?: string | null | undefined;
    keyId?: string | null | undefined;
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
      by_uid: event.byUid ?? null,
      key_id: event.keyId ?? null,
    })
    .execute();
}

/** Returns the landlord's last answer to a booking, or their cancellation, with the name of the person who gave it. */
export async function findLandlordAct(
  db: Queryable,
  bookingId: number,
): Promise<{ status: BookingState; at: Date; by: string } | null> {
  const row = await db
    .selectFrom('booking_events')
    .leftJoin('accounts', 'accounts.uid', 'booking_events.by_uid')
    .leftJoin('api_keys', 'api_keys.key_id', 'booking_events.key_id')
    .select(['to_state as status', 'happened_at as at', personOrProgram.as('by')])
    .where('booking_id', '=', bookingId)
    .where('actor', '=', 'landlord')
    .orderBy('booking_events.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row as { status: BookingState; at: Date; by: string } | undefined) ?? null;
}

/**
 * The name of the person who confirmed a booking for the landlord. Empty if it was confirmed by a mailed link or
 * automatically.
 */
export const confirmedBy = (bookingId: RawBuilder<unknown>): RawBuilder<string> => sql<string>`coalesce((
  select ${personOrProgram} from booking_events left join accounts on accounts.uid = booking_events.by_uid
    left join api_keys on api_keys.key_id = booking_events.key_id
  where booking_events.booking_id = ${bookingId} and booking_events.actor = 'landlord'
    and booking_events.to_state = 'confirmed' order by booking_events.id desc limit 1), '')`;

/** The guest's full name, for queries on the table `bookings`. */
export const guestName = sql<string>`trim(concat(bookings.customer ->> 'firstName', ' ', bookings.customer ->> 'lastName'))`;

/** The name of a joined account, or else its mail address. Empty if no account is joined. */
export const personName = personNameOf('accounts');

/** The person, or the name of the API key by which a program acted. */
const personOrProgram = sql<string>`coalesce(api_keys.name, ${personName})`;

export async function findCancellationTime(
  db: Queryable,
  booking: Pick<BookingRow, 'id' | 'state'>,
): Promise<Date | null> {
  return (await findCancellation(db, booking))?.happened_at ?? null;
}

export async function findCancellation(
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
