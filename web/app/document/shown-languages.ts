import type { Language } from '../../../domain/language.ts';
import type { PageHead } from '../page-head.ts';
import type { PageData } from './page-data.ts';

/**
 * The data of a page without its ways to languages that are switched off, so that neither the switch nor search engines are told of
 * them. Whoever has an address in such a language is still answered.
 */
export function inShownLanguages(data: PageData, shown: readonly Language[]): PageData {
  return Object.fromEntries(
    Object.entries(data).map(([id, answer]) => {
      const { head } = (answer ?? {}) as { head?: Partial<PageHead> };
      if (!head?.languageLinks) return [id, answer];
      const links = Object.entries(head.languageLinks).filter(([one]) => shown.includes(one as Language));
      return [id, { ...(answer as object), head: { ...head, languageLinks: Object.fromEntries(links) } }];
    }),
  );
}
