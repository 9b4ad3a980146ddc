import type { makeContentPreview } from '../../../../contract/content/make-content-preview.ts';
import { defaultLanguage } from '../../../../domain/language.ts';
import type { Handler } from '../../../http/handler.ts';
import { editingStore } from '../editing-store.ts';
import { slugsOfPlaces, type OverviewDeps } from '../present-overview.ts';
import { pathOfPage } from '../page-paths.ts';
import { makePreview, openPreview, type PreviewDeps } from '../preview.ts';
import { withPage, type Published, type PublishedPage } from '../published.ts';
import type { LinkDeps } from '../resolve-links.ts';

/** Returns the path of the published page; null for content without a page of its own. */
async function findPath(
  { routes, whoami }: Pick<LinkDeps, 'routes' | 'whoami'>,
  published: Published,
  shown: PublishedPage,
): Promise<string | null> {
  const { page, language } = shown;
  const path = pathOfPage(routes, withPage(published, shown), page, language);
  if (path !== null) return path;
  const slug = (await slugsOfPlaces({ whoami })).get(page);
  return slug === undefined ? null : whoami.translate(`/${slug}`, defaultLanguage, language);
}

export function makeContentPreviewHandler({
  publicUrl,
  links,
  published,
  ...deps
}: PreviewDeps &
  Pick<OverviewDeps, 'published'> & {
    links: Pick<LinkDeps, 'routes' | 'whoami'>;
    publicUrl: string;
  }): Handler<typeof makeContentPreview> {
  return async ({ contentID }) => {
    const unit = await editingStore.unit(deps.db, { contentId: contentID });
    if (!unit) return { ok: false, type: 'content-not-found', data: null };
    const { token, until } = await makePreview(deps, contentID);
    const page = await openPreview(deps, token);
    const path = page && (await findPath(links, await published(), page));
    if (!path) return { ok: false, type: 'content-not-found', data: null };
    const url = new URL(path, publicUrl);
    url.searchParams.set('preview', token);
    return { ok: true, data: { url: url.href, expiresAt: until.toISOString() } };
  };
}
