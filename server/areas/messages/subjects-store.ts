import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/types.ts';
import type { BookingState } from '../../../contract/booking/booking.ts';
import type { Language } from '../../../domain/language.ts';
import { hideContacts } from '../../../domain/messages/hide-contacts.ts';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import { isOwn } from '../booking/booking.ts';

/** A question before booking has states of its own; `unsent`: the link of its mail is still to be confirmed. */
export type SubjectState = BookingState | 'question' | 'unsent';

/** The subject of a thread: a booking, or a question before it. */
export interface ThreadSubject {
  id: number;
  objectNumber: number;
  /** Null for a question. */
  displayNumber: number | null;
  isQuestion: boolean;
  state: SubjectState;
  /** Departure; for a question without dates the day on which it was asked. */
  endDate: PlainDate;
  isBound: boolean;
  /** True if the guest pays the house, false if the guest pays the landlord. */
  collectedByUs: boolean;
  guest: string;
  guestLanguage: Language;
  landlord: string;
  landlordId: number;
  landlordLanguage: string;
}

interface SubjectColumns {
  id: number;
  display_number: number | null;
  object_number: number;
  state: SubjectState;
  start_date: string;
  end_date: string;
  last_day: PlainDate;
  language: Language;
  is_bound: boolean;
  collected_by_us: boolean;
  guest: string;
  email: string;
}

/** All possible subjects of a thread, with the same columns. */
export const threadSubjects: RawBuilder<SubjectColumns> = sql`(
  select b.id, b.display_number, b.object_number, b.state, b.start_date::text as start_date, b.end_date::text as end_date,
    b.end_date as last_day, b.language, b.bound_on is not null as is_bound,
    (b.quote ->> 'collectedByUs')::boolean as collected_by_us,
    trim(concat(b.customer ->> 'firstName', ' ', b.customer ->> 'lastName')) as guest, b.customer ->> 'email' as email
  from bookings b where b.origin = 'site'
  union all
  select q.question_id, null, q.object_number, case when q.sent_at is null then 'unsent' else 'question' end,
    coalesce(q.start_date::text, ''), coalesce(q.end_date::text, ''),
    greatest(q.end_date, (q.asked_at at time zone 'Europe/Berlin')::date), q.language, false,
    not h.landlord_collects, q.name, q.email
  from home_questions q join homes h on h.object_number = q.object_number)`;

/** Visitors can enter any text as their name. */
export const shownGuest = (guest: string, isQuestion: boolean): string =>
  isQuestion ? hideContacts(guest).text : guest;

/** Questions belong to the account that asked; if nobody was logged in, to the account that confirmed the address. */
export const isOwnQuestion = (uid: string): RawBuilder<boolean> => sql<boolean>`(home_questions.uid = ${uid}
  or (lower(home_questions.email) = (select email_key from accounts where accounts.uid = ${uid})
    and not exists (select from accounts o where o.uid = home_questions.uid)))`;

/** Selects the numbers of the bookings and questions of a guest. */
export const ownSubjects = (db: Queryable, uid: string): SelectQueryBuilder<DB, 'bookings', { id: number }> =>
  db
    .selectFrom('bookings')
    .select('bookings.id')
    .where((eb): Expression<SqlBool> => isOwn(uid)(eb as never))
    .union(db.selectFrom('home_questions').select('question_id as id').where(isOwnQuestion(uid)));

export const subjectsStore = {
  async find(db: Queryable, id: number): Promise<ThreadSubject | null> {
    const row = await db
      .selectFrom(threadSubjects.as('subjects'))
      .innerJoin('homes', 'homes.object_number', 'subjects.object_number')
      .innerJoin('landlords', 'landlords.id', 'homes.landlord_id')
      .select([
        'subjects.id',
        'subjects.object_number as objectNumber',
        'subjects.display_number as displayNumber',
        'subjects.state',
        'subjects.last_day as endDate',
        'subjects.language as guestLanguage',
        'subjects.is_bound as isBound',
        'subjects.collected_by_us as collectedByUs',
        'subjects.guest',
        'landlords.id as landlordId',
        'landlords.name as landlord',
        'landlords.language as landlordLanguage',
      ])
      .where('subjects.id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const isQuestion = row.displayNumber === null;
    return { ...row, isQuestion, guest: shownGuest(row.guest, isQuestion) };
  },

  async findAddress(db: Queryable, id: number, side: MessageSide): Promise<string | null> {
    const row = await db
      .selectFrom(threadSubjects.as('subjects'))
      .innerJoin('homes', 'homes.object_number', 'subjects.object_number')
      .innerJoin('landlords', 'landlords.id', 'homes.landlord_id')
      .select(['landlords.email', 'subjects.email as guest'])
      .where('subjects.id', '=', id)
      .executeTakeFirst();
    return row ? (side === 'guest' ? row.guest : row.email) : null;
  },
};
