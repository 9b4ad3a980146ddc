import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { BookingRow } from '../booking-store.ts';
import { stayHomes } from './own-homes-store.ts';

export type ChangedDirectBooking = Pick<
  BookingRow,
  'customer' | 'language' | 'host_note' | 'paid_on' | 'updated_at'
>;

export const directBookingsStore = {
  /** True if the person looks after stays in the home, and it was not removed. */
  async looksAfter(db: Queryable, uid: string, objectNumber: number): Promise<boolean> {
    const row = await db
      .selectFrom('homes')
      .select('object_number')
      .where('object_number', '=', objectNumber)
      .where('object_number', 'in', stayHomes(uid))
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Null for a booking made on the site, and for one in a home after which the person does not look. */
  async find(
    db: Queryable,
    uid: string,
    id: number,
  ): Promise<Pick<BookingRow, 'id' | 'object_number'> | null> {
    const row = await db
      .selectFrom('bookings')
      .select(['id', 'object_number'])
      .where('id', '=', id)
      .where('origin', '=', 'direct')
      .where('object_number', 'in', stayHomes(uid))
      .executeTakeFirst();
    return row ?? null;
  },

  async update(tx: Tx, id: number, { customer, ...plain }: ChangedDirectBooking): Promise<void> {
    await tx
      .updateTable('bookings')
      .set({ ...plain, customer: JSON.stringify(customer) })
      .where('id', '=', id)
      .where('origin', '=', 'direct')
      .execute();
  },

  async setPaid(tx: Tx, id: number, paidOn: BookingRow['paid_on'], at: Date): Promise<void> {
    await tx
      .updateTable('bookings')
      // The day of the first note stays.
      .set({ paid_on: paidOn === null ? null : sql`coalesce(paid_on, ${paidOn}::date)`, updated_at: at })
      .where('id', '=', id)
      .where('origin', '=', 'direct')
      .execute();
  },
};
