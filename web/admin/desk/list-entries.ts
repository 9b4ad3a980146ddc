import { languages, type Language } from '../../../domain/language.ts';
import type { ContentRow } from '../editors/pages-of.ts';

/** Groups the matching texts of all languages. */
export function listEntries<Found>(
  rows: readonly ContentRow[],
  find: (row: ContentRow, language: Language) => Found | null,
): { row: ContentRow; language: Language; found: Found }[] {
  return rows.flatMap((row) =>
    languages.flatMap((language) => {
      const match = find(row, language);
      return match === null ? [] : [{ row, language, found: match }];
    }),
  );
}
