import type { Language } from '../../../domain/language.ts';
import type { Whoami as WhoamiAnswer } from '../../../contract/whoami/get-whoami.ts';

export interface Whoami {
  /** Finds the page at a catalogue path; null for an unknown or malformed path. */
  lookUp(routepath: string, language: Language): Promise<WhoamiAnswer | null>;
  /** Returns the canonical path of a catalogue page in another language; null for an unknown path. */
  translate(routepath: string, language: Language, target: Language): Promise<string | null>;
  /** Returns the canonical slugs of all countries, regions and places in a language, without outer slashes. */
  placeSlugs(language: Language): Promise<readonly string[]>;
}
