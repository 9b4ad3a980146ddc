import type { Language } from '../../../../domain/language.ts';
import { openContentRoutes } from '../../../../domain/content-pages.ts';
import { isOrdinaryPage, ordinaryFolder } from '../../../../domain/ordinary-pages.ts';
import { slugMax } from '../../../../domain/page-slug.ts';
import type { Tx } from '../../../platform/database.ts';
import { addressesStore } from '../addresses-store.ts';
import { slugTaken, type Places } from '../address-taken.ts';

export type PageKind = 'page' | 'article' | 'theme';

const folderOfKind: Readonly<Record<PageKind, string>> = {
  page: ordinaryFolder,
  article: openContentRoutes.BlogArticle.folder,
  theme: openContentRoutes.ThemesContent.folder,
};

/** Returns an unused name for a new page, made from a slug. Concurrent calls wait. */
export async function newPageName(tx: Tx, kind: PageKind, slug: string): Promise<string> {
  await addressesStore.lockScope(tx, { scope: 'names', language: 'de' });
  for (let number = 1; ; number += 1) {
    const page = folderOfKind[kind] + (number === 1 ? slug : `${slug}-${number}`);
    if (!(await addressesStore.isKnown(tx, page))) return page;
  }
}

/** Returns the slug, or the first unused one with a number appended. */
export async function freeSlug(
  tx: Tx,
  places: Places,
  page: string,
  { language, slug, parent }: { language: Language; slug: string; parent: string | null },
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const candidate = slug.slice(0, slugMax - end.length).replace(/-$/, '') + end;
    const at = { language, slug: candidate, drafts: true, ...(isOrdinaryPage(page) && { parent }) };
    if (!(await slugTaken(tx, places, page, at))) return candidate;
  }
}
