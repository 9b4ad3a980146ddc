import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

export interface RatedStay {
  bookingId: number;
  objectNumber: number;
  state: string;
  startDate: PlainDate;
  endDate: PlainDate;
  firstName: string;
  landlordName: string;
  home: string;
}

export const stayStore = {
  async find(db: Queryable, bookingId: number, language: Language): Promise<RatedStay | null> {
    const row = await db
      .selectFrom('bookings')
      .innerJoin('homes', 'homes.object_number', 'bookings.object_number')
      .innerJoin('landlords', 'landlords.id', 'homes.landlord_id')
      .select([
        'bookings.id as bookingId',
        'bookings.object_number as objectNumber',
        'bookings.state',
        'bookings.start_date as startDate',
        'bookings.end_date as endDate',
        'landlords.name as landlordName',
        sql<string>`bookings.customer ->> 'firstName'`.as('firstName'),
        homeTitle('bookings.object_number', language, 'german').as('home'),
      ])
      .where('bookings.id', '=', bookingId)
      .where('bookings.origin', '=', 'site')
      .executeTakeFirst();
    return row ?? null;
  },

  /** Returns confirmed stays that ended in this period, without a request and a rating. */
  async toInvite(db: Queryable, from: PlainDate, to: PlainDate): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select bookings.id from bookings
      where origin = 'site' and state in ('booked', 'confirmed') and end_date between ${from}::date and ${to}::date
        and not exists (select from rating_invitations i where i.booking_id = bookings.id)
        and not exists (select from rating_submissions s where s.booking_id = bookings.id)
      order by bookings.id`.execute(db);
    return rows.map(({ id }) => Number(id));
  },
};
