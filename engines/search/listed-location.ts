import type { Language } from '../../domain/language.ts';
import type { IndexedLocation } from './indexed-home.ts';

export interface ListedLocation extends IndexedLocation {
  count: number;
  /** Folded words of its names in all languages, with alternative spellings. */
  words: readonly string[];
  /** Distinct names, folded, in all spellings. */
  folded: readonly FoldedName[];
}

export interface FoldedName {
  /** Languages that use this name. */
  usedIn: ReadonlySet<Language>;
  whole: string;
  /** The words of the name without fillers, such as "la" or "am". */
  significant: string;
}
