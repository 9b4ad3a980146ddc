import { sql, type RawBuilder } from 'kysely';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { findOverlappingRequests, toStay, type RequestedNights } from './booking-store.ts';

const toDateRange = (stay: Stay) => sql<string>`daterange(${stay.startDate}::date, ${stay.endDate}::date)`;

export async function occupyNights(
  tx: Tx,
  booking: RequestedNights,
  kind: 'booking' | 'option',
): Promise<void> {
  await tx
    .insertInto('stays')
    .values({
      object_number: booking.object_number,
      period: toDateRange(toStay(booking)),
      kind,
      booking_id: booking.id,
    })
    .execute();
}

/** The exclusion constraint refuses nights that are taken. */
export async function moveNights(tx: Tx, bookingId: number, stay: Stay): Promise<void> {
  await tx
    .updateTable('stays')
    .set({ period: toDateRange(stay) })
    .where('booking_id', '=', bookingId)
    .execute();
}

export async function updateKindOfNights(
  tx: Tx,
  bookingId: number,
  kind: 'booking' | 'option',
): Promise<void> {
  await tx.updateTable('stays').set({ kind }).where('booking_id', '=', bookingId).execute();
}

export async function freeNights(tx: Tx, bookingId: number): Promise<void> {
  await tx.deleteFrom('stays').where('booking_id', '=', bookingId).execute();
}

/**
 * Holds the nights of a proposal that its booking does not have yet. The exclusion constraint refuses nights that others have.
 */
export async function holdNights(
  tx: Tx,
  {
    objectNumber,
    changeId,
    stay,
    own,
  }: {
    objectNumber: number;
    changeId: number;
    stay: Stay;
    /** The nights of the booking; null if it has none, like a request. */
    own: Stay | null;
  },
): Promise<void> {
  const owned = own ? sql`datemultirange(${toDateRange(own)})` : sql`'{}'::datemultirange`;
  await sql`insert into stays (object_number, period, kind, change_id)
    select ${objectNumber}, unnest(datemultirange(${toDateRange(stay)}) - ${owned}), 'option', ${changeId}`.execute(
    tx,
  );
}

export async function freeHeldNights(tx: Tx, changeId: number): Promise<void> {
  await tx.deleteFrom('stays').where('change_id', '=', changeId).execute();
}

export async function isOccupied(db: Queryable, objectNumber: number, stay: Stay): Promise<boolean> {
  const row = await db
    .selectFrom('stays')
    .select('id')
    .where('object_number', '=', objectNumber)
    .where(sql<boolean>`period && ${toDateRange(stay)}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOwnStay(
  db: Queryable,
  { objectNumber, stay, uid, email }: { objectNumber: number; stay: Stay; uid: string; email: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('stays')
    .innerJoin('bookings', 'bookings.id', 'stays.booking_id')
    .select('bookings.id')
    .where('stays.object_number', '=', objectNumber)
    .where(sql<boolean>`period && ${toDateRange(stay)}`)
    .where('bookings.uid', '=', uid)
    .where(sql<boolean>`lower(bookings.customer ->> 'email') = ${email.trim().toLowerCase()}`)
    .orderBy('bookings.id', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface Conflict {
  startDate: PlainDate;
  endDate: PlainDate;
  status: string;
}

/** What is held for a host's offer to the booking itself stands in nobody's way. */
const isHeldForOthers = (bookingId: number): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from booking_changes
    where booking_changes.id = stays.change_id and booking_changes.booking_id = ${bookingId})`;

/** True if another booking has nights of a request, so that it can no longer be accepted. */
export async function isBooked(
  db: Queryable,
  { objectNumber, stay }: { objectNumber: number; stay: Stay },
): Promise<boolean> {
  const row = await db
    .selectFrom('stays')
    .select('id')
    .where('object_number', '=', objectNumber)
    .where('kind', '=', 'booking')
    .where(sql<boolean>`period && ${toDateRange(stay)}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findConflicts(
  db: Queryable,
  { objectNumber, bookingId, stay }: { objectNumber: number; bookingId: number; stay: Stay },
): Promise<Conflict[]> {
  return db
    .selectFrom('stays')
    .leftJoin('bookings', 'bookings.id', 'stays.booking_id')
    .select([
      sql<string>`lower(stays.period)`.as('startDate'),
      sql<string>`upper(stays.period)`.as('endDate'),
      sql<string>`coalesce(bookings.state, stays.kind)`.as('status'),
    ])
    .where('stays.object_number', '=', objectNumber)
    .where(sql<boolean>`stays.period && ${toDateRange(stay)}`)
    .where(sql<boolean>`stays.booking_id is distinct from ${bookingId}`)
    .where(isHeldForOthers(bookingId))
    .orderBy(sql`lower(stays.period)`)
    .execute();
}

/**
 * Returns stays on these nights, which must be cleared before accepting, and other open requests, which accepting
 * declines.
 */
export async function findRivals(db: Queryable, booking: RequestedNights): Promise<Conflict[]> {
  const { id: bookingId, object_number: objectNumber } = booking;
  const occupying = await findConflicts(db, { objectNumber, bookingId, stay: toStay(booking) });
  const requests = await findOverlappingRequests(db, booking);
  return [...occupying, ...requests.map((request) => ({ ...toStay(request), status: request.state }))];
}
