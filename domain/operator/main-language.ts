import { defaultLanguage, languages, type Language } from '../language.ts';
import type { GivenFacts } from './facts.ts';

/** The language of the office for companies in these countries. */
const languageOfCountry: Readonly<Record<string, Language>> = {
  ...{ DE: 'de', AT: 'de', CH: 'de', LI: 'de' },
  ...{ GB: 'en', IE: 'en', GG: 'en', JE: 'en', IM: 'en', MT: 'en', US: 'en', CA: 'en', AU: 'en', NZ: 'en' },
  ...{ FR: 'fr', BE: 'fr', LU: 'fr', MC: 'fr', IT: 'it', SM: 'it' },
};

type LanguageFacts = Pick<GivenFacts, 'languages' | 'country'>;

/** Returns the languages that guests can choose. All languages if the operator has chosen none. */
export function listOfferedLanguages({ languages: given = [] }: LanguageFacts): readonly Language[] {
  const offered = languages.filter((language) => given.includes(language));
  return offered.length === 0 ? languages : offered;
}

/**
 * Returns the language of the office's own mails and of visitors whose own language is not offered. It is that of the
 * company's country if offered, else German if offered, else the first one.
 */
export function findMainLanguage(facts: LanguageFacts): Language {
  const offered = listOfferedLanguages(facts);
  const own = languageOfCountry[facts.country ?? ''];
  if (own !== undefined && offered.includes(own)) return own;
  return offered.includes(defaultLanguage) ? defaultLanguage : offered[0]!;
}
