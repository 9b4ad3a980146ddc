import type { Language } from '../../domain/language.ts';
import type { IndexedLocation } from './indexed-home.ts';

export interface ListedLocation extends IndexedLocation {
  count: number;
  /** Folded words of its names in all languages, with other ways to write them. */
  words: readonly string[];
  /** Distinct names, folded, in all spellings. */
  folded: readonly FoldedName[];
}

export interface FoldedName {
  /** Languages that use this name. */
  in: ReadonlySet<Language>;
  whole: string;
  /** The words that a query uses, without fillers. */
  asked: string;
}
