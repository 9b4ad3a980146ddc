import type { Endpoint } from '../../contract/define-endpoint.ts';
import { defaultLanguage } from '../../domain/language.ts';
import type { Call } from './handler.ts';

/** The pseudo-language of editors: pages show the keys of texts, whose file is `/locales/db/…`. */
const editorLanguage = 'db';

const languageFields = ['languageCode', 'language'] as const;

/**
 * In the pseudo-language of editors, texts without a key (place names, descriptions of homes) come in German, which all of them have. It
 * exists only for those who may edit texts, and nothing is stored in it.
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
