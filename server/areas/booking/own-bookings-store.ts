import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { BookingRow } from './booking-store.ts';

/** A booking belongs to the account that made it or, if nobody was logged in, to the account that verified the guest's address. */
export function isOwn(uid: string): (builder: ExpressionBuilder<DB, 'bookings'>) => Expression<SqlBool> {
  return ({ or, and, not, exists, selectFrom, eb }) =>
    or([
      eb('bookings.uid', '=', uid),
      and([
        eb(
          sql<string>`lower(bookings.customer ->> 'email')`,
          '=',
          selectFrom('accounts').select('email_key').where('accounts.uid', '=', uid),
        ),
        not(exists(selectFrom('accounts').select('number').whereRef('accounts.uid', '=', 'bookings.uid'))),
      ]),
    ]);
}

export const ownBookingsStore = {
  async list(db: Queryable, uid: string, today: string, limit: number): Promise<BookingRow[]> {
    const rows = await db
      .selectFrom('bookings')
      .selectAll()
      .where(isOwn(uid))
      .orderBy(sql`end_date < ${today}`)
      .orderBy(sql`case when end_date >= ${today} then start_date end`)
      .orderBy('start_date', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows as unknown as BookingRow[];
  },

  async find(
    db: Queryable,
    uid: string,
    by: { displayNumber: number } | { id: number },
  ): Promise<BookingRow | null> {
    const query = db.selectFrom('bookings').selectAll().where(isOwn(uid));
    const row = await (
      'id' in by ? query.where('id', '=', by.id) : query.where('display_number', '=', by.displayNumber)
    ).executeTakeFirst();
    return (row as unknown as BookingRow | undefined) ?? null;
  },

  async joinByAddress(tx: Tx, uid: string): Promise<void> {
    await tx.updateTable('bookings').set({ uid }).where(isOwn(uid)).execute();
  },
};
