import type { Endpoint } from '../../contract/define-endpoint.ts';
import { defaultLanguage } from '../../domain/language.ts';
import type { Call } from './handler.ts';

/** The language of editors: pages show the keys of their texts, whose file is `/locales/db/…`. */
const editorLanguage = 'db';

const languageFields = ['languageCode', 'language'] as const;

/**
 * Whoever may edit texts reads in the language of editors: what is no text with a key (names of places, descriptions of
 * homes) comes in German, in which all of it is written. To others it is no language, and nothing is written in it.
 */
export function inReadLanguage(
  { writes }: Pick<Endpoint, 'writes'>,
  given: Readonly<Record<string, unknown>>,
  user: Call['user'],
): Readonly<Record<string, unknown>> {
  if (writes || !languageFields.some((field) => given[field] === editorLanguage)) return given;
  if (!user?.permissions.has('localeEditor.update')) return given;
  return Object.fromEntries(
    Object.entries(given).map(([field, value]) => [
      field,
      value === editorLanguage && (languageFields as readonly string[]).includes(field)
        ? defaultLanguage
        : value,
    ]),
  );
}
