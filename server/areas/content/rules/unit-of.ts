import type { Language } from '../../../../domain/language.ts';

/** The unit that a call names: by its number, or by page, container and language; null where it names none. */
export function unitOf({
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
  return page === undefined || language === undefined ? null : { page, containerKey, language };
}
