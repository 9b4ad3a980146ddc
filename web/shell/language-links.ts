import { languages, type Language } from '../../domain/language.ts';
import type { PageHead } from '../app/page-head.ts';

export interface LanguageLinks {
  paths: readonly (readonly [Language, string])[];
  /** The paths are guesses, since the page (an error, for example) has none of its own. */
  areGuessed: boolean;
}

/**
 * Only the languages that a page declares, since an unpublished language is a 404. A page that declares none is assumed to exist in all,
 * at its plain path.
 */
export function languageLinksOf(
  own: PageHead['languageLinks'] = {},
  query: string,
  plainPath: (language: Language) => string,
): LanguageLinks {
  const areGuessed = !languages.some((language) => own[language]);
  return {
    paths: languages.flatMap((language) => {
      const path = areGuessed ? plainPath(language) : own[language];
      return path ? [[language, path + query] as const] : [];
    }),
    areGuessed,
  };
}
