import { languages, type Language } from '../../domain/language.ts';
import type { PageHead } from '../app/page-head.ts';

export interface LanguageLinks {
  paths: readonly (readonly [Language, string])[];
  /** True if the page, such as an error, has no paths of its own, so that these are guesses. */
  areGuessed: boolean;
}

/**
 * Returns the languages that a page declares, since an unpublished language is a 404. A page that declares none is assumed to exist in all,
 * at its plain path.
 */
export function buildLanguageLinks(
  declaredLinks: PageHead['languageLinks'] = {},
  query: string,
  plainPath: (language: Language) => string,
): LanguageLinks {
  const areGuessed = !languages.some((language) => declaredLinks[language]);
  return {
    paths: languages.flatMap((language) => {
      const path = areGuessed ? plainPath(language) : declaredLinks[language];
      return path ? [[language, path + query] as const] : [];
    }),
    areGuessed,
  };
}
