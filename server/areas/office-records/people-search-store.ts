import { sql } from 'kysely';
import type { PersonSource } from '../../../domain/office-records.ts';
import type { Queryable } from '../../platform/database.ts';
import { allWords, joinByOr, hasPhone, recordWords } from './record-words-store.ts';
import type { Sought } from './rules/read-sought.ts';

export interface AccountColumns {
  number: number;
  first_name: string;
  last_name: string;
  email: string;
  roles: string[];
  /** Login numbers of the person's businesses. */
  login_numbers: string[];
  /** Phone numbers of the businesses for which the person lets homes. */
  phones: string[];
}

/** A person who has booked, asked, written or bought without an account. */
export interface StrangerColumns {
  source: Exclude<PersonSource, 'account'>;
  number: number;
  name: string;
  email: string;
  phone: string;
}

/** Number of latest rows of each kind that are searched for people without an account. */
const searchedRows = 300;

export const peopleSearchStore = {
  async accounts(db: Queryable, sought: Sought, limit: number): Promise<AccountColumns[]> {
    const { number, phone } = sought;
    const { rows } = await sql<AccountColumns>`
      select a.number, a.first_name, a.last_name, a.email,
        coalesce((select array_agg(r.role order by r.role) from account_roles r where r.uid = a.uid), '{}') as roles,
        coalesce((select array_agg(o.login_number::text) from account_businesses o
          where o.uid = a.uid and o.login_number is not null), '{}') as login_numbers,
        coalesce((select array_agg(l.phone) from account_businesses o join landlords l on l.id = o.subject
          where o.uid = a.uid and o.kind = 'landlord' and l.phone is not null), '{}') as phones
      from accounts a
      where ${joinByOr([
        allWords(recordWords.accounts, sought),
        sql<boolean>`a.uid in (select o.uid from account_businesses o join landlords l on l.id = o.subject
          where o.kind = 'landlord' and ${joinByOr([
            allWords(recordWords.landlords, sought),
            ...(phone === null ? [] : [hasPhone(recordWords.landlords, phone)]),
          ])})`,
        ...(number === null
          ? []
          : [
              sql<boolean>`a.number = ${number}::bigint`,
              sql<boolean>`a.uid in (select o.uid from account_businesses o where o.login_number = ${number}::bigint)`,
            ]),
      ])}
      order by a.last_login_at desc nulls last, a.number
      limit ${limit}`.execute(db);
    return rows;
  },

  /** Returns each address once, with its latest occurrence. */
  async strangers(db: Queryable, sought: Sought, limit: number): Promise<StrangerColumns[]> {
    const { phone } = sought;
    const bookings = joinByOr([
      allWords(recordWords.bookings, sought),
      ...(phone === null ? [] : [hasPhone(recordWords.bookings, phone)]),
    ]);
    const cases = joinByOr([
      allWords(recordWords.cases, sought),
      ...(phone === null ? [] : [hasPhone(recordWords.cases, phone)]),
    ]);
    const buyers = allWords(sql<string>`office_words(v.buyer_name || ' ' || v.buyer_email)`, sought);
    const { rows } = await sql<StrangerColumns>`
      select source, number, name, email, phone from (
        select distinct on (lower(email)) * from (
          (select 'booking' as source, b.display_number::bigint as number,
            trim(coalesce(b.customer ->> 'firstName', '') || ' ' || coalesce(b.customer ->> 'lastName', '')) as name,
            coalesce(b.customer ->> 'email', '') as email, coalesce(b.customer ->> 'phone', '') as phone, b.created_at as at
          from bookings b
          where (${bookings}) and b.origin = 'site' and not exists (select from accounts o where o.uid = b.uid)
          order by b.id desc limit ${searchedRows})
          union all
          (select 'case', c.case_number, c.name, c.email, c.phone, c.created_at
          from contact_cases c where ${cases} and c.state <> 'suspect'
          order by c.id desc limit ${searchedRows})
          union all
          (select 'voucher', v.id, v.buyer_name, v.buyer_email, '', v.ordered_at
          from vouchers v where ${allWords(recordWords.vouchers, sought)} and ${buyers}
          order by v.id desc limit ${searchedRows})
          union all
          (select 'question', q.question_id, q.name, q.email, '', q.asked_at
          from home_questions q where ${allWords(recordWords.questions, sought)} and q.sent_at is not null
          order by q.question_id desc limit ${searchedRows})
        ) rows
        where email <> '' and not exists (select from accounts o where o.email_key = lower(rows.email))
        order by lower(email), at desc
      ) people
      order by at desc
      limit ${limit}`.execute(db);
    return rows;
  },
};
