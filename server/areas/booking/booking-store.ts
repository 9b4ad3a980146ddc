import { sql } from 'kysely';
import type { BookingMethod, BookingState, Customer } from '../../../contract/booking/booking.ts';
import type { PriceResult } from '../../../contract/pricing/price-result.ts';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { Actor } from './rules/booking-process.ts';
import type { CancellationStep } from './rules/cancellation.ts';

/** What the guest accepted, kept as it was: later changes of the home do not touch it. */
export interface AcceptedQuote {
  result: PriceResult;
  cancellation: readonly CancellationStep[];
}

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
  partner: string;
  quote: AcceptedQuote;
  total_cents: number;
  cancellation_fee_cents: number | null;
  hold_until: Date | null;
  landlord_message: string | null;
  guest_nonce: string;
  landlord_nonce: string;
  idempotency_key: string;
  request_digest: string;
  created_at: Date;
  updated_at: Date;
}

/** What a transition may change beside the state. */
export type BookingChanges = Partial<
  Pick<BookingRow, 'hold_until' | 'total_cents' | 'quote' | 'cancellation_fee_cents' | 'landlord_message'>
>;

export type NewBooking = Omit<
  BookingRow,
  'id' | 'display_number' | 'cancellation_fee_cents' | 'landlord_message'
>;

export interface LockedHome {
  removed: boolean;
  instantBooking: boolean;
  cancellation: CancellationStep[];
}

/** The home's row lock orders all that happens to its nights. Always taken first, so nobody waits in a circle. */
export async function lockHome(tx: Tx, objectNumber: number): Promise<LockedHome | null> {
  const row = await tx
    .selectFrom('homes')
    .select(['removed_at', 'instant_booking', 'cancellation'])
    .where('object_number', '=', objectNumber)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    removed: row.removed_at !== null,
    instantBooking: row.instant_booking,
    cancellation: row.cancellation as CancellationStep[],
  };
}

/** Tells the search index, in order, that the home's nights have changed. Under the home's lock. */
export async function announceHome(tx: Tx, objectNumber: number): Promise<void> {
  await sql`
    with raised as (
      update homes set version = version + 1 where object_number = ${objectNumber} returning version
    )
    insert into outbox (object_number, version, kind) select ${objectNumber}, version, 'nights' from raised`.execute(
    tx,
  );
  await sql`select pg_notify('outbox', '')`.execute(tx);
}

export async function insertBooking(tx: Tx, booking: NewBooking): Promise<BookingRow> {
  const { child_ages, pet_sizes, extras, customer, quote, uid, ...plain } = booking;
  const row = await tx
    .insertInto('bookings')
    .values({
      ...plain,
      // A visitor whose row is not written (yet) books without one.
      uid: uid === null ? null : sql<string | null>`(select uid from users where uid = ${uid})`,
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

/** Only while it is still in that state; false when it is not. */
export async function moveBooking(
  tx: Tx,
  id: number,
  from: BookingState,
  changes: BookingChanges & { state: BookingState; updated_at: Date },
): Promise<boolean> {
  const { quote, ...plain } = changes;
  const result = await tx
    .updateTable('bookings')
    .set(quote ? { ...plain, quote: JSON.stringify(quote) } : plain)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function insertEvent(
  tx: Tx,
  event: { bookingId: number; from: BookingState | null; to: BookingState; actor: Actor; at: Date },
): Promise<void> {
  await tx
    .insertInto('booking_events')
    .values({
      booking_id: event.bookingId,
      from_state: event.from,
      to_state: event.to,
      actor: event.actor,
      happened_at: event.at,
    })
    .execute();
}

/** The state in which a booking was when it was cancelled. */
export async function stateBeforeEnd(db: Queryable, bookingId: number): Promise<BookingState> {
  const row = await db
    .selectFrom('booking_events')
    .select('from_state')
    .where('booking_id', '=', bookingId)
    .where('to_state', '=', 'cancelled')
    .executeTakeFirstOrThrow();
  return row.from_state as BookingState;
}

const periodOf = (stay: Stay) => sql<string>`daterange(${stay.startDate}::date, ${stay.endDate}::date)`;

export async function occupyNights(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'object_number' | 'start_date' | 'end_date'>,
  kind: 'booking' | 'option',
): Promise<void> {
  await tx
    .insertInto('stays')
    .values({
      object_number: booking.object_number,
      period: periodOf({ startDate: booking.start_date, endDate: booking.end_date }),
      kind,
      booking_id: booking.id,
    })
    .execute();
}

export async function changeKindOfNights(
  tx: Tx,
  bookingId: number,
  kind: 'booking' | 'option',
): Promise<void> {
  await tx.updateTable('stays').set({ kind }).where('booking_id', '=', bookingId).execute();
}

export async function freeNights(tx: Tx, bookingId: number): Promise<void> {
  await tx.deleteFrom('stays').where('booking_id', '=', bookingId).execute();
}

export async function isOccupied(db: Queryable, objectNumber: number, stay: Stay): Promise<boolean> {
  const row = await db
    .selectFrom('stays')
    .select('id')
    .where('object_number', '=', objectNumber)
    .where(sql<boolean>`period && ${periodOf(stay)}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Conflict {
  startDate: PlainDate;
  endDate: PlainDate;
  status: string;
}

/** What else occupies the nights of a booking. */
export async function conflictsOf(db: Queryable, booking: BookingRow): Promise<Conflict[]> {
  const stay = { startDate: booking.start_date, endDate: booking.end_date };
  return db
    .selectFrom('stays')
    .leftJoin('bookings', 'bookings.id', 'stays.booking_id')
    .select([
      sql<string>`lower(stays.period)`.as('startDate'),
      sql<string>`upper(stays.period)`.as('endDate'),
      sql<string>`coalesce(bookings.state, stays.kind)`.as('status'),
    ])
    .where('stays.object_number', '=', booking.object_number)
    .where(sql<boolean>`stays.period && ${periodOf(stay)}`)
    .where(sql<boolean>`stays.booking_id is distinct from ${booking.id}`)
    .orderBy(sql`lower(stays.period)`)
    .execute();
}

/** Takes one use off; false when none is left: the condition and the change are one statement. */
export async function redeemBonus(tx: Tx, code: string, today: PlainDate): Promise<boolean> {
  const result = await tx
    .updateTable('bonus_codes')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('code', '=', code)
    .where('uses_left', '>', 0)
    .where('valid_until', '>=', today)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function giveBonusBack(tx: Tx, code: string): Promise<void> {
  await tx
    .updateTable('bonus_codes')
    .set((eb) => ({ uses_left: eb('uses_left', '+', 1) }))
    .where('code', '=', code)
    .execute();
}

/** Runs the work and undoes what it wrote, but keeps what it found. */
export async function thenUndone<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint undone`.execute(tx);
  const result = await work();
  await sql`rollback to savepoint undone`.execute(tx);
  await sql`release savepoint undone`.execute(tx);
  return result;
}

export interface KeptReply {
  digest: string;
  /** Without secrets: a link is signed again when it is answered again. */
  reply: unknown;
}

export async function findReply(db: Queryable, key: string): Promise<KeptReply | null> {
  const row = await db
    .selectFrom('idempotent_replies')
    .select(['request_digest', 'reply'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { digest: row.request_digest, reply: row.reply } : null;
}

export async function keepReply(tx: Tx, key: string, kept: KeptReply): Promise<void> {
  await tx
    .insertInto('idempotent_replies')
    .values({ key, request_digest: kept.digest, reply: JSON.stringify(kept.reply) })
    .execute();
}

/** The home and its landlord as mails, documents and booking pages name them; also when it was removed. */
export interface HomeOfBooking {
  title: string;
  place: string;
  lat: number;
  lon: number;
  checkIn: string;
  checkOut: string;
  landlord: { name: string; email: string; phone: string | null; language: string };
}

export async function findHome(
  db: Queryable,
  objectNumber: number,
  language: Language,
): Promise<HomeOfBooking | null> {
  const row = await db
    .selectFrom('homes')
    .innerJoin('places', 'places.id', 'homes.place_id')
    .innerJoin('landlords', 'landlords.id', 'homes.landlord_id')
    .select([
      'places.names',
      'homes.lat',
      'homes.lon',
      'homes.check_in',
      'homes.check_out',
      'landlords.name',
      'landlords.email',
      'landlords.phone',
      'landlords.language',
    ])
    .select((eb) =>
      eb
        .selectFrom('home_texts')
        .select('title')
        .whereRef('home_texts.object_number', '=', 'homes.object_number')
        .orderBy(sql`(language = ${language}) desc, (language = 'de') desc, language`)
        .limit(1)
        .as('title'),
    )
    .where('homes.object_number', '=', objectNumber)
    .executeTakeFirst();
  if (!row) return null;
  return {
    title: row.title ?? String(objectNumber),
    place: (row.names as Record<string, string>)[language] ?? '',
    lat: row.lat,
    lon: row.lon,
    checkIn: row.check_in,
    checkOut: row.check_out,
    landlord: { name: row.name, email: row.email, phone: row.phone, language: row.language },
  };
}
