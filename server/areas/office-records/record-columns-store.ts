import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Cents } from '../../../domain/money.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

/** Selects the place of the home that the query calls `h`. */
export const selectHomePlace = (language: Language): RawBuilder<string> => sql<string>`coalesce((
  select coalesce(places.names ->> ${language}, places.names ->> 'de', '') from places where places.id = h.place_id), '')`;

/** Sorts current and future stays first, the next one at the top; then past ones, the latest first. */
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
  ${homeTitle('h.object_number', language, 'german')} as title, ${selectHomePlace(language)} as place`;
