import { languages, type Language } from '../../../../domain/language.ts';
import {
  placeholderIndex,
  placeholders,
  type Placeholder,
} from '../../../../domain/messages/placeholders.ts';
import type { Translate } from '../../../../texts/translate.ts';

export function placeholderNames(t: Translate): Record<Placeholder, string> {
  return Object.fromEntries(
    placeholders.map((code) => [code, t(`landlord.templates.placeholder.${code}`)]),
  ) as Record<Placeholder, string>;
}

/** Names in all our languages, since a template may have been written by a person with another language. */
export const indexOfNames = (
  translate: (language: Language) => Translate,
): ReadonlyMap<string, Placeholder> =>
  placeholderIndex(languages.map((language) => placeholderNames(translate(language))));
