import { sql } from 'kysely';
import type { Stay } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import type { HomesCondition } from './figures-store.ts';
import type { OpenSeason, OpenStay } from './rules/open-nights.ts';

export const openNightsStore = {
  async publishedHomes(db: Queryable, homesCondition: HomesCondition): Promise<number[]> {
    const { rows } = await sql<{ objectNumber: number }>`
      select homes.object_number as "objectNumber" from homes
      where ${homesCondition} and homes.active`.execute(db);
    return rows.map(({ objectNumber }) => objectNumber);
  },

  /** Nights that are taken in a range, as stays that follow each other. */
  async openStays(db: Queryable, homesCondition: HomesCondition, range: Stay): Promise<OpenStay[]> {
    const { rows } = await sql<OpenStay>`
      select stays.object_number as "objectNumber", lower(period) as "from", upper(period) as until
      from stays join homes on homes.object_number = stays.object_number
      where ${homesCondition} and stays.period && daterange(${range.startDate}::date, ${range.endDate}::date)
      order by 1, 2`.execute(db);
    return rows;
  },

  async openSeasons(db: Queryable, homesCondition: HomesCondition, range: Stay): Promise<OpenSeason[]> {
    const { rows } = await sql<OpenSeason>`
      select price_seasons.object_number as "objectNumber", from_date as "from", until_date as until,
        nightly_cents as nightly, min_stay as "minStay"
      from price_seasons join homes on homes.object_number = price_seasons.object_number
      where ${homesCondition} and from_date < ${range.endDate}::date and until_date > ${range.startDate}::date
      order by 1, 2`.execute(db);
    return rows;
  },
};
