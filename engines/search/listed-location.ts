import type { Language } from '../../domain/language.ts';
import type { IndexedLocation } from './indexed-home.ts';

export interface ListedLocation extends IndexedLocation {
  /** Active homes. */
  count: number;
  /** Folded words of its names in all languages, with other ways to write them. */
  words: readonly string[];
  /** Its distinct names, folded, in all their spellings. */
  folded: readonly FoldedName[];
}

export interface FoldedName {
  /** The languages in which it is called so. */
  in: ReadonlySet<Language>;
  /** All words. */
  whole: string;
  /** The words that a query is asked for, which knows no fillers. */
  asked: string;
}
