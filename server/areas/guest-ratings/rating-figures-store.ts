import { sql, type RawBuilder } from 'kysely';
import type { RatingAverages } from '../../../contract/guest-ratings/get-rating-figures.ts';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { homeTitle } from '../catalogue/catalogue.ts';
import type { Queryable } from '../../platform/database.ts';

const starsOf = sql`((r.furniture + r.location + r.cleanliness + r.external_impression + r.price_to_service) / 5.0)`;
const averages = sql`
  count(*)::integer as count, coalesce(round(avg(${starsOf}), 2), 0)::float8 as average,
  jsonb_build_object(
    'furniture', coalesce(round(avg(r.furniture), 2), 0), 'location', coalesce(round(avg(r.location), 2), 0),
    'cleanliness', coalesce(round(avg(r.cleanliness), 2), 0),
    'externalImpression', coalesce(round(avg(r.external_impression), 2), 0),
    'priceToService', coalesce(round(avg(r.price_to_service), 2), 0)) as parts`;
export const isUnanswered = sql`r.landlord_answer is null and not exists (
  select from rating_answers o where o.rating_id = r.id and o.state <> 'none')`;
export const isCritical: RawBuilder<boolean> = sql`${starsOf} < 4`;

/** Texts in which complaints are looked for: those of a rating with a low part. Older ones tell little about the home as it is. */
const textsRead = 300;

export interface CriticalText {
  id: number;
  body: string;
  language: string;
  home: string;
  ratedOn: PlainDate;
}

export const ratingFiguresStore = {
  async sum(
    db: Queryable,
    homes: readonly number[],
  ): Promise<RatingAverages & { unanswered: number; critical: number }> {
    const { rows } = await sql<RatingAverages & { unanswered: number; critical: number }>`
      select ${averages}, (count(*) filter (where ${isUnanswered}))::integer as unanswered,
        (count(*) filter (where ${isCritical}))::integer as critical
      from ratings r where r.object_number = any(${[...homes]}::integer[])`.execute(db);
    return rows[0]!;
  },

  async years(db: Queryable, homes: readonly number[]): Promise<(RatingAverages & { year: number })[]> {
    const { rows } = await sql<RatingAverages & { year: number }>`
      select extract(year from r.rated_on)::integer as year, ${averages}
      from ratings r where r.object_number = any(${[...homes]}::integer[])
      group by 1 order by 1 desc limit 5`.execute(db);
    return rows;
  },

  /** Sums ratings of other published homes in the regions of these. */
  async region(
    db: Queryable,
    homes: readonly number[],
    language: Language,
  ): Promise<RatingAverages & { homes: number; names: string[] }> {
    const { rows } = await sql<RatingAverages & { homes: number; names: string[] }>`
      with own as (select distinct region_id from homes where object_number = any(${[...homes]}::integer[]))
      select ${averages}, count(distinct r.object_number)::integer as homes,
        coalesce((select array_agg(coalesce(regions.names ->> ${language}, '') order by regions.id)
          from regions where regions.id in (select region_id from own)), '{}') as names
      from ratings r join homes on homes.object_number = r.object_number
      where homes.region_id in (select region_id from own) and homes.active
        and r.object_number <> all(${[...homes]}::integer[])`.execute(db);
    return rows[0]!;
  },

  /** Texts of ratings with at most three stars in some part, the newest first. */
  async criticalTexts(db: Queryable, homes: readonly number[], language: Language): Promise<CriticalText[]> {
    const { rows } = await sql<CriticalText>`
      select r.id, r.body, r.language, ${homeTitle('r.object_number', language, 'german')} as home, r.rated_on as "ratedOn"
      from ratings r
      where r.object_number = any(${[...homes]}::integer[]) and r.body <> ''
        and least(r.furniture, r.location, r.cleanliness, r.external_impression, r.price_to_service) <= 3
      order by r.rated_on desc, r.id desc limit ${textsRead}`.execute(db);
    return rows;
  },

  async stays(
    db: Queryable,
    homes: readonly number[],
    { from, until }: { from: PlainDate; until: PlainDate },
  ): Promise<{ ended: number; asked: number; rated: number }> {
    const { rows } = await sql<{ ended: number; asked: number; rated: number }>`
      select count(*)::integer as ended,
        (count(*) filter (where exists (select from rating_invitations i where i.booking_id = b.id)))::integer as asked,
        (count(*) filter (where exists (
          select from rating_submissions s where s.booking_id = b.id and s.state <> 'withdrawn')))::integer as rated
      from bookings b
      where b.origin = 'site' and b.object_number = any(${[...homes]}::integer[]) and b.state in ('booked', 'confirmed')
        and b.end_date between ${from}::date and ${until}::date`.execute(db);
    return rows[0]!;
  },
};
