import type { makeContentPreview } from '../../../../contract/content/make-content-preview.ts';
import { isOpenRoute, openContentRoutes } from '../../../../domain/content-pages.ts';
import type { Handler } from '../../../http/handler.ts';
import { editingStore } from '../editing-store.ts';
import { routeOf } from '../present-overview.ts';
import { makePreview, openPreview, type PreviewDeps } from '../preview.ts';
import { slugOf } from '../published.ts';
import type { LinkDeps } from '../resolve-links.ts';

export function makeContentPreviewHandler({
  publicUrl,
  routes,
  ...deps
}: PreviewDeps & Pick<LinkDeps, 'routes'> & { publicUrl: string }): Handler<typeof makeContentPreview> {
  return async ({ contentID }) => {
    const unit = await editingStore.unit(deps.db, { contentId: contentID });
    if (!unit) return { ok: false, type: 'content-not-found', data: null };
    const { token, until } = await makePreview(deps, contentID);
    const shown = await openPreview(deps, token);
    const name = shown && routeOf(shown.page);
    if (!shown || !name) return { ok: false, type: 'content-not-found', data: null };
    const params = isOpenRoute(name) ? { [openContentRoutes[name].param]: slugOf(shown) } : {};
    const url = new URL(routes.pathOf(name, shown.language, params), publicUrl);
    url.searchParams.set('preview', token);
    return { ok: true, data: { url: url.href, expiresAt: until.toISOString() } };
  };
}
