import { findOpenRoute } from '../../../../domain/content-pages.ts';
import { isOrdinaryPage, ordinaryFolder, routeOfContentPage } from '../../../../domain/ordinary-pages.ts';
import { listSiblings } from '../address-taken.ts';
import { addressesStore } from '../addresses-store.ts';
import { workingBody } from '../change-unit.ts';
import { editingStore, type Editor } from '../editing-store.ts';
import { mainContainer } from '../rules/container.ts';
import { slugOfText, withSlug } from '../rules/with-slug.ts';
import { addWorkingCopy } from './add-working-copy.ts';
import type { PagesDeps } from './create-page.ts';
import { freeSlug, newPageName, type PageKind } from './new-name.ts';

type Copied =
  | { ok: true; data: { page: string } }
  | { ok: false; type: 'content-not-found' | 'page-fixed'; data: null };

/** A page of a route is copied as an ordinary page. */
function kindOfCopy(page: string): PageKind {
  const route = findOpenRoute(page);
  if (route === null) return 'page';
  return route === 'BlogArticle' ? 'article' : 'theme';
}

/** Copies a page with all its languages and containers as working copies, below the same parent. */
export async function copyPage(
  { connection, clock, places }: PagesDeps,
  editor: Editor,
  original: string,
): Promise<Copied> {
  if (!isOrdinaryPage(original) && routeOfContentPage(original) === null)
    return { ok: false, type: 'page-fixed', data: null };
  const current = await places();
  const kind = kindOfCopy(original);
  const parent = current.published.tree.parents.get(original) ?? null;
  const folder = listSiblings(current, original)?.siblings.folder ?? '';
  const now = clock.now();
  return connection.transaction(async (tx) => {
    const units = await editingStore.unitsOfPage(tx, original);
    if (units.length === 0) return { ok: false, type: 'content-not-found', data: null };
    const key = original.slice(folder.length);
    const page = await newPageName(tx, kind, key);
    if (page.startsWith(ordinaryFolder)) await addressesStore.addPage(tx, page, parent, now);
    for (const unit of units) {
      const text = await workingBody(tx, unit);
      const isMain = unit.containerKey === mainContainer;
      const { language } = unit;
      const body = isMain
        ? withSlug(
            text,
            await freeSlug(tx, current, page, { language, slug: slugOfText(text) ?? key, parent }),
          )
        : text;
      if (body === null) continue;
      const copy = { page, containerKey: unit.containerKey, language, body };
      await addWorkingCopy(tx, editor, { ...copy, action: 'copy', now });
    }
    return { ok: true, data: { page } };
  });
}
