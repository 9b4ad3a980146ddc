import { sql } from 'kysely';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface CountedVisits {
  day: PlainDate;
  partnerId: number;
  subId: string;
  objectNumber: number;
  visits: number;
}

export const partnerVisitsStore = {
  /** Locks rows in a fixed order, so that nodes writing at the same time do not deadlock. */
  async add(tx: Tx, counting: readonly CountedVisits[]): Promise<void> {
    await sql`
      insert into partner_visits (day, partner_id, sub_id, object_number, visits)
      select counted.day, counted.partner_id, counted.sub_id, counted.object_number, counted.visits
      from unnest(
        ${counting.map(({ day }) => day)}::date[],
        ${counting.map(({ partnerId }) => partnerId)}::bigint[],
        ${counting.map(({ subId }) => subId)}::text[],
        ${counting.map(({ objectNumber }) => objectNumber)}::integer[],
        ${counting.map(({ visits }) => visits)}::integer[]
      ) as counted (day, partner_id, sub_id, object_number, visits)
      where exists (select from partners where partners.id = counted.partner_id)
      order by counted.partner_id, counted.day, counted.sub_id, counted.object_number
      on conflict (partner_id, day, sub_id, object_number)
        do update set visits = partner_visits.visits + excluded.visits`.execute(tx);
  },

  async deleteBefore(db: Queryable, day: PlainDate): Promise<void> {
    await db.deleteFrom('partner_visits').where('day', '<', day).execute();
  },
};
