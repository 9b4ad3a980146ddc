import { sql, type Insertable } from 'kysely';
import type { LatestRatings } from '../../../contract/ratings/list-latest-ratings.ts';
import type { Language } from '../../../domain/language.ts';
import type { RatingOrder, TravelType } from '../../../domain/rating.ts';
import type { RatingSummaries } from '../../../database/types.ts';
import { containsPattern } from '../../platform/contains-pattern.ts';
import { insertRows, type Row } from '../../platform/bulk-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { RatingRow } from './rules/present-rating.ts';
import type { PartSums } from './rules/rating-figures.ts';

export interface TranslationRow {
  rating_id: number;
  language: string;
  body: string;
  landlord_answer: string | null;
}

const columns = [
  'id',
  'furniture',
  'location',
  'cleanliness',
  'external_impression',
  'price_to_service',
  'traveller_name',
  'travel_start',
  'travel_end',
  'travel_type',
  'rated_on',
  'provenance',
  'language',
  'body',
  'landlord_answer',
] as const;

const photoKeys = sql<RatingRow['photos']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', p.id, 'fileKey', p.file_key) order by p.id)
  from rating_photos p where p.rating_id = ratings.id), '[]')`.as('photos');

interface SoughtRatings {
  objectNumber: number;
  language: Language;
  travelType?: TravelType | undefined;
  order?: RatingOrder | undefined;
  /** Empty for all. */
  words: string;
}

const points = sql<number>`furniture + location + cleanliness + external_impression + price_to_service`;

/** Selects ratings of a home by a kind of traveller that contain the words. */
function matching({ objectNumber, language, travelType, words }: SoughtRatings) {
  const part = containsPattern(words);
  return sql<boolean>`object_number = ${objectNumber}
    and (${travelType ?? null}::text is null or travel_type = ${travelType ?? null})
    and (${words === ''} or body ilike ${part} or landlord_answer ilike ${part} or exists (
      select from rating_translations t
      where t.rating_id = ratings.id and t.language = ${language} and (t.body ilike ${part} or t.landlord_answer ilike ${part})))`;
}

export const ratingsStore = {
  async isShown(db: Queryable, objectNumber: number): Promise<boolean> {
    const row = await db
      .selectFrom('homes')
      .select('object_number')
      .where('object_number', '=', objectNumber)
      .where('active', '=', true)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  async sums(db: Queryable, numbers: readonly number[]): Promise<PartSums[]> {
    const chosen = sql`${[...numbers]}::integer[]`;
    const { rows } = await sql<PartSums>`
      select object_number as "objectNumber", sum(total)::int as total, sum(single)::int as single,
        sum(furniture)::float8 as furniture, sum(location)::float8 as location,
        sum(cleanliness)::float8 as cleanliness, sum(external_impression)::float8 as "externalImpression",
        sum(price_to_service)::float8 as "priceToService", sum(points)::float8 as points,
        max(provenance) as provenance
      from (
        select object_number, count(*) as total, count(*) as single, sum(furniture) as furniture,
          sum(location) as location, sum(cleanliness) as cleanliness,
          sum(external_impression) as external_impression, sum(price_to_service) as price_to_service,
          sum(furniture + location + cleanliness + external_impression + price_to_service) / 5.0 as points,
          mode() within group (order by provenance) as provenance
        from ratings where object_number = any(${chosen}) group by object_number
        union all
        select object_number, total, 0, furniture * total, location * total, cleanliness * total,
          external_impression * total, price_to_service * total, average * total, provenance
        from rating_summaries where object_number = any(${chosen})
      ) parts
      group by object_number`.execute(db);
    return rows;
  },

  async shownSums(db: Queryable): Promise<{ total: number; average: number | null }> {
    const { rows } = await sql<{ total: number; average: number | null }>`
      select count(*)::int as total, avg((furniture + location + cleanliness + external_impression + price_to_service) / 5.0)::float8 as average
      from ratings join homes using (object_number)
      where active and removed_at is null`.execute(db);
    return rows[0]!;
  },

  async latest(db: Queryable, language: Language, count: number): Promise<LatestRatings['ratings']> {
    const { rows } = await sql<LatestRatings['ratings'][number]>`
      select id as ratingid, object_number as "objectNumber", title as "homeTitle",
        ((furniture + location + cleanliness + external_impression + price_to_service) / 5.0)::float8 as average, traveller_name as "travellerName",
        travel_start as "travelStart", provenance as "ratingTyp", ratings.language, ratings.body as text
      from ratings join homes using (object_number)
        join home_texts using (object_number)
      where active and removed_at is null and home_texts.language = ${language} and ratings.body <> ''
      order by (ratings.language = ${language}) desc, rated_on desc, id desc
      limit ${count}`.execute(db);
    return rows;
  },

  /** Most frequent first. */
  async countByTravelType(
    db: Queryable,
    objectNumber: number,
  ): Promise<{ travelType: string; count: number }[]> {
    return db
      .selectFrom('ratings')
      .select(['travel_type as travelType', sql<number>`count(*)::int`.as('count')])
      .where('object_number', '=', objectNumber)
      .groupBy('travel_type')
      .orderBy('count', 'desc')
      .orderBy('travel_type')
      .execute();
  },

  async page(db: Queryable, sought: SoughtRatings, limit: number, offset: number): Promise<RatingRow[]> {
    const { order = 'newest' } = sought;
    return db
      .selectFrom('ratings')
      .select(columns)
      .select(photoKeys)
      .where(matching(sought))
      .$if(order !== 'newest', (query) => query.orderBy(points, order === 'best' ? 'desc' : 'asc'))
      .orderBy('rated_on', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
  },

  async count(db: Queryable, sought: SoughtRatings): Promise<number> {
    const { count } = await db
      .selectFrom('ratings')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(matching(sought))
      .executeTakeFirstOrThrow();
    return count;
  },

  async one(db: Queryable, objectNumber: number, id: number): Promise<RatingRow[]> {
    return db
      .selectFrom('ratings')
      .select(columns)
      .select(photoKeys)
      .where('object_number', '=', objectNumber)
      .where('id', '=', id)
      .execute();
  },

  async translations(db: Queryable, ids: readonly number[], language: Language): Promise<TranslationRow[]> {
    if (ids.length === 0) return [];
    return db
      .selectFrom('rating_translations')
      .selectAll()
      .where('rating_id', 'in', [...ids])
      .where('language', '=', language)
      .execute();
  },

  /** Stores a translation; one that another request stored at the same time stays. */
  async keepTranslation(db: Queryable, translation: TranslationRow): Promise<void> {
    await db
      .insertInto('rating_translations')
      .values(translation)
      .onConflict((conflict) => conflict.columns(['rating_id', 'language']).doUpdateSet(translation))
      .execute();
  },

  /** Inserts an imported average; call it inside a change of the home, or with the insert of the home. */
  async insertSummary(tx: Tx, summary: Insertable<RatingSummaries>): Promise<void> {
    await tx.insertInto('rating_summaries').values(summary).execute();
  },

  async deleteSummary(tx: Tx, objectNumber: number): Promise<void> {
    await tx.deleteFrom('rating_summaries').where('object_number', '=', objectNumber).execute();
  },

  /** Inserts ratings with given ids, into a new catalogue. Call `restartIds` afterwards. */
  async insertAll(
    tx: Tx,
    rows: { ratings: readonly Row[]; rating_translations: readonly Row[] },
  ): Promise<void> {
    await insertRows(tx, 'ratings', rows.ratings);
    await insertRows(tx, 'rating_translations', rows.rating_translations);
  },

  async restartIds(db: Queryable): Promise<void> {
    await sql`select setval(pg_get_serial_sequence('ratings', 'id'),
      (select coalesce(max(id), 0) + 1 from ratings), false)`.execute(db);
  },
};
