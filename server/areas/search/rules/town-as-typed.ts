import { isQuoted } from '../../../../domain/quoted-words.ts';
import type { SearchFilter } from '../../../../domain/search-filter.ts';

/** True when a text is the name of a town or other real-world place, with or without homes. */
export type IsTown = (text: string) => Promise<boolean>;

/**
 * Disables typo correction for the names of towns without homes: "Prien" is not a typo of "Wien", and its visitor gets the surroundings of
 * Prien instead.
 */
export async function withTownAsTyped(
  filter: SearchFilter,
  corrections: (filter: SearchFilter) => readonly unknown[],
  isTown: IsTown,
): Promise<SearchFilter> {
  const { q } = filter;
  if (q === undefined || isQuoted(q) || corrections(filter).length === 0 || !(await isTown(q))) return filter;
  return { ...filter, q: `"${q}"` };
}
