import { sql, type RawBuilder } from 'kysely';
import type { SoughtReading } from '../../../domain/office-records.ts';
import type { Sought } from './rules/read-sought.ts';

/**
 * The words and phone numbers of a table's rows, exactly as its index has them: the same expressions are in a migration, and a query with
 * others reads all rows.
 */
export const recordWords = {
  bookings: sql<string>`office_words(
    coalesce(b.customer ->> 'firstName', '') || ' ' || coalesce(b.customer ->> 'lastName', '') || ' '
      || coalesce(b.customer ->> 'email', ''),
    coalesce(b.customer ->> 'phone', ''))`,
  accounts: sql<string>`office_words(a.first_name || ' ' || a.last_name || ' ' || a.email)`,
  cases: sql<string>`office_words(c.name || ' ' || c.company || ' ' || c.email, c.phone)`,
  vouchers: sql<string>`office_words(
    v.buyer_name || ' ' || v.buyer_email || ' ' || v.recipient_name || ' ' || coalesce(v.recipient_email, ''))`,
  questions: sql<string>`office_words(q.name || ' ' || q.email)`,
  titles: sql<string>`office_words(t.title)`,
  places: sql<string>`office_words(p.names::text)`,
  landlords: sql<string>`office_words(l.name || ' ' || l.email, coalesce(l.phone, ''))`,
} as const;

/** True when a word of the row begins with the word, which consists of letters and digits only. */
export const beginsWord = (words: RawBuilder<string>, word: string): RawBuilder<boolean> =>
  sql<boolean>`${words} like ${`% ${word}%`}`;

/** The shortest word that is compared by its letters: shorter ones resemble too much. */
const shortestSimilar = 4;

/** True when a word of the row begins with the word, or resembles it where similar spellings are sought. */
export const hasWord = (
  words: RawBuilder<string>,
  word: string,
  reading: SoughtReading,
): RawBuilder<boolean> =>
  reading === 'similar' && word.length >= shortestSimilar
    ? sql<boolean>`(${beginsWord(words, word)} or ${word} <% ${words})`
    : beginsWord(words, word);

/** True when the row's phone number contains the digits. */
export const hasPhone = (words: RawBuilder<string>, digits: string): RawBuilder<boolean> =>
  sql<boolean>`${words} like ${`%#%${digits}%`}`;

export const joinByAnd = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join([...conditions], sql` and `)})`;

export const joinByOr = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join([...conditions], sql` or `)})`;

export const allWords = (
  words: RawBuilder<string>,
  { words: sought, reading }: Pick<Sought, 'words' | 'reading'>,
): RawBuilder<boolean> => joinByAnd(sought.map((word) => hasWord(words, word, reading)));

/** Selects homes whose title, place or landlord contains the word. */
export const homesWithWord = (word: string, reading: SoughtReading): RawBuilder<number> => sql<number>`
  select t.object_number from home_texts t where ${hasWord(recordWords.titles, word, reading)}
  union all
  select h.object_number from homes h join places p on p.id = h.place_id where ${hasWord(recordWords.places, word, reading)}
  union all
  select h.object_number from homes h join landlords l on l.id = h.landlord_id
  where ${hasWord(recordWords.landlords, word, reading)}`;
