import { defaultLanguage, type Language } from '../../../../domain/language.ts';
import { isMenuPage } from '../../../../domain/menus.ts';

/** Returns the unit of a call, by number or by page, container and language; null if neither is given. */
export function readUnitKey({
  contentID,
  page,
  containerKey,
  language,
}: {
  contentID?: number | undefined;
  page?: string | undefined;
  containerKey: string;
  language?: Language | undefined;
}): { contentId: number } | { page: string; containerKey: string; language: Language } | null {
  if (contentID !== undefined) return { contentId: contentID };
  if (page === undefined || language === undefined) return null;
  // A menu is one text for all languages.
  return isMenuPage(page) && language !== defaultLanguage ? null : { page, containerKey, language };
}
