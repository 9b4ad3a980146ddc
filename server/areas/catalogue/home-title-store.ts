import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../domain/language.ts';

/**
 * Selects the title of a home in a language, or else in its own language, in German, in any language, or its number.
 * `objectNumber` is the column that names the home, such as `homes.object_number`.
 */
export const homeTitle = (
  objectNumber: string,
  language: Language,
  otherwise: 'original' | 'german' = 'original',
): RawBuilder<string> => {
  const isNext = otherwise === 'original' ? sql`titles.translated_from is null` : sql`titles.language = 'de'`;
  return sql<string>`coalesce((select titles.title from home_texts titles where titles.object_number = ${sql.ref(objectNumber)}
    order by (titles.language = ${language}) desc, (${isNext}) desc, titles.language limit 1), ${sql.ref(objectNumber)}::text)`;
};
