import { sql } from 'kysely';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export const homeViewsStore = {
  /** Adds counts; unknown homes are skipped. Rows are locked in one order, so that nodes do not deadlock. */
  async add(
    tx: Tx,
    counting: readonly { day: PlainDate; objectNumber: number; views: number }[],
  ): Promise<void> {
    await sql`
      insert into home_views (day, object_number, views)
      select counted.day, counted.object_number, counted.views
      from unnest(
        ${counting.map(({ day }) => day)}::date[],
        ${counting.map(({ objectNumber }) => objectNumber)}::integer[],
        ${counting.map(({ views }) => views)}::integer[]
      ) as counted (day, object_number, views)
      join homes using (object_number)
      order by counted.day, counted.object_number
      on conflict (day, object_number) do update set views = home_views.views + excluded.views`.execute(tx);
  },

  /** First day with counted views; null if there is none. */
  async firstDay(db: Queryable): Promise<PlainDate | null> {
    const { day } = await db
      .selectFrom('home_views')
      .select(sql<PlainDate | null>`min(day)`.as('day'))
      .executeTakeFirstOrThrow();
    return day;
  },
};
