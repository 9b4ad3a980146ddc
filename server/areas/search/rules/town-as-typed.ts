import { isQuoted } from '../../../../domain/quoted-words.ts';
import type { SearchFilter } from '../../../../domain/search-filter.ts';

/** Says whether a text is the name of a town or another place of the world, whether it has homes or not. */
export type IsTown = (text: string) => Promise<boolean>;

/**
 * Forgives no typing error in the name of a town that has no homes: who asks for Prien has not mistyped Wien, and is shown
 * what lies around Prien instead.
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
