import type { makeContentPreview } from '../../../../contract/content/make-content-preview.ts';
import { defaultLanguage } from '../../../../domain/language.ts';
import { startPage } from '../../../../domain/start-page.ts';
import { isOpenRoute, openContentRoutes } from '../../../../domain/content-pages.ts';
import type { Handler } from '../../../http/handler.ts';
import { editingStore } from '../editing-store.ts';
import { findRoute, slugsOfPlaces } from '../present-overview.ts';
import { makePreview, openPreview, type PreviewDeps } from '../preview.ts';
import { pageSlug, type PublishedPage } from '../published.ts';
import type { LinkDeps } from '../resolve-links.ts';

/** Returns the path of the published page; null for content without a page of its own. */
async function findPath(
  { routes, whoami }: Pick<LinkDeps, 'routes' | 'whoami'>,
  shown: PublishedPage,
): Promise<string | null> {
  const { page, language } = shown;
  if (page === startPage) return routes.pathOf('Home', language);
  const name = findRoute(page);
  if (name !== null) {
    return routes.pathOf(
      name,
      language,
      isOpenRoute(name) ? { [openContentRoutes[name].param]: pageSlug(shown) } : {},
    );
  }
  const slug = (await slugsOfPlaces({ whoami })).get(page);
  return slug === undefined ? null : whoami.translate(`/${slug}`, defaultLanguage, language);
}

export function makeContentPreviewHandler({
  publicUrl,
  links,
  ...deps
}: PreviewDeps & { links: Pick<LinkDeps, 'routes' | 'whoami'>; publicUrl: string }): Handler<
  typeof makeContentPreview
> {
  return async ({ contentID }) => {
    const unit = await editingStore.unit(deps.db, { contentId: contentID });
    if (!unit) return { ok: false, type: 'content-not-found', data: null };
    const { token, until } = await makePreview(deps, contentID);
    const page = await openPreview(deps, token);
    const path = page && (await findPath(links, page));
    if (!path) return { ok: false, type: 'content-not-found', data: null };
    const url = new URL(path, publicUrl);
    url.searchParams.set('preview', token);
    return { ok: true, data: { url: url.href, expiresAt: until.toISOString() } };
  };
}
