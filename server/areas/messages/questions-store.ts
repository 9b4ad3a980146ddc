import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { stayHomes, type HomesOf } from '../booking/booking.ts';
import { isOwnQuestion } from './subjects-store.ts';

export interface NewQuestion {
  objectNumber: number;
  uid: string | null;
  name: string;
  email: string;
  language: Language;
  brand: number | null;
  startDate: PlainDate | null;
  endDate: PlainDate | null;
  persons: number;
  childAges: readonly number[];
  pets: number;
  text: string;
  guestNonce: string;
  landlordNonce: string;
  askedAt: Date;
  /** Null until the link of its mail is opened. */
  sentAt: Date | null;
}

export interface QuestionRow extends NewQuestion {
  id: number;
  landlord: { name: string; email: string; language: string };
}

/** The landlord of a visible home. */
export interface AskableHome {
  landlordId: number;
  /** False if no contact is known. */
  isReachable: boolean;
}

const columns = (db: Queryable) =>
  db
    .selectFrom('home_questions')
    .innerJoin('homes', 'homes.object_number', 'home_questions.object_number')
    .innerJoin('landlords', 'landlords.id', 'homes.landlord_id')
    .select([
      'question_id as id',
      'home_questions.object_number as objectNumber',
      'home_questions.uid',
      'home_questions.name',
      'home_questions.email',
      'home_questions.language',
      'home_questions.brand',
      'start_date as startDate',
      'end_date as endDate',
      'persons',
      'child_ages as childAges',
      'pets',
      'text',
      'guest_nonce as guestNonce',
      'landlord_nonce as landlordNonce',
      'asked_at as askedAt',
      'sent_at as sentAt',
      'landlords.name as landlordName',
      'landlords.email as landlordEmail',
      'landlords.language as landlordLanguage',
    ]);

type Columns = Omit<QuestionRow, 'landlord'> & Record<`landlord${'Name' | 'Email' | 'Language'}`, string>;

function toQuestionRow(columns_: unknown): QuestionRow | null {
  if (columns_ === undefined) return null;
  const { landlordName, landlordEmail, landlordLanguage, ...row } = columns_ as Columns;
  return { ...row, landlord: { name: landlordName, email: landlordEmail, language: landlordLanguage } };
}

export const questionsStore = {
  async insert(tx: Tx, question: NewQuestion): Promise<number> {
    const { question_id } = await tx
      .insertInto('home_questions')
      .values({
        object_number: question.objectNumber,
        uid: question.uid,
        name: question.name,
        email: question.email,
        language: question.language,
        brand: question.brand,
        start_date: question.startDate,
        end_date: question.endDate,
        persons: question.persons,
        child_ages: JSON.stringify(question.childAges),
        pets: question.pets,
        text: question.text,
        guest_nonce: question.guestNonce,
        landlord_nonce: question.landlordNonce,
        asked_at: question.askedAt,
        sent_at: question.sentAt,
      })
      .returning('question_id')
      .executeTakeFirstOrThrow();
    return question_id;
  },

  async find(db: Queryable, id: number): Promise<QuestionRow | null> {
    return toQuestionRow(await columns(db).where('question_id', '=', id).executeTakeFirst());
  },

  async findOwn(db: Queryable, uid: string, id: number): Promise<QuestionRow | null> {
    return toQuestionRow(
      await columns(db).where('question_id', '=', id).where(isOwnQuestion(uid)).executeTakeFirst(),
    );
  },

  /** Finds a question by the login of its home's landlord or agency. */
  async findOfLandlord(db: Queryable, whose: HomesOf, id: number): Promise<QuestionRow | null> {
    return toQuestionRow(
      await columns(db)
        .where('question_id', '=', id)
        .where('home_questions.object_number', 'in', stayHomes(whose))
        .executeTakeFirst(),
    );
  },

  /** Marks the question as sent; false if it was sent before. Concurrent attempts wait for the end of the transaction. */
  async markSent(tx: Tx, id: number, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('home_questions')
      .set({ sent_at: at })
      .where('question_id', '=', id)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async askable(db: Queryable, objectNumber: number): Promise<AskableHome | null> {
    const row = await db
      .selectFrom('homes')
      .innerJoin('landlords', 'landlords.id', 'homes.landlord_id')
      .select(['landlords.id as landlordId', 'landlords.is_reachable as isReachable'])
      .where('homes.object_number', '=', objectNumber)
      .where('homes.state', '=', 'published')
      .executeTakeFirst();
    return row ?? null;
  },

  async findTitle(db: Queryable, objectNumber: number, language: string): Promise<string> {
    const row = await db
      .selectFrom('home_texts')
      .select('title')
      .where('object_number', '=', objectNumber)
      .orderBy(sql`(language = ${language}) desc, (language = 'de') desc, language`)
      .limit(1)
      .executeTakeFirst();
    return row?.title ?? String(objectNumber);
  },

  /** Returns the hours until half of a landlord's requests were answered; null if there were too few. */
  async answerHours(
    db: Queryable,
    landlordId: number,
    { since, fewest }: { since: Date; fewest: number },
  ): Promise<number | null> {
    const { rows } = await sql<{ hours: number | null }>`
      with answered as (
        select extract(epoch from (
          select min(happened_at) from booking_events e where e.booking_id = b.id and e.actor = 'landlord'
        ) - b.created_at) as seconds
        from bookings b join homes h on h.object_number = b.object_number
        where h.landlord_id = ${landlordId} and b.origin = 'site' and b.created_at >= ${since}
        union all
        select extract(epoch from (
          select min(m.created_at) from messages m where m.booking_id = q.question_id and m.side = 'landlord'
        ) - q.sent_at)
        from home_questions q join homes h on h.object_number = q.object_number
        where h.landlord_id = ${landlordId} and q.sent_at >= ${since})
      select case when count(seconds) >= ${fewest}
        then (percentile_cont(0.5) within group (order by seconds) / 3600)::float8 end as hours
      from answered where seconds is not null`.execute(db);
    return rows[0]?.hours ?? null;
  },

  /** Assigns questions of the account's address to the account permanently. */
  async joinByAddress(tx: Tx, uid: string): Promise<void> {
    await tx.updateTable('home_questions').set({ uid }).where(isOwnQuestion(uid)).execute();
  },

  /**
   * Deletes the questions of a person with their threads, which are no part of a contract. A reported one stays until the end of its
   * retention, without the account.
   */
  async leave(tx: Tx, uid: string): Promise<void> {
    await tx
      .deleteFrom('home_questions')
      .where(isOwnQuestion(uid))
      .where(
        sql<boolean>`not exists (select from message_reports r
          where r.booking_id = home_questions.question_id and r.closed_at is null)`,
      )
      .execute();
    await tx.updateTable('home_questions').set({ uid: null }).where('uid', '=', uid).execute();
  },

  /** Deletes questions that were never confirmed, and those whose thread was deleted or is old. */
  async forget(db: Queryable, before: { unsent: Date; threads: Date }): Promise<void> {
    await sql`delete from home_questions q where (q.sent_at is null and q.asked_at < ${before.unsent})
      or (q.sent_at < ${before.threads} and not exists (
        select from message_threads t where t.question_id = q.question_id and t.changed_at >= ${before.threads}))`.execute(
      db,
    );
  },
};
