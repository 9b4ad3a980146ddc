import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Queryable } from '../../platform/database.ts';
import {
  bookingColumns,
  nextStaysFirst,
  selectHomePlace,
  type BookingColumns,
} from './record-columns-store.ts';
import {
  joinByAnd,
  allWords,
  joinByOr,
  beginsWord,
  hasPhone,
  hasWord,
  homesWithWord,
  recordWords,
} from './record-words-store.ts';
import type { Sought } from './rules/read-sought.ts';
import type { Cents } from '../../../domain/money.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

export interface SearchPart {
  language: Language;
  today: string;
  limit: number;
}

export interface CaseColumns {
  case_number: number;
  kind: string;
  topic: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  booking_number: string;
  object_number: string;
  state: string;
  changed_at: Date;
}

export interface HomeColumns {
  object_number: number;
  state: string;
  title: string;
  /** Titles in all languages. */
  titles: string[];
  place: string;
  landlord: string;
  landlord_email: string;
  landlord_phone: string;
}

export interface VoucherColumns {
  id: number;
  customer_number: number;
  code_hash: string;
  state: string;
  value_cents: Cents;
  balance_cents: Cents;
  buyer_name: string;
  buyer_email: string;
  recipient_name: string;
  recipient_email: string;
  valid_until: string | null;
}

/** Maximum length of the stays that are searched around a day. */
const longestStay = 100;
/** Callers who name a month without its year mean a stay of these days before or after today. */
const rememberedDays = 2 * 366;

/** Finds at most `limit` rows of a group; callers who need to know whether there are more ask for one more. */
export const recordSearchStore = {
  /** Finds bookings. With a date, and as remembered, words may also match the home: callers remember place and month. */
  async bookings(
    db: Queryable,
    sought: Sought,
    { language, today, limit }: SearchPart,
  ): Promise<BookingColumns[]> {
    const { words, number, phone, days, month, reading } = sought;
    const numbers = joinByOr([
      ...(number === null
        ? []
        : [
            sql<boolean>`b.display_number = ${number}::bigint`,
            sql<boolean>`b.object_number = ${number}::bigint`,
          ]),
      ...(phone === null ? [] : [hasPhone(recordWords.bookings, phone)]),
    ]);
    const isOneDay = days !== null && days.from === days.to;
    const conditions = [
      ...words.map((word) =>
        days === null && reading === 'typed'
          ? beginsWord(recordWords.bookings, word)
          : joinByOr([
              hasWord(recordWords.bookings, word, reading),
              sql<boolean>`b.object_number in (${homesWithWord(word, reading)})`,
            ]),
      ),
      ...(number === null && phone === null ? [] : [numbers]),
      ...(month === null
        ? []
        : [
            sql<boolean>`extract(month from b.start_date) = ${month}::integer`,
            sql<boolean>`b.start_date between ${today}::date - ${rememberedDays}::integer and ${today}::date + ${rememberedDays}::integer`,
          ]),
      ...(days === null
        ? []
        : isOneDay
          ? [
              sql<boolean>`b.start_date between ${days.from}::date - ${longestStay}::integer and ${days.from}::date`,
              sql<boolean>`b.end_date >= ${days.from}::date`,
            ]
          : [sql<boolean>`b.start_date between ${days.from}::date and ${days.to}::date`]),
    ];
    const { rows } = await sql<BookingColumns>`
      select ${bookingColumns(language)}
      from bookings b join homes h on h.object_number = b.object_number
      where b.origin = 'site' and ${joinByAnd(conditions)}
      order by b.display_number = ${number}::bigint desc nulls last, b.start_date = ${isOneDay ? days.from : null}::date desc nulls last,
        ${nextStaysFirst(today)}
      limit ${limit}`.execute(db);
    return rows;
  },

  async cases(db: Queryable, sought: Sought, { limit }: SearchPart): Promise<CaseColumns[]> {
    const { number, phone } = sought;
    const text = String(number);
    const { rows } = await sql<CaseColumns>`
      select c.case_number, c.kind, c.topic, c.name, c.company, c.email, c.phone, c.booking_number, c.object_number, c.state, c.changed_at
      from contact_cases c
      where ${joinByOr([
        allWords(recordWords.cases, sought),
        ...(phone === null ? [] : [hasPhone(recordWords.cases, phone)]),
        ...(number === null
          ? []
          : [
              sql<boolean>`c.case_number = ${number}::bigint`,
              sql<boolean>`(c.booking_number = ${text} and c.booking_number <> '')`,
              sql<boolean>`(c.object_number = ${text} and c.object_number <> '')`,
            ]),
      ])}
        and (c.state <> 'suspect' or c.case_number = ${number}::bigint)
      order by c.changed_at desc, c.id desc
      limit ${limit}`.execute(db);
    return rows;
  },

  async homes(
    db: Queryable,
    { words, number, phone, reading }: Sought,
    { language, limit }: SearchPart,
  ): Promise<HomeColumns[]> {
    const { rows } = await sql<HomeColumns>`
      select h.object_number, h.state, ${homeTitle('h.object_number', language, 'german')} as title, ${selectHomePlace(language)} as place,
        coalesce((select array_agg(t.title order by t.language) from home_texts t
          where t.object_number = h.object_number), '{}') as titles,
        l.name as landlord, l.email as landlord_email, coalesce(l.phone, '') as landlord_phone
      from homes h join landlords l on l.id = h.landlord_id
      where ${joinByOr([
        joinByAnd(words.map((word) => sql<boolean>`h.object_number in (${homesWithWord(word, reading)})`)),
        ...(number === null ? [] : [sql<boolean>`h.object_number = ${number}::bigint`]),
        ...(phone === null
          ? []
          : [
              sql<boolean>`h.landlord_id in (select l.id from landlords l where ${hasPhone(recordWords.landlords, phone)})`,
            ]),
      ])}
      order by h.object_number = ${number}::bigint desc nulls last, h.state = 'removed', h.object_number
      limit ${limit}`.execute(db);
    return rows;
  },

  async vouchers(
    db: Queryable,
    sought: Sought,
    codeHash: string | null,
    { limit }: SearchPart,
  ): Promise<VoucherColumns[]> {
    const { number } = sought;
    const { rows } = await sql<VoucherColumns>`
      select v.id, v.customer_number, v.code_hash, v.state, v.value_cents, v.balance_cents, v.buyer_name, v.buyer_email,
        v.recipient_name, coalesce(v.recipient_email, '') as recipient_email, v.valid_until
      from vouchers v
      where ${joinByOr([
        allWords(recordWords.vouchers, sought),
        ...(number === null
          ? []
          : [sql<boolean>`v.id = ${number}::bigint`, sql<boolean>`v.customer_number = ${number}::bigint`]),
        ...(codeHash === null ? [] : [sql<boolean>`v.code_hash = ${codeHash}`]),
      ])}
      order by v.id desc
      limit ${limit}`.execute(db);
    return rows;
  },
};
