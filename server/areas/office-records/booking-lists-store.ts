import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import { bookingListDays, bookingListMax, type BookingList } from '../../../domain/office-records.ts';
import type { Queryable } from '../../platform/database.ts';
import { bookingColumns, type BookingColumns } from './record-columns-store.ts';

interface ListedBookings {
  where: RawBuilder<boolean>;
  order: RawBuilder<unknown>;
}

const lists: Record<BookingList, (today: RawBuilder<unknown>) => ListedBookings> = {
  arriving: (today) => ({
    where: sql<boolean>`b.state = 'confirmed' and b.start_date between ${today} and ${today} + ${bookingListDays}::integer`,
    order: sql`b.start_date, b.id`,
  }),
  leaving: (today) => ({
    where: sql<boolean>`b.state = 'confirmed' and b.end_date between ${today} and ${today} + ${bookingListDays}::integer`,
    order: sql`b.end_date, b.id`,
  }),
  new: (today) => ({
    where: sql<boolean>`b.created_at >= (${today} - ${bookingListDays}::integer)`,
    order: sql`b.created_at desc, b.id desc`,
  }),
  // The booking that has waited longest comes first.
  unanswered: (today) => ({
    where: sql<boolean>`b.state in ('requested', 'booked') and b.end_date >= ${today}`,
    order: sql`b.created_at, b.id`,
  }),
};

export const bookingListsStore = {
  /** Returns the bookings of a list. One above `bookingListMax` shows the caller that the list is incomplete. */
  async list(
    db: Queryable,
    list: BookingList,
    { language, today }: { language: Language; today: string },
  ): Promise<BookingColumns[]> {
    const { where, order } = lists[list](sql`${today}::date`);
    const { rows } = await sql<BookingColumns>`
      select ${bookingColumns(language)}
      from bookings b join homes h on h.object_number = b.object_number
      where b.origin = 'site' and ${where}
      order by ${order}
      limit ${bookingListMax + 1}`.execute(db);
    return rows;
  },
};
