import { languages, type Language } from '../../domain/language.ts';
import type { PageHead } from '../app/page-head.ts';

/** The page in each language in which it exists, as the language switch offers it. */
export interface LanguageLinks {
  paths: readonly (readonly [Language, string])[];
  /** The paths are guesses: the page knows none of its own, as an error does. */
  areGuessed: boolean;
}

/**
 * The languages that a page says it exists in, and no others: what is not published in a language is a 404 there.
 * Only a page that says nothing of it is guessed to be everywhere, at its plain path.
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
