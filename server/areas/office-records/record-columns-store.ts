import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Cents } from '../../../domain/money.ts';

/** Title and place of the home of a row that calls it `h`. */
export const titleIn = (language: Language): RawBuilder<string> => sql<string>`coalesce((
  select title from home_texts where home_texts.object_number = h.object_number
  order by (language = ${language}) desc, (language = 'de') desc, language limit 1), h.object_number::text)`;

export const placeIn = (language: Language): RawBuilder<string> => sql<string>`coalesce((
  select coalesce(places.names ->> ${language}, places.names ->> 'de', '') from places where places.id = h.place_id), '')`;

/** Stays that go on or come first, the next one at the top; then past ones, the latest first. */
export const nextStaysFirst = (today: string): RawBuilder<unknown> => sql`b.end_date < ${today}::date,
  case when b.end_date >= ${today}::date then b.start_date end, b.start_date desc, b.id desc`;

export interface BookingColumns {
  id: number;
  display_number: number;
  state: string;
  object_number: number;
  start_date: string;
  end_date: string;
  total_cents: Cents;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  title: string;
  place: string;
}

export const bookingColumns = (
  language: Language,
): RawBuilder<unknown> => sql`b.id, b.display_number, b.state,
  b.object_number, b.start_date, b.end_date, b.total_cents,
  coalesce(b.customer ->> 'firstName', '') as first_name, coalesce(b.customer ->> 'lastName', '') as last_name,
  coalesce(b.customer ->> 'email', '') as email, coalesce(b.customer ->> 'phone', '') as phone,
  ${titleIn(language)} as title, ${placeIn(language)} as place`;
