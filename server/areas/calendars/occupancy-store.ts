import { sql } from 'kysely';
import type { Occupancy } from '../../../contract/calendars/get-occupancy.ts';
import type { OccupancyHome } from '../../../contract/calendars/get-occupancy-homes.ts';
import type { Language } from '../../../domain/language.ts';
import type { EnteredSeason } from '../../../domain/pricing/weekend-rates.ts';
import type { Stay } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import { confirmedBy, stayHomes } from '../booking/booking.ts';
import { photoVersion } from '../catalogue/catalogue.ts';

/** Limits the list of homes of one landlord or agency. */
const homesMax = 5000;

export interface OccupancyRow {
  objectNumber: number;
  taken: Occupancy['taken'];
  requests: Occupancy['requests'];
  /** Clipped to the range. */
  seasons: EnteredSeason[];
}

export const occupancyStore = {
  async homes(db: Queryable, uid: string, language: Language): Promise<OccupancyHome[]> {
    const { rows } = await sql<OccupancyHome>`
      select h.object_number as "objectNumber", h.state, h.paused_by as "pausedBy",
        h.source_key is not null as "ratesOfFeed", coalesce(p.names->>${language}, p.names->>'de') as place,
        coalesce((select t.title from home_texts t where t.object_number = h.object_number
          order by t.language = ${language} desc, t.language = 'de' desc, t.language limit 1), '') as title,
        (select concat('/pictures/', h.object_number, '/', i.no, '.' || ${photoVersion('i')})
          from home_images i where i.object_number = h.object_number order by i.no limit 1) as photo
      from homes h join places p on p.id = h.place_id
      where h.object_number in ${stayHomes(uid)} and h.state <> 'removed' and h.removed_at is null
      order by h.object_number limit ${homesMax}`.execute(db);
    return rows;
  },

  /** Reads stays and, if asked for, seasons of these homes in one statement; homes of other people are left out. */
  async window(
    db: Queryable,
    uid: string,
    { objectNumbers, prices, ...range }: Stay & { objectNumbers: readonly number[]; prices: boolean },
  ): Promise<OccupancyRow[]> {
    const period = sql`daterange(${range.startDate}::date, ${range.endDate}::date)`;
    const seasons = sql`coalesce((select jsonb_agg(jsonb_build_object(
        'fromDate', greatest(s.from_date, ${range.startDate}::date),
        'untilDate', least(s.until_date, ${range.endDate}::date), 'nightly', s.nightly_cents,
        'weekly', s.weekly_cents, 'minStay', s.min_stay, 'maxStay', s.max_stay,
        'arrivalDays', s.arrival_days, 'departureDays', s.departure_days)
        || case when s.weekend_cents is null then '{}'::jsonb else jsonb_build_object('weekend',
          jsonb_build_object('nightly', s.weekend_cents, 'nights', s.weekend_nights)) end
        || case when s.name is null then '{}'::jsonb else jsonb_build_object('name', s.name) end order by s.from_date)
      from price_seasons s where s.object_number = h.object_number
        and s.from_date < ${range.endDate}::date and s.until_date > ${range.startDate}::date), '[]')`;
    const { rows } = await sql<OccupancyRow>`
      select h.object_number as "objectNumber",
        coalesce((select jsonb_agg(jsonb_build_object('stayID', s.id, 'kind', s.kind, 'origin', s.origin,
            'startDate', lower(s.period), 'endDate', upper(s.period), 'note', s.note, 'bookingID', s.booking_id,
            'status', b.state, 'isDirect', coalesce(b.origin = 'direct', false), 'guest', trim(concat(b.customer->>'firstName', ' ', b.customer->>'lastName')),
            'source', coalesce(f.name, ''), 'confirmedBy', ${confirmedBy(sql.ref('b.id'))}) order by lower(s.period))
          from stays s left join bookings b on b.id = s.booking_id left join calendar_feeds f on f.feed_id = s.feed_id
          where s.object_number = h.object_number and s.period && ${period}), '[]') as taken,
        coalesce((select jsonb_agg(jsonb_build_object('bookingID', b.id, 'startDate', b.start_date, 'endDate', b.end_date,
            'guest', trim(concat(b.customer->>'firstName', ' ', b.customer->>'lastName'))) order by b.start_date, b.id)
          from bookings b where b.object_number = h.object_number and b.state = 'requested'
            and daterange(b.start_date, b.end_date) && ${period}), '[]') as requests,
        ${prices ? seasons : sql`'[]'::jsonb`} as seasons
      from homes h
      where h.object_number = any(${[...objectNumbers]}::integer[])
        and h.object_number in ${stayHomes(uid)} and h.removed_at is null
      order by h.object_number`.execute(db);
    return rows;
  },
};
