import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { AnswerState, HeldReason, RefusalReason } from '../../../domain/rating.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { ownHomes } from '../booking/booking.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { homeTitle } from '../catalogue/catalogue.ts';
import { isCritical, isUnanswered } from './rating-figures-store.ts';

export interface AnswerableRating {
  id: number;
  objectNumber: number;
  home: string;
  travellerName: string;
  travelStart: PlainDate;
  travelEnd: PlainDate;
  travelType: string;
  ratedOn: PlainDate;
  language: string;
  text: string;
  furniture: number;
  location: number;
  cleanliness: number;
  externalImpression: number;
  priceToService: number;
  /** The answer currently published below the rating. */
  shownAnswer: string | null;
  answer: string;
  answerState: AnswerState;
  heldFor: HeldReason[];
  refusedFor: RefusalReason | null;
  statement: string;
  nonce: string;
  landlordName: string;
  landlordEmail: string;
  landlordLanguage: string;
}

export interface StoredAnswer {
  state: AnswerState;
  body: string;
  heldFor: readonly HeldReason[];
  refusedFor: RefusalReason | null;
  statement: string;
  answeredAt: Date | null;
  decidedAt: Date | null;
  /** The person who answered for the landlord. If absent, it stays unchanged. */
  byUid?: string | null;
}

const from = (
  language: Language,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
) => sql<AnswerableRating>`
  select r.id, r.object_number as "objectNumber", ${homeTitle('r.object_number', language, 'german')} as home,
    r.traveller_name as "travellerName", r.travel_start as "travelStart", r.travel_end as "travelEnd",
    r.travel_type as "travelType", r.rated_on as "ratedOn", r.language, r.body as text,
    r.furniture, r.location, r.cleanliness, r.external_impression as "externalImpression",
    r.price_to_service as "priceToService", r.landlord_answer as "shownAnswer",
    coalesce(nullif(a.body, ''), r.landlord_answer, '') as answer,
    coalesce(nullif(a.state, 'none'), case when r.landlord_answer is null then 'none' else 'published' end) as "answerState",
    coalesce(a.held_for, '{}') as "heldFor", a.refused_for as "refusedFor", coalesce(a.statement, '') as statement,
    coalesce(a.nonce, '') as nonce, l.name as "landlordName", l.email as "landlordEmail",
    l.language as "landlordLanguage"
  from ratings r join homes h on h.object_number = r.object_number join landlords l on l.id = h.landlord_id
    left join rating_answers a on a.rating_id = r.id
  where ${where} ${rest}`;

export const answersStore = {
  async find(db: Queryable, id: number, language: Language): Promise<AnswerableRating | null> {
    const { rows } = await from(language, sql`r.id = ${id}`, sql``).execute(db);
    return rows[0] ?? null;
  },

  async isOwn(db: Queryable, id: number, uid: string): Promise<boolean> {
    const row = await db
      .selectFrom('ratings')
      .select('id')
      .where('id', '=', id)
      .where('object_number', 'in', ownHomes(uid))
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Ratings of a person's homes: those without an answer first, then the newest. */
  async list(
    db: Queryable,
    uid: string,
    {
      language,
      unanswered,
      critical,
      objectNumber,
      limit,
      offset,
    }: {
      language: Language;
      unanswered: boolean;
      critical: boolean;
      /** 0 for all. */
      objectNumber: number;
      limit: number;
      offset: number;
    },
  ): Promise<{ total: number; rows: AnswerableRating[] }> {
    const isOwnHome = sql`r.object_number in ${ownHomes(uid)} ${
      unanswered ? sql`and ${isUnanswered}` : sql``
    } ${critical ? sql`and ${isCritical}` : sql``}
      ${objectNumber > 0 ? sql`and r.object_number = ${objectNumber}` : sql``}`;
    const counting = await sql<{
      total: number;
    }>`select count(*)::int as total from ratings r where ${isOwnHome}`.execute(db);
    const { rows } = await from(
      language,
      isOwnHome,
      sql`order by (${isUnanswered}) desc, r.rated_on desc, r.id desc limit ${limit} offset ${offset}`,
    ).execute(db);
    return { total: counting.rows[0]!.total, rows };
  },

  /** Inserts the row for an answer; an existing row stays. */
  async begin(tx: Tx, ratingId: number, nonce: string): Promise<void> {
    await tx
      .insertInto('rating_answers')
      .values({ rating_id: ratingId, nonce, state: 'none' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async save(tx: Tx, ratingId: number, answer: StoredAnswer): Promise<void> {
    await tx
      .updateTable('rating_answers')
      .set({
        state: answer.state,
        body: answer.body,
        held_for: [...answer.heldFor],
        refused_for: answer.refusedFor,
        statement: answer.statement,
        answered_at: answer.answeredAt,
        decided_at: answer.decidedAt,
        ...(answer.byUid !== undefined && { by_uid: answer.byUid }),
      })
      .where('rating_id', '=', ratingId)
      .execute();
  },
};
