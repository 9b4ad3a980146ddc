import type { Language } from '../../../domain/language.ts';
import type { Whoami as WhoamiAnswer } from '../../../contract/whoami/get-whoami.ts';

/** What other areas may ask about paths. */
export interface Whoami {
  /** What a path of the catalogue shows; null for an unknown or broken path. */
  lookUp(routepath: string, language: Language): Promise<WhoamiAnswer | null>;
  /** The canonical path of what the catalogue shows at a path, in another language; null for an unknown path. */
  translate(routepath: string, language: Language, target: Language): Promise<string | null>;
  /** The canonical slugs of all countries, regions and places in a language, without slashes around. */
  placeSlugs(language: Language): Promise<readonly string[]>;
}
