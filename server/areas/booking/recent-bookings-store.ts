import { sql } from 'kysely';
import type { BookingMethod } from '../../../contract/booking/booking.ts';
import type { Language } from '../../../domain/language.ts';
import type { Queryable } from '../../platform/database.ts';

export interface RecentBookingRow {
  place: string;
  region: string;
  country: string;
  nights: number;
  persons: number;
  method: BookingMethod;
  created_at: Date;
}

/** Reads no column that reveals a home, a person or the dates of a stay. */
export const recentBookingsStore = {
  async newest(
    db: Queryable,
    { since, limit, language }: { since: Date; limit: number; language: Language },
  ): Promise<RecentBookingRow[]> {
    const { rows } = await sql<RecentBookingRow>`
      select places.names->>${language} as place, regions.names->>${language} as region,
        countries.names->>${language} as country, (bookings.end_date - bookings.start_date)::int4 as nights,
        bookings.persons, bookings.method, bookings.created_at
      from bookings
      join homes on homes.object_number = bookings.object_number
      join places on places.id = homes.place_id
      join regions on regions.id = homes.region_id
      join countries on countries.code = homes.country_code
      where bookings.created_at >= ${since} and bookings.origin = 'site'
      order by bookings.created_at desc, bookings.id desc
      limit ${limit}`.execute(db);
    return rows;
  },

  async countSince(db: Queryable, since: Date): Promise<number> {
    const row = await db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('created_at', '>=', since)
      .where('origin', '=', 'site')
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },
};
