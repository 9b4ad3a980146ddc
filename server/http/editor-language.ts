import type { Endpoint } from '../../contract/define-endpoint.ts';
import { defaultLanguage } from '../../domain/language.ts';
import type { Call } from './handler.ts';

/** The pseudo-language of editors, in which pages show the keys of texts; its file is `/locales/db/…`. */
const editorLanguage = 'db';

const languageFields = ['languageCode', 'language'] as const;

/**
 * Replaces the pseudo-language of editors by German for texts without a key (place names, descriptions of homes), which all of them have.
 * The pseudo-language exists only for people who may edit texts, and nothing is stored in it.
 */
export function inReadLanguage(
  { writes }: Pick<Endpoint, 'writes'>,
  parameters: Readonly<Record<string, unknown>>,
  user: Call['user'],
): Readonly<Record<string, unknown>> {
  if (writes || !languageFields.some((field) => parameters[field] === editorLanguage)) return parameters;
  if (!user?.permissions.has('localeEditor.update')) return parameters;
  return Object.fromEntries(
    Object.entries(parameters).map(([field, value]) => [
      field,
      value === editorLanguage && (languageFields as readonly string[]).includes(field)
        ? defaultLanguage
        : value,
    ]),
  );
}
