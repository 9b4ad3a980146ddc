import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database.ts';

export const invitationsStore = {
  /** False if a parallel call was faster. */
  async insert(tx: Tx, bookingId: number, now: Date): Promise<boolean> {
    const row = await tx
      .insertInto('rating_invitations')
      .values({ booking_id: bookingId, invited_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('booking_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Returns bookings whose request was sent within this period, without a reminder or a rating; the period limits reminders. */
  async toRemind(db: Queryable, between: { from: Date; to: Date }): Promise<number[]> {
    const { rows } = await sql<{ booking_id: number }>`
      select i.booking_id from rating_invitations i join bookings b on b.id = i.booking_id
      where i.reminded_at is null and i.invited_at between ${between.from} and ${between.to}
        and b.state in ('booked', 'confirmed')
        and not exists (select from rating_submissions s where s.booking_id = i.booking_id)
      order by i.booking_id`.execute(db);
    return rows.map((row) => Number(row.booking_id));
  },

  async markReminded(tx: Tx, bookingId: number, now: Date): Promise<boolean> {
    const row = await tx
      .updateTable('rating_invitations')
      .set({ reminded_at: now })
      .where('booking_id', '=', bookingId)
      .where('reminded_at', 'is', null)
      .returning('booking_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  async addObjection(db: Queryable, addressHash: string, now: Date): Promise<void> {
    await db
      .insertInto('rating_objections')
      .values({ address_hash: addressHash, objected_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async hasObjected(db: Queryable, addressHash: string): Promise<boolean> {
    const row = await db
      .selectFrom('rating_objections')
      .select('address_hash')
      .where('address_hash', '=', addressHash)
      .executeTakeFirst();
    return row !== undefined;
  },
};
