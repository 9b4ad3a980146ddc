import type { Language } from '../../../../domain/language.ts';

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
  return page === undefined || language === undefined ? null : { page, containerKey, language };
}
