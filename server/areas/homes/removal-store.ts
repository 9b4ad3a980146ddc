import { sql } from 'kysely';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { ownedHomes } from '../booking/booking.ts';

interface Dependents {
  upcoming: number;
  open: number;
  questions: number;
  watchers: number;
}

const notLeft = (today: PlainDate) => sql`b.state = 'confirmed' and b.end_date >= ${today}::date`;

export const removalStore = {
  /**
   * Counts bookings and other data that depend on a home. Null if the person neither lets nor manages it, or if it is
   * removed.
   */
  async count(
    db: Queryable,
    { uid, objectNumber, today }: { uid: string; objectNumber: number; today: PlainDate },
  ): Promise<Dependents | null> {
    const { rows } = await sql<Dependents>`
      select
        (select count(*)::int from bookings b where b.object_number = h.object_number and ${notLeft(today)}) as upcoming,
        (select count(*)::int from bookings b where b.object_number = h.object_number
          and b.state in ('requested', 'option', 'booked') and b.start_date >= ${today}::date) as open,
        (select count(*)::int from home_questions q where q.object_number = h.object_number and q.sent_at is not null
          and not exists (select from messages m where m.booking_id = q.question_id and m.side = 'landlord')) as questions,
        (select count(distinct w.uid)::int from watched_objects w where w.object_number = h.object_number
          and w.delete_date is null) as watchers
      from homes h
      where h.object_number = ${objectNumber} and h.state <> 'removed' and h.object_number in ${ownedHomes(uid)}`.execute(
      db,
    );
    return rows[0] ?? null;
  },

  /**
   * Returns homes that were removed before this day and can no longer be restored, except those with a current guest.
   * With a number, only that home.
   */
  async expired(
    db: Queryable,
    {
      before,
      today,
      objectNumber = null,
    }: { before: PlainDate; today: PlainDate; objectNumber?: number | null },
  ): Promise<number[]> {
    const { rows } = await sql<{ objectNumber: number }>`
      select h.object_number as "objectNumber" from homes h
      where h.removed_from is not null and (h.removed_at at time zone 'Europe/Berlin')::date < ${before}::date
        and (${objectNumber}::int is null or h.object_number = ${objectNumber}::int)
        and not exists (select from bookings b where b.object_number = h.object_number and ${notLeft(today)})
      order by h.removed_at limit 100`.execute(db);
    return rows.map(({ objectNumber }) => objectNumber);
  },

  async hasBookings(tx: Tx, objectNumber: number): Promise<boolean> {
    const row = await tx
      .selectFrom('bookings')
      .select('id')
      .where('object_number', '=', objectNumber)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
};
