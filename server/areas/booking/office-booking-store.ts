import { sql } from 'kysely';
import type { OfficeBooking } from '../../../contract/booking/office-booking.ts';
import type { Queryable } from '../../platform/database.ts';
import { personName } from './booking-store.ts';

type What = OfficeBooking['history'][number]['what'];
type By = OfficeBooking['history'][number]['by'];

/** Selects the name of the account in a column. Null if it is empty. */
const nameOf = (column: string) =>
  sql`(select ${personName} from accounts where accounts.uid = ${sql.ref(column)})`;

export const officeBookingStore = {
  async history(
    db: Queryable,
    bookingId: number,
  ): Promise<{ what: What; by: By; staff: string; at: Date }[]> {
    const { rows } = await sql<{ what: What; by: By; staff: string; at: Date }>`
      select what, by, staff, at from (
        select to_state as what, actor as by, coalesce(staff_name, ${nameOf('by_uid')}, '') as staff, happened_at as at, id
        from booking_events where booking_id = ${bookingId}
        union all
        select case side when 'landlord' then 'changeProposed' else 'changeAsked' end,
          case when asked_by is not null then 'office' else side end, coalesce(${nameOf('asked_by')}, ${nameOf('proposed_by')}, ''),
          created_at, id from booking_changes where booking_id = ${bookingId}
        union all
        select case side when 'landlord' then 'proposal' else 'change' end || initcap(state),
          case when state = 'expired' then 'clock' when (state = 'withdrawn') = (side = 'guest') then 'guest' else 'landlord' end,
          coalesce(${nameOf('answered_by')}, ''), answered_at, id
        from booking_changes where booking_id = ${bookingId} and answered_at is not null
      ) steps
      order by at, id`.execute(db);
    return rows;
  },

  async landlordAccount(db: Queryable, landlord: number): Promise<number | null> {
    const row = await db
      .selectFrom('account_businesses as o')
      .innerJoin('accounts as a', 'a.uid', 'o.uid')
      .select('a.number')
      .where('o.kind', '=', 'landlord')
      .where('o.subject', '=', landlord)
      .orderBy('o.granted_at')
      .orderBy('a.number')
      .limit(1)
      .executeTakeFirst();
    return row?.number ?? null;
  },
};
